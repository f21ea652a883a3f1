import DocumentConversion
import InterfaceBuilder
import InterfaceModel
import Testing
import ViewLanguage
import XMLSyntax

/// Components: what an instance of one is in the document around, and what is wrong with others.
@Suite struct ComponentTests {
  private static let badge = """
    <interface xmlns="urn:xibc:view:1">
      <parameter name="caption" type="String" default="New"/>
      <parameter name="tint" type="UIColor?" default="nil"/>
      <parameter name="isLoud" type="Bool" default="NO"/>
      <event name="onTap"/>
      <view id="badge" size="100 40" backgroundColor="{tint}">
        <label id="captionLabel" text="{caption}!" hidden="{!isLoud}"><layout edges="superview inset 8"/></label>
        <slot name="extra"><layout leading="captionLabel.trailing" centerY="superview"/></slot>
        <button id="close" touchUpInside="{onTap}"><layout trailing="superview" top="superview"/></button>
      </view>
    </interface>
    """

  private func files(_ files: [String: String]) -> ComponentFiles {
    let all = ["Badge.view.xml": Self.badge].merging(files) { $1 }
    return ComponentFiles { all[$0].map { Array($0.utf8) } }
  }

  private func read(_ text: String, file: String = "Screen.view.xml", _ others: [String: String] = [:])
    throws -> DocumentReading
  {
    DocumentReader(components: files(others)).read(Array(text.utf8), file: file)
  }

  private func document(_ content: String, _ others: [String: String] = [:]) throws -> InterfaceDocument {
    let reading = try read(LanguageTesting.interface(content), others)
    guard case .document(let document) = reading else {
      Issue.record("\(reading)")
      throw MissingDocument()
    }
    return document
  }

  private struct MissingDocument: Error {}

  private func faults(_ content: String, file: String = "Screen.view.xml", _ others: [String: String] = [:])
    throws -> [String]
  {
    guard case .faulty(let faults) = try read(LanguageTesting.interface(content), file: file, others) else { return [] }
    return faults.map { "\($0.position.column - 36): \($0.message)" + ($0.help.map { "; \($0)" } ?? "") }
  }

  private let use = #"<component name="Badge"/>"#

  // MARK: Instances

