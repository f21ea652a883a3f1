import InterfaceComparison
import InterfaceDiff
import Reporting
import Testing

/// Every kind of change, as the text report says it.
@Suite struct InterfaceDiffTests {
  private func document(_ view: String, header: String = "", top: String = "", resources: String = "") -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" \(header)><dependencies>\(resources)</dependencies>"
      + "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\">\(top)</placeholder>"
      + "<view userLabel=\"Card\" id=\"card\">\(view)</view></objects><resources>\(resources)</resources></document>"
  }

  private func diff(_ old: String, _ new: String, frames: Bool = false) throws -> InterfaceDiff {
    InterfaceDiff(
      old: try ComparedDocument(parsing: Array(old.utf8)), new: try ComparedDocument(parsing: Array(new.utf8)),
      includesFrames: frames)
  }

  private func text(_ old: String, _ new: String, frames: Bool = false) throws -> String {
    DiffReport(try diff(old, new, frames: frames), old: "A.xib", new: "B.xib").text
  }

  /// What the report says of two contents of the card.
  private func changes(_ old: String, _ new: String) throws -> String { try text(document(old), document(new)) }

  private let title = #"<subviews><label text="Title" id="t"/></subviews>"#

  // MARK: Nothing

  @Test func whatIsTheSameSaysNothing() throws {
    #expect(try changes(title, title) == "")
    // The order of attributes, escapes and white space are no differences.
    #expect(try changes(title, "<subviews>\n  <label id=\"t\" text='T&#105;tle'/>\n</subviews>") == "")
  }

  @Test func headerChurnSaysNothing() throws {
    let (old, new) = (
      document("", header: #"toolsVersion="1" systemVersion="A""#, resources: #"<plugIn identifier="x" version="1"/>"#),
      document("", header: #"toolsVersion="2" systemVersion="B""#, resources: #"<plugIn identifier="x" version="1"/>"#)
    )
    #expect(try text(old, new) == "")
    let device = { (id: String) in
      "<document><device id=\"\(id)\"/><scenes><scene sceneID=\"s\"><objects/>"
        + "<point key=\"canvasLocation\" x=\"\(id.count)\" y=\"0\"/></scene></scenes></document>"
    }
    #expect(try text(device("retina4_7"), device("retina6_12")) == "")
  }

  @Test func idsThatAloneChangedSayNothing() throws {
    func content(_ prefix: String) -> String {
      """
      <subviews><label text="A" id="\(prefix)a"/><label text="B" id="\(prefix)b"><connections>\
      <outlet property="delegate" destination="\(prefix)a" id="\(prefix)o"/></connections></label></subviews>\
      <constraints><constraint firstItem="\(prefix)a" firstAttribute="top" secondItem="\(prefix)b" \
      secondAttribute="top" id="\(prefix)c"/><constraint firstItem="\(prefix)b" firstAttribute="left" id="\(prefix)d"/>\
      </constraints><variation key="default"><mask key="constraints"><exclude reference="\(prefix)c"/></mask></variation>
      """
    }
    let tops = (
      #"<connections><outlet property="title" destination="1a" id="p"/></connections>"#,
      #"<connections><outlet property="title" destination="2a" id="q"/></connections>"#
    )
    #expect(try text(document(content("1"), top: tops.0), document(content("2"), top: tops.1)) == "")
    // One says something else, too: that one is another.
    let other = content("2").replacing("text=\"B\"", with: "text=\"C\"")
    let said = try text(document(content("1"), top: tops.0), document(other, top: tops.1))
    #expect(said.contains(#"+ label "C" (2b), in Card"#) && said.contains(#"- label "B" (1b), from Card"#))
    #expect(!said.contains("\"A\"") && !said.contains("outlet title"))
  }

  @Test func aWholeSubtreeWithOtherIDsIsKnownElsewhere() throws {
    func box(_ id: String) -> String {
      "<view id=\"\(id)\"><subviews><label text=\"Inside\" id=\"\(id)l\"/></subviews></view>"
    }
    let said = try changes(
      "<subviews>\(box("x"))<stackView id=\"s\"/></subviews>",
      "<subviews><stackView id=\"s\"><subviews>\(box("y"))</subviews></stackView></subviews>")
    #expect(said == "  view (y)\n    moved: Card → stackView\n")
  }

  // MARK: Objects

  @Test func objectsThatCameOrWent() throws {
    #expect(try changes("", title) == "+ label \"Title\" (t), in Card\n")
    #expect(try changes(title, "") == "- label \"Title\" (t), from Card\n")
  }

  @Test func objectsElsewhere() throws {
    let old = #"<subviews><label text="Title" id="t"/><stackView id="s"/></subviews>"#
    let new = #"<subviews><stackView id="s"><subviews><label text="Title" id="t"/></subviews></stackView></subviews>"#
    #expect(try changes(old, new) == "  label \"Title\" (t)\n    moved: Card → stackView\n")
    let keyed = #"<subviews><stackView id="s"/></subviews><label key="headerView" text="Title" id="t"/>"#
    #expect(
      try changes(old, keyed) == "  label \"Title\" (t)\n    moved: Card, subviews → Card, headerView\n")
  }

  @Test func objectsInAnotherOrder() throws {
    let views = ["a", "b", "c"].map { "<view id=\"\($0)\"/>" }
    let said = try changes(
      "<subviews>\(views.joined())</subviews>", "<subviews>\(views[2])\(views[0])\(views[1])</subviews>")
    #expect(said == "  view (c)\n    order: 3 → 1\n")
  }

  @Test func anObjectOfAnotherKind() throws {
    #expect(
      try changes(title, #"<subviews><textView text="Title" id="t"/></subviews>"#)
        == "  textView \"Title\" (t)\n    element: label → textView\n")
  }

  @Test func scenes() throws {
    func storyboard(_ scenes: String) -> String { "<document><scenes>\(scenes)</scenes></document>" }
    let scene = #"<scene sceneID="s"><objects><viewController title="Start" id="v"/></objects></scene>"#
    #expect(
      try text(storyboard(""), storyboard(scene))
        == "+ scene \"Start\" (s)\n+ viewController \"Start\" (v), scene \"Start\"\n")
    #expect(
      try text(storyboard(scene), storyboard(scene.replacing("id=\"v\"", with: "restorationIdentifier=\"r\" id=\"v\"")))
        == "  viewController \"Start\" (v), scene \"Start\"\n    restorationIdentifier: none → r\n")
  }

  // MARK: Properties

  @Test func attributes() throws {
    let new = #"<subviews><label text="A &quot;title&quot;&#10;" hidden="YES" id="t"/></subviews>"#
    #expect(
      try changes(title, new)
        == "  label \"A \"title\"\" (t)\n    text: Title → \"A \\\"title\\\"\\n\"\n    hidden: none → YES\n")
    #expect(try changes(#"<nil key="tintColor"/>"#, "") == "  view \"Card\" (card)\n    tintColor: nil → none\n")
  }

  @Test func aTextInAnElementIsTheProperty() throws {
    let element = #"<subviews><label id="t"><string key="text">Title</string></label></subviews>"#
    #expect(try changes(title, element) == "")
    #expect(
      try changes(title, element.replacing("Title", with: "Two\nlines"))
        == "  label \"Two lines\" (t)\n    text: Title → \"Two\\nlines\"\n")
  }

  @Test func valuesInElements() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let color = #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    #expect(
      try changes(font, font.replacing("17", with: "20"))
        == "  view \"Card\" (card)\n    fontDescription.pointSize: 17 → 20\n")
    #expect(
      try changes(font, #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
        == "  view \"Card\" (card)\n    fontDescription: fontDescription type=system pointSize=17 → "
        + "fontDescription style=UICTFontTextStyleBody\n")
    #expect(
      try changes(color, #"<color key="tintColor" systemColor="labelColor"/>"#)
        == "  view \"Card\" (card)\n    tintColor: color red=1 green=0 blue=0 alpha=1 colorSpace=calibratedRGB → "
        + "color systemColor=labelColor\n")
    #expect(
      try changes(
        #"<state key="normal" title="A"/>"#, #"<state key="normal" title="B"/><state key="selected" title="C"/>"#)
        == "  view \"Card\" (card)\n    state[normal].title: A → B\n    state[selected]: none → state title=C\n")
    #expect(
      try changes(
        #"<segments><segment title="A"/><segment title="B"/></segments>"#,
        #"<segments><segment title="A"/><segment title="C"/></segments>"#)
        == "  view \"Card\" (card)\n    segments.segment[2].title: B → C\n")
  }

  @Test func variations() throws {
    let old =
      #"<subviews><view id="a"/></subviews><variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>"#
    #expect(
      try changes(old, old.replacing("exclude", with: "include"))
        == "  view \"Card\" (card)\n    variation[default].mask[subviews]: exclude view → include view\n")
  }

  @Test func framesCountWhereNothingElseDecidesThem() throws {
    func label(_ width: Int, _ attribute: String) -> String {
      "<subviews><label \(attribute) id=\"t\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"2\"/></label></subviews>"
    }
    #expect(try changes(label(1, ""), label(2, "")) == "  label (t)\n    frame.width: 1 → 2\n")
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let (old, new) = (document(label(1, free)), document(label(2, free)))
    #expect(try diff(old, new).changes.isEmpty && diff(old, new).framesLeftOut == 1)
    #expect(try text(old, new, frames: true) == "  label (t)\n    frame.width: 1 → 2\n")
  }

  @Test func runtimeAttributes() throws {
    func attributes(_ value: String) -> String {
      "<userDefinedRuntimeAttributes>\(value)</userDefinedRuntimeAttributes>"
    }
    let radius =
      #"<userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>"#
    let flag = #"<userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>"#
    #expect(
      try changes(attributes(radius), attributes(radius.replacing("8", with: "9") + flag))
        == "  view \"Card\" (card)\n    runtime attribute radius: number integer value=8 → number integer value=9\n"
        + "    runtime attribute flag: none → boolean YES\n")
  }

  @Test func flagsOfTheDocumentAndResources() throws {
    #expect(
      try text(document("", header: #"useAutolayout="YES""#), document("", header: #"useSafeAreas="YES""#))
        == "  document\n    useAutolayout: YES → none\n    useSafeAreas: none → YES\n")
    #expect(
      try text(document(""), document("", resources: #"<image name="star" width="8" height="8"/>"#))
        == "  document\n    resource image[star]: none → image width=8 height=8\n")
  }

  // MARK: Constraints and connections

  private func constraint(_ attributes: String, id: String = "c") -> String {
    "\(title)<constraints><constraint \(attributes) id=\"\(id)\"/></constraints>"
  }

  @Test func constraints() throws {
    let leading = #"firstItem="t" firstAttribute="leading" secondItem="card" secondAttribute="leadingMargin""#
    let full = leading + #" constant="8" priority="750""#
    #expect(
      try changes(title, constraint(full))
        == "  view \"Card\" (card)\n    + constraint Title.leading = Card.leadingMargin + 8 @750\n")
    #expect(
      try changes(constraint(full), title)
        == "  view \"Card\" (card)\n    - constraint Title.leading = Card.leadingMargin + 8 @750\n")
    #expect(
      try changes(constraint(full), constraint(leading + #" relation="greaterThanOrEqual" constant="-8.0""#))
        == "  view \"Card\" (card)\n    ~ constraint Title.leading = Card.leadingMargin + 8 @750 ⇒ "
        + "Title.leading ≥ Card.leadingMargin − 8\n")
    #expect(try changes(constraint(full, id: "c"), constraint(full, id: "d")) == "")
    let ratio =
      #"firstAttribute="width" secondItem="t" secondAttribute="height" multiplier="16:9" identifier="ratio" placeholder="YES""#
    #expect(
      try changes(title, constraint(ratio))
        == "  view \"Card\" (card)\n    + constraint Card.width = 16:9 × Title.height [identifier=ratio, placeholder=YES]\n"
    )
  }

  @Test func guidesGoByTheirViews() throws {
    let guide = title + #"<viewLayoutGuide key="safeArea" id="g"/>"#
    let new =
      guide
      + #"<constraints><constraint firstItem="t" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints>"#
    #expect(
      try changes(guide, new) == "  view \"Card\" (card)\n    + constraint Title.top = Card.safeArea.top\n")
  }

  @Test func connections() throws {
    func button(_ connections: String) -> String {
      "<subviews><button id=\"b\"><connections>\(connections)</connections></button><view id=\"v\"/></subviews>"
    }
    let action = #"<action selector="go:" destination="-1" eventType="touchUpInside" id="x"/>"#
    #expect(
      try changes(button(""), button(action))
        == "  button (b)\n    + action go: on touchUpInside → File's Owner\n")
    #expect(
      try changes(button(action), button("")) == "  button (b)\n    - action go: on touchUpInside → File's Owner\n")
    #expect(
      try changes(button(action), button(action.replacing("-1", with: "v")))
        == "  button (b)\n    ~ action go: on touchUpInside → File's Owner ⇒ action go: on touchUpInside → view\n")
    #expect(try changes(button(action), button(action.replacing("\"x\"", with: "\"y\""))) == "")
    let other = action.replacing("\"x\"", with: "\"y\"").replacing("-1", with: "v")
    #expect(try changes(button(action), button(other)).contains("    ~ action go:"))
    let segue = #"<segue destination="v" kind="show" identifier="go" id="s"/>"#
    #expect(
      try changes(button(segue), button(segue.replacing("show", with: "push")))
        == "  button (b)\n    ~ segue show \"go\" → view ⇒ segue push \"go\" → view\n")
  }

  // MARK: Forms

  @Test func jsonHasPlacesInBothVersions() throws {
    let diff = try diff(
      "<document>\n<objects><label text=\"A\" id=\"t\"/></objects></document>",
      "<document><objects>\n\n<label text=\"B\" id=\"t\"/></objects></document>")
    let json = DiffReport(diff, old: "A.xib", new: "B.xib").json
    for line in [
      #""schema" : "xibc-diff/1""#, #""kind" : "property""#, #""action" : "changed""#, #""objectID" : "t""#,
      #""property" : "text""#, #""old" : "A""#, #""new" : "B""#, #""oldLine" : 2"#, #""oldColumn" : 23"#,
      #""line" : 3"#,
      #""column" : 14"#, #""changed" : 1"#,
    ] {
      #expect(json.contains(line), "\(line)")
    }
  }

  @Test func textOfADocument() throws {
    let leading = #"firstItem="t" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="8""#
    let content =
      constraint(leading).replacing(
        "id=\"t\"/>", with: "id=\"t\"><color key=\"textColor\" systemColor=\"labelColor\"/></label>")
      + #"<color key="backgroundColor" white="1" colorSpace="calibratedWhite"/>"#
    let top = #"<connections><outlet property="heading" destination="t" id="o"/></connections>"#
    let text = DocumentText.text(of: try ComparedDocument(parsing: Array(document(content, top: top).utf8)))
    #expect(
      text == """
        document
          type: com.apple.InterfaceBuilder3.CocoaTouch.XIB
          placeholder "File's Owner"
            placeholderIdentifier: IBFilesOwner
            outlet heading → heading
          view "Card"
            userLabel: Card
            backgroundColor: color white=1 colorSpace=calibratedWhite
            label "heading"
              text: Title
              textColor: color systemColor=labelColor
            constraint heading.leading = Card.leading + 8

        """)
  }

  @Test func whatCannotBeReadIsRefusedWithItsPlace() throws {
    let broken = #expect(throws: ComparisonError.self) {
      try ComparedDocument(parsing: Array("<document>\n  <objects></document>".utf8))
    }
    #expect(broken?.position.line == 2 && broken?.rule == "malformed_xml")
    let archive = #expect(throws: ComparisonError.self) {
      try ComparedDocument(parsing: Array("\n<archive/>".utf8))
    }
    #expect(archive?.position.line == 2 && archive?.rule == "unsupported_document")
    #expect(throws: ComparisonError.self) { try ComparedDocument(parsing: []) }
  }
}
