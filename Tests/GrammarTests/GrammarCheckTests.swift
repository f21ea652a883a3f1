import Foundation
import GrammarChecking
import GrammarWriting
import SchemaValidation
import Testing
import ViewLanguage
import XMLSyntax

/// What the grammar takes and refuses, by libxml2.
@Suite struct GrammarCheckTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The documents of the language in the package, and those in its reference.
  private static let documents: [String] = {
    let folders = ["Examples", "Tests"]
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)?.compactMap { $0 as? String }
        ?? []).filter { $0.hasSuffix(".view.xml") && !$0.contains(".build/") }.map { folder + "/" + $0 }
    }
    let texts = files.sorted().compactMap {
      try? String(contentsOf: package.appendingPathComponent($0), encoding: .utf8)
    }
    let page = try? String(contentsOf: package.appendingPathComponent("Grammar/README.md"), encoding: .utf8)
    return texts
      + (page ?? "").components(separatedBy: "```xml\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
  }()

  private func faults(_ text: String) throws -> [LanguageError] {
    GrammarCheck.faults(in: try MarkupDocument(parsing: Array(text.utf8)))
  }

  private func faults(ofContent content: String) throws -> [LanguageError] {
    try faults(#"<interface xmlns="urn:xibc:view:1">\#(content)</interface>"#)
  }

  @Test func documentsAreThere() { #expect(Self.documents.count >= 10) }

  @Test(arguments: documents)
  func ourDocumentsKeepToTheGrammar(_ document: String) throws { #expect(try faults(document) == []) }

  @Test(arguments: [
    // An own class has properties that nobody else knows.
    #"<view class="Badge" module="Social" ring="systemRed" caption="'New'"/>"#,
    // A parameter of a component can stand for any value.
    #"<label text="{name}" numberOfLines="{lines}" textColor="{tint}" hidden="{isHidden}" font="{font}"/>"#,
    #"<component name="Card" src="Card.view.xml"/><Card id="a" name="Ada" onFollow="owner.follow:"><label/></Card>"#,
    #"<parameter name="title" type="String" default=""/><event name="onFollow"/><view><slot name="accessory"/></view>"#,
    #"<component name="Card"/><component name="Kit" src="Kit.view.xml" module="Kit"/>"#,
    #"<parameter name="name" type="String"/><parameter name="image" type="UIImage?" default="nil" summary="Left."/><view/>"#,
    #"<view><slot name="extra" alpha="0.5"><layout width="8"/></slot></view>"#,
    #"<view><when widthClass="compact" hidden="YES"><layout width="8"/><constraints>width = 8</constraints></when></view>"#,
    #"<view><when idiom="pad" installed="NO" activate="a b" deactivate="c" limit.constant="8"/></view>"#,
    #"<view><constraints id="wide" group="width" active="NO" metrics="gap=12">width = gap</constraints></view>"#,
    #"<view><constraint firstAttribute="width" constant="8"><userComments>Wide.</userComments></constraint></view>"#,
    #"<appearance><navigationBar class="Bar" module="Kit" in="A B" tintColor="white"><title color="red"/></navigationBar></appearance>"#,
    #"<appearance><tabBar><barAppearance for="standard" background="opaque"><item state="selected"/></barAppearance></tabBar></appearance>"#,
    ##"<label textColor="label.opacity(0.6)" shadowColor="#FF000080" tintColor="named:A.opacity(50%)"/>"##,
    #"<metrics gap="12" wide="200.5"/><view installed="NO"/>"#,
    #"<label><attributedText alignment="center">Hello <b>big <i>and</i></b> <span color="red">red</span></attributedText></label>"#,
    #"<button><state key="normal"><attributedTitle>A <u>title</u></attributedTitle></state></button>"#,
    #"<view layoutMargins="8"/><view layoutMargins="8 16"/><view layoutMargins="1 2 3 4"/>"#,
    #"<view><holodeck id="h" since="27"><thing/>text</holodeck></view>"#,
    #"<view titleLabel.whatever="8"/>"#,
    #"<view autoresizing="none"/><view autoresizing="flexibleWidth flexibleHeight"/>"#,
  ])
  func whatTheLanguageHasIsTaken(_ content: String) throws { #expect(try faults(ofContent: content) == []) }

  @Test(arguments: [
    #"<label txet="A"/>"#, #"<label numberOfLines="two"/>"#, #"<label hidden="maybe"/>"#, #"<view frame="1 2 3"/>"#,
    #"<view layoutMargins="1 2 3"/>"#, #"<label textColor="gray"/><label textColor="grey()"/>"#,
    #"<label textAlignment="middle"/>"#,
    #"<view><viewController/></view>"#, #"<label>Hello</label>"#, #"<view><owner/></view>"#, #"<outlet/>"#,
    #"<owner><outlet property="a"/></owner>"#, #"<component src="Card.view.xml"/>"#,
    #"<button touchUpInside="follow"/>"#,
    #"<label touchUpInside="owner.follow:"/>"#, #"<parameter name="a" type="Date"/>"#, #"<metrics gap="wide"/>"#,
    #"<appearance><slider><title/></slider></appearance>"#, #"<appearance><label id="a"/></appearance>"#,
    #"<appearance><tabBar><barAppearance><button/></barAppearance></tabBar></appearance>"#,
    #"<label textColor="label.opacity()"/>"#, #"<view><slot/></view>"#, #"<view><when widthClass="narrow"/></view>"#,
    #"<view><when><label/></when></view>"#,
    #"<label><attributedText><em>A</em></attributedText></label>"#,
    #"<view><constraints activ="NO">width = 8</constraints></view>"#, #"<view size="8"/>"#, #"<label font="system"/>"#,
  ])
  func whatItDoesNotHaveIsRefused(_ content: String) throws { #expect(try faults(ofContent: content).count == 1) }

  @Test func aDocumentOfAnotherNamespaceIsRefused() throws {
    #expect(try faults("<interface/>").count == 1)
    #expect(try faults(#"<interface xmlns="urn:other"/>"#).count == 1)
  }

  @Test(arguments: [
    (#"<label numberOfLines="two"/>"#, "'numberOfLines' can't be 'two'", "expected: A whole number.", "two"),
    (#"<label txet="A"/>"#, "'label' has no attribute 'txet'", "did you mean 'text'?", "txet"),
    (#"<view><viewController/></view>"#, "'viewController' can't stand in 'view'", nil, "viewController"),
    (#"<label>Hello</label>"#, "there is text in 'label'", nil, "Hello"),
    (#"<component src="A.view.xml"/>"#, "'component' has no 'name'", "it needs one", "component"),
  ])
  func itSaysWhatAndWhere(_ content: String, _ message: String, _ help: String?, _ place: String) throws {
    let document = try MarkupDocument(
      parsing: Array(#"<interface xmlns="urn:xibc:view:1">\#(content)</interface>"#.utf8))
    let fault = try #require(GrammarCheck.faults(in: document).first)
    #expect(fault.message == message)
    #expect(fault.help == help)
    #expect(document.source.string(in: fault.range) == place)
    #expect(fault.code == "grammar")
  }

  /// However many attributes an element has, and however deep it stands, checking takes time in proportion.
  @Test func manyAttributesAreNoMatter() throws {
    let attributes =
      #"text="A" numberOfLines="2" textAlignment="center" hidden="YES" alpha="0.5" tag="1" opaque="NO" font="body" "#
      + #"textColor="label" shadowColor="label" shadowOffset="1 1" contentMode="left" clipsSubviews="YES" enabled="NO" "#
      + #"highlighted="YES" lineBreakMode="wordWrap" userLabel="A" minimumScaleFactor="0.5" frame="0 0 1 1" "#
      + #"multipleTouchEnabled="YES" exclusiveTouch="YES" tintColor="label" backgroundColor="label" layoutMargins="8""#
    let labels = String(repeating: "<label \(attributes)/>", count: 200)
    let open = String(repeating: "<view>", count: 60)
    #expect(try faults(ofContent: open + labels + String(repeating: "</view>", count: 60)) == [])
  }

  @Test func manyAtATime() async throws {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { (try? faults(ofContent: #"<view><label numberOfLines="two"/></view>"#).count) == 1 }
      }
      for await isFound in group { #expect(isFound) }
    }
  }

  @Test func whatIsNoGrammarMakesNoSchema() {
    #expect(RelaxNGSchema("") == nil)
    #expect(RelaxNGSchema("<grammar/>") == nil)
    #expect(RelaxNGSchema("<grammar") == nil)
  }
}