  @Test func anInstanceIsTheComponentsViewWithItsArguments() throws {
    let document = try document(use + #"<Badge id="one" caption="Old" tint="systemRed" frame="0 0 9 9"/>"#)
    let badge = try #require(document.object(withID: "one"))
    #expect(badge.element == "view")
    #expect(badge.customClass?.name == "Badge")
    #expect(badge.customClass?.isComponent == true)
    let label = try #require(document.object(withID: "one.captionLabel"))
    #expect(label["text"] == "Old!")
    #expect(label["hidden"] == "YES")
    #expect(label.isComponentContent)
    #expect(!badge.isComponentContent)
    #expect(badge.instance?.arguments.map(\.name) == ["caption", "tint"])
    guard case .color(.system("systemRedColor"))? = badge.value("backgroundColor") else {
      Issue.record("\(String(describing: badge.value("backgroundColor")))")
      return
    }
  }

  @Test func whatIsNilIsLeftOut() throws {
    let document = try document(use + #"<Badge id="one" frame="0 0 9 9"/>"#)
    #expect(document.object(withID: "one")?.value("backgroundColor") == nil)
    #expect(document.object(withID: "one.captionLabel")?["text"] == "New!")
  }

  @Test func idsOfSeveralInstancesAreApart() throws {
    let document = try document(
      use + #"<view><Badge id="one" frame="0 0 9 9"/><Badge frame="0 0 9 9"/><Badge frame="0 9 9 9"/></view>"#)
    let ids = document.identifiers.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(document.objects.count { $0.element == "label" } == 3)
  }

  @Test func whatTheDocumentAroundSaysWins() throws {
    let document = try document(
      use + #"<view id="root"><Badge id="one" alpha="0.5" tint="systemRed" backgroundColor="systemBlue">"#
        + #"<layout center="superview"/></Badge></view>"#)
    let badge = try #require(document.object(withID: "one"))
    #expect(badge["alpha"] == "0.5")
    #expect(badge["translatesAutoresizingMaskIntoConstraints"] == "NO")
    #expect(badge.values.count { $0.key == "backgroundColor" } == 1)
    #expect(badge.instance?.values.map(\.key) == ["backgroundColor"])
    #expect(document.object(withID: "root")?.constraints.count == 2)
  }

  @Test func aViewInASlotFillsIt() throws {
    let document = try document(
      use + #"<view><Badge id="one" frame="0 0 9 9"><label id="more" text="x"/></Badge></view>"#)
    let label = try #require(document.object(withID: "more"))
    let slot = try #require(document.object(withID: "one.extra"))
    #expect(label.parent == slot.index)
    #expect(!label.isComponentContent)
    let filling = document.object(withID: "one")?.constraints.filter { $0.firstItem?.id == "more" } ?? []
    #expect(filling.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing])
    #expect(filling.allSatisfy { $0.secondItem?.id == "one.extra" })
  }

  @Test func aViewInASlotMaySayItsLayout() throws {
    let document = try document(
      use
        + #"<view><Badge id="one" frame="0 0 9 9"><label id="more"><layout center="superview"/></label></Badge></view>"#
    )
    let own = document.object(withID: "one")?.constraints.filter { $0.firstItem?.id == "more" } ?? []
    #expect(own.map(\.firstAttribute) == [.centerX, .centerY])
    #expect(own.allSatisfy { $0.secondItem?.id == "one.extra" })
  }

  @Test func eventsReachWhatTheDocumentAroundSays() throws {
    let document = try document(
      use + #"<owner class="Screen"/><Badge id="one" onTap="owner.close:" frame="0 0 9 9"/>"#)
    let button = try #require(document.object(withID: "one.close"))
    guard case .action("close:", "touchUpInside")? = button.connections.first?.kind else {
      Issue.record("\(button.connections)")
      return
    }
    guard case .action("close:", "onTap")? = document.object(withID: "one")?.connections.first?.kind else {
      Issue.record("no event")
      return
    }
  }

  @Test func outletsReachIntoInstances() throws {
    let document = try document(
      use + #"<owner class="Screen"><outlet property="caption" destination="one.captionLabel"/></owner>"#
        + #"<Badge id="one" frame="0 0 9 9"/>"#)
    #expect(document.filesOwner?.connections.first?.destination.id == "one.captionLabel")
  }

  @Test func componentsHoldComponents() throws {
    let pair = LanguageTesting.interface(
      use
        + #"<parameter name="both" type="String"/><stackView id="pair"><Badge id="left" caption="{both}"/></stackView>"#
    )
    let document = try document(
      #"<component name="Twins" src="parts/Pair.view.xml"/><Twins id="two" both="Two" frame="0 0 9 9"/>"#,
      ["parts/Pair.view.xml": pair, "parts/Badge.view.xml": Self.badge])
    #expect(document.object(withID: "two")?.customClass?.name == "Pair")
    #expect(document.object(withID: "two.left.captionLabel")?["text"] == "Two!")
    #expect(document.object(withID: "two")?.instance?.members["two.left.captionLabel"] == "left.captionLabel")
    #expect(document.componentFiles == ["parts/Badge.view.xml", "parts/Pair.view.xml"])
  }

  @Test func aComponentReadForItselfShowsItsDefaults() throws {
    let reading = try read(Self.badge, file: "parts/Badge.view.xml")
    guard case .document(let document) = reading else {
      Issue.record("\(reading)")
      return
    }
    let component = try #require(document.component)
    #expect(component.className == "Badge")
    #expect(component.parameters.map(\.name) == ["caption", "tint", "isLoud"])
    #expect(component.events.map(\.name) == ["onTap"])
    #expect(component.slots.map(\.name) == ["extra"])
    #expect(component.templates.count == 3)
    #expect(document.object(withID: "captionLabel")?["text"] == "New!")
  }

  @Test func conversionDissolvesInstances() throws {
    let text = LanguageTesting.interface(use + #"<Badge id="one" frame="0 0 9 9"/>"#)
    let apple = try DocumentConverter(components: files([:])).appleDocument(
      for: try MarkupDocument(parsing: Array(text.utf8)), file: "Screen.view.xml")
    let written = apple.source.string(in: SourceRange(start: 0, end: UInt32(apple.source.bytes.count)))
    #expect(written.contains(#"id="one""#))
    #expect(!written.contains("Badge"))
    #expect(written.contains(#"text="New!""#))
  }

  // MARK: Faults

  @Test func recursionIsToldWithItsPath() throws {
    let inner = LanguageTesting.interface(#"<component name="Outer"/><view><Outer frame="0 0 9 9"/></view>"#)
    let found = try faults(
      #"<component name="Inner"/><view><Inner frame="0 0 9 9"/></view>"#, file: "Outer.view.xml",
      ["Inner.view.xml": inner, "Outer.view.xml": LanguageTesting.interface("<view/>")])
    #expect(
      found == [
        "32: 'Outer' has itself in it: Outer → Inner → Outer; "
          + "Outer.view.xml:1:68 has Inner, Inner.view.xml:1:68 has Outer"
      ])
  }

  @Test func aComponentOfItselfIsRecursive() throws {
    let found = try faults(
      #"<component name="Me"/><view><Me frame="0 0 9 9"/></view>"#, file: "Me.view.xml",
      ["Me.view.xml": LanguageTesting.interface("<view/>")])
    #expect(found == ["29: 'Me' has itself in it: Me → Me; Me.view.xml:1:65 has Me"])
  }

  @Test func componentsCantGrowWithoutBounds() throws {
    var others: [String: String] = [:]
    for level in 0..<9 {
      let use =
        level == 8 ? "<view frame='0 0 1 1'/>" : String(repeating: "<L\(level + 1) frame='0 0 1 1'/>", count: 10)
      others["L\(level).view.xml"] = LanguageTesting.interface(
        "<component name='L\(level + 1)'/><view>\(use)</view>", attributes: " kind='component'")
    }
    let found = try faults("<component name='L0'/><L0 frame='0 0 1 1'/>", others)
    #expect(found.first == "23: components bring in more than 2000 others")
  }

  @Test(
    arguments: [
      (
        #"<component name="Nowhere"/><Nowhere/>"#,
        "0: there is no file Nowhere.view.xml; 'src' is seen from the folder of this document"
      ),
      (#"<component/>"#, "0: the component says no 'name'"),
      (
        #"<component name="badge"/>"#,
        "17: no component can be called 'badge'; elements of components begin with a capital"
      ),
      (#"<component name="Badge" source="x"/>"#, "24: 'component' has no attribute 'source'"),
      (
        #"<component name="Badge"/><Badge captoin="x"/>"#,
        "32: 'Badge' has no parameter or attribute 'captoin'; did you mean 'caption'?"
      ),
      (
        #"<component name="Badge"/><Badge tint="rad"/>"#,
        "38: 'tint' can't be 'rad'; expected a colour: a system colour such as 'label' or 'systemBlue', 'named:…', '#RRGGBB', 'label.opacity(0.6)', 'rgb(r g b / alpha)' or 'gray(white)'"
      ),
      (
        #"<component name="Badge"/><Badge><label slot="extar"/></Badge>"#,
        "45: 'Badge' has no slot 'extar'; did you mean 'extra'?"
      ),
      (#"<component name="Badge"/><Bagde/>"#, "26: there is no element 'Bagde'; did you mean 'Badge'?"),
      (#"<parameter name="a" type="Strin"/><view/>"#, "26: no parameter can be a 'Strin'; did you mean 'String'?"),
      (#"<parameter name="a" type="Int" default="x"/><view/>"#, "40: 'default' can't be 'x'; expected a whole number"),
      (#"<parameter type="Int"/><view/>"#, "0: the parameter says no 'name'"),
      (#"<parameter name="a"/><view/>"#, "0: the parameter says no 'type'"),
      (
        #"<parameter name="alpha" type="Double"/><view/>"#,
        "17: every view has 'alpha' already; name the parameter otherwise"
      ),
      (#"<parameter name="1a" type="Int"/><view/>"#, "17: '1a' is no name for a property"),
      (#"<parameter name="a" type="Int"/><event name="a"/><view/>"#, "45: the component has 'a' already"),
      (#"<event name="load"/><view/>"#, "13: the component's own code has 'load'; name the event otherwise"),
      (
        #"<event name="onTap"/><owner class="X"/><view/>"#,
        "22: a component has no owner; declare an event or a parameter for what it asks for"
      ),
      (#"<event name="onTap"/><view/><view/>"#, "29: a component is one view, and this is another object"),
      (
        #"<event name="onTap"/><view><button touchUpInside="{onTop}"/></view>"#,
        "50: there is no event 'onTop'; did you mean 'onTap'?"
      ),
      (
        #"<parameter name="a" type="Int"/><view><label text="{b}"/></view>"#,
        "51: there is no parameter 'b'; did you mean 'a'?"
      ),
      (
        #"<parameter name="a" type="Int"/><view><label text="{a"/></view>"#,
        "51: '{' isn't closed; write '{{' for a brace"
      ),
      (
        #"<parameter name="a" type="Int"/><view><label text="a}"/></view>"#,
        "51: '}' closes nothing; write '}}' for a brace"
      ),
      (
        #"<parameter name="a" type="Int"/><view><label hidden="{a}"/></view>"#,
        "53: this can't be 'a', which is of type Int"
      ),
      (
        #"<parameter name="a" type="Int"/><view><label hidden="{!a}"/></view>"#,
        "53: '!' takes a Bool, and 'a' is of type Int"
      ),
      (
        #"<parameter name="a" type="Int"/><view alpha="0.{a}"/>"#,
        "45: only texts can have parameters among other words"
      ),
      (
        #"<parameter name="a" type="UIColor"/><view><label text="is {a}"/></view>"#,
        "55: no text can hold 'a', which is of type UIColor"
      ),
      (#"<view><slot name="a"><label/></slot></view>"#, "22: a slot is filled by those who use the component"),
      (
        #"<parameter name="a" type="Int" default="1"/><view layer.borderWidth="{a}"/>"#,
        "69: no parameter can be the value of a runtime attribute"
      ),
      (
        #"<component name="Badge"/><view><Badge frame="0 0 1 1"><when widthClass="compact" alpha="0"/></Badge></view>"#,
        "55: an instance of a component can't change with the traits"
      ),
      (#"<view><slot/></view>"#, "6: the slot says no 'name'"),
    ])
  func faultsAreToldWithTheirPlace(_ content: String, _ expected: String) throws {
    let found = try faults(content)
    #expect(found.first == expected)
  }

  @Test func aComponentThatIsFaultyIsNamedWithItsPlace() throws {
    let found = try faults(
      #"<component name="Odd"/><Odd/>"#, ["Odd.view.xml": "<interface><view colour='x'/></interface>"])
    #expect(found == ["24: 'Odd' can't be used: Odd.view.xml:1:18: 'view' has no attribute 'colour'"])
    let broken = try faults(#"<component name="Odd"/><Odd/>"#, ["Odd.view.xml": "<interface>"])
    #expect(broken.first?.hasPrefix("24: 'Odd' can't be used: Odd.view.xml:1:") == true)
    let other = try faults(#"<component name="Odd"/><Odd/>"#, ["Odd.view.xml": "<document/>"])
    #expect(other == ["24: 'Odd' can't be used: Odd.view.xml isn't a document of the view language"])
  }

  @Test func bracesMeanThemselvesWhereThereAreNoParameters() throws {
    let document = try document(#"<label id="a" text="{name}"/>"#)
    #expect(document.object(withID: "a")?["text"] == "{name}")
  }

  @Test func twoBracesAreOne() throws {
    let reading = try read(
      LanguageTesting.interface(#"<parameter name="a" type="Int" default="3"/><label id="l" text="{{a}} = {a}"/>"#))
    guard case .document(let document) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(document.object(withID: "l")?["text"] == "{a} = 3")
  }
}
