import DocumentConversion
import Foundation
import Testing
import ViewLanguage
import XMLSyntax

/// That documents get the form in which Xcode saves them.
@Suite struct XcodeStyleTests {
  private static let folder = "Tests/ViewLanguageTests/XcodeStyle/"

  /// Documents that say everything in another order than Xcode, beside the ones that Xcode would make of them.
  @Test(arguments: ["Card.xib", "Main.storyboard"])
  func aDocumentGetsXcodesForm(_ name: String) throws {
    let source = try MarkupDocument(parsing: LanguageTesting.bytes(Self.folder + "Sources/" + name))
    let styled = Self.styled(source)
    let golden = LanguageTesting.package.appendingPathComponent(Self.folder + "Goldens/" + name)
    if ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1" {
      try Data(styled).write(to: golden, options: .atomic)
    }
    #expect(try String(decoding: styled, as: UTF8.self) == String(contentsOf: golden, encoding: .utf8))
    let result = try MarkupDocument(parsing: styled)
    #expect(DocumentComparison().firstDifference(source, result) == nil)
    #expect(Self.styled(result) == styled)
  }

  @Test(arguments: LanguageTesting.appleDocuments)
  func nothingIsLost(_ path: String) throws {
    let document = try MarkupDocument(parsing: LanguageTesting.bytes(path))
    let styled = try MarkupDocument(parsing: Self.styled(document))
    #expect(DocumentComparison().firstDifference(document, styled) == nil)
    #expect(Self.styled(styled) == styled.source.bytes)
  }

  private static func styled(_ document: MarkupDocument) -> [UInt8] {
    MarkupWriter().bytes(of: EditableDocument(root: XcodeStyle().styled(EditableElement(document.root))))
  }

  // MARK: Parts

  /// What becomes of one element in a document.
  private func styled(_ text: String, in list: String, of holder: String? = nil) throws -> [String] {
    let opening = holder.map { "<view id=\"\($0)\"><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>" } ?? "<x>"
    let closing = holder == nil ? "</x>" : "</view>"
    let markup = "<document>\(opening)<\(list)>\(text)</\(list)>\(closing)</document>"
    let root = XcodeStyle().styled(EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root))
    let around = root.childElements.first { $0.name == "view" || $0.name == "x" }
    return around?.childElements.first { $0.name == list }?.children.map { node in
      var document = EditableDocument(root: EditableElement("none"))
      document.nodes = [node]
      document.declaration = nil
      document.ending = ""
      return MarkupWriter().text(of: document)
    } ?? []
  }

  @Test(arguments: [
    // The trailing edges of the container come first, its leading ones second.
    ("a.trailing = box.trailing -8", ".trailing = a.trailing 8"),
    (".trailing = a.trailing 8", ".trailing = a.trailing 8"),
    ("a.bottom ≤ box.bottom -8", ".bottom ≥ a.bottom 8"),
    (".leading = a.leading", "a.leading = box.leading"),
    ("box.top ≥ a.top -4", "a.top ≤ box.top 4"),
    ("a.trailing = safe.trailing -16", "safe.trailing = a.trailing 16"),
    (".trailingMargin = a.trailing", ".trailingMargin = a.trailing"),
    (".centerY = a.centerY", "a.centerY = box.centerY"),
    // What comes after comes first.
    ("a.trailing = b.leading -8", "b.leading = a.trailing 8"),
    ("b.top = a.bottom 8", "b.top = a.bottom 8"),
    // Siblings side by side, and what a multiplier belongs to, stay.
    ("a.width = b.width", "a.width = b.width"), ("b.trailing = a.trailing", "b.trailing = a.trailing"),
    (".width = a.width *2", ".width = a.width *2"),
    // A constant of zero and the container's own id go without saying.
    ("box.height = 44", ".height = 44"), ("a.top = box.top 0", "a.top = box.top"),
  ])
  func constraintsHaveTheirFirstItemFirst(_ source: String, _ expected: String) throws {
    let styled = try styled(ConstraintNotation.markup(source), in: "constraints", of: "box")
    #expect(styled == [ConstraintNotation.markup(expected)])
  }

  @Test func listsThatHaveAnOrderGetIt() throws {
    #expect(
      try styled(
        #"<constraint id="b"/><constraint id="a"/><constraint id="B"/>"#, in: "constraints", of: "box")
        == [#"<constraint id="B"/>"#, #"<constraint id="a"/>"#, #"<constraint id="b"/>"#])
    #expect(
      try styled(
        #"<systemColor name="a"/><image name="b"/><image name="B"/>"#, in: "resources")
        == [#"<image name="B"/>"#, #"<image name="b"/>"#, #"<systemColor name="a"/>"#])
    #expect(
      try styled(
        #"<segue id="2"/><segue id="1"/><outlet property="b"/><outlet property="a"/><action selector="y:"/>"#
          + #"<action selector="x:"/><outletCollection property="z"/><outletCollection property="y"/>"#,
        in: "connections")
        == [
          #"<action selector="x:"/>"#, #"<action selector="y:"/>"#, #"<outlet property="a"/>"#,
          #"<outlet property="b"/>"#, #"<outletCollection property="z"/>"#, #"<outletCollection property="y"/>"#,
          #"<segue id="2"/>"#, #"<segue id="1"/>"#,
        ])
    #expect(
      try styled(#"<imageView id="b"/><label id="a"/>"#, in: "items") == [
        #"<imageView contentMode="scaleToFill" id="b"/>"#,
        #"<label contentMode="scaleToFill" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" id="a"/>"#,
      ])
  }

  @Test(arguments: [
    ("<color red=\"0.8\" green=\"0\" blue=\"1\"/>", "<color red=\"0.80000000000000004\" green=\"0.0\" blue=\"1\"/>"),
    ("<rect y=\"-622.4\" x=\"0\"/>", "<rect x=\"0.0\" y=\"-622.39999999999998\"/>"),
    ("<rect x=\"33.5\" y=\"20\"/>", "<rect x=\"33.5\" y=\"20\"/>"),
    ("<real value=\"0.1\"/>", "<real value=\"0.10000000000000001\"/>"),
    ("<integer value=\"0\"/>", "<integer value=\"0\"/>"),
    ("<tabBarItem title=\"0.8\" tag=\"0\"/>", "<tabBarItem tag=\"0\" title=\"0.8\"/>"),
    ("<rect x=\"nan\"/>", "<rect x=\"nan\"/>"),
    (
      "<keyCommand input=\"s\" id=\"xib-00-000\"/><keyCommand input=\"t\" id=\"own\"/>",
      "<keyCommand input=\"s\"/><keyCommand input=\"t\" id=\"own\"/>"
    ),
  ])
  func numbersAndIDsAreXcodes(_ source: String, _ expected: String) throws {
    #expect(try styled(source, in: "items").joined() == expected)
  }

  @Test(arguments: [
    ("0", "2001-01-01 00:00:00 +0000"), ("-978307200", "1970-01-01 00:00:00 +0000"),
    ("622497467.96811497", "2020-09-22 19:57:47 +0000"), ("-0.5", "2000-12-31 23:59:59 +0000"),
    ("730857600", "2024-02-29 00:00:00 +0000"), ("-31622400", "2000-01-01 00:00:00 +0000"),
    ("5270400", "2001-03-03 00:00:00 +0000"),
  ])
  func datesSayTheirDay(_ time: String, _ expected: String) throws {
    let date = try styled("<date key=\"date\" timeIntervalSinceReferenceDate=\"\(time)\"/>", in: "items").joined()
    #expect(date.contains("<!--\(expected)-->"), "\(date)")
  }

  @Test(arguments: [
    (#"<viewController/>"#, "View Controller"), (#"<tableViewController title=""/>"#, "Table View Controller"),
    (#"<viewController customClass="ListController"/>"#, "List Controller"),
    (#"<viewController customClass="ABCListController"/>"#, "List Controller"),
    (#"<viewController customClass="App.ToDoPMController"/>"#, "To DoPM Controller"),
    (#"<viewController customClass="Menu" title="Food"/>"#, "Food"),
    (#"<viewController title="Food" userLabel="Eat"/>"#, "Eat"),
    (
      #"<viewController customClass="Menu"><navigationItem key="navigationItem" title="Food"/></viewController>"#,
      "Food"
    ),
    (#"<navigationController><tabBarItem key="tabBarItem" title="Food"/></navigationController>"#, "Food"),
    (#"<viewControllerPlaceholder storyboardName="Main"/>"#, "Main"),
    (#"<viewControllerPlaceholder storyboardName="Main" referencedIdentifier="list"/>"#, "list"),
    (#"<viewControllerPlaceholder/>"#, "Storyboard Reference"),
    (#"<glkViewController/>"#, "GLKit View Controller"),
    (#"<placeholder userLabel="First Responder"/><viewController/>"#, "View Controller"),
  ])
  func scenesHaveTitles(_ objects: String, _ title: String) throws {
    let styled = try styled("<scene><objects>\(objects)</objects></scene>", in: "scenes")
    #expect(styled.first == "<!--\(title)-->")
    #expect(styled.count == 2)
  }

  @Test(arguments: [
    (#"toolsVersion="23504""#, "", #"iOS 23506 documents saved in the Xcode 8 format"#),
    (#"toolsVersion="21701" targetRuntime="AppleTV""#, "", #"tvOS 21679 documents saved in the Xcode 8 format"#),
    // Between two releases, after all of them, before them, and none.
    (#"toolsVersion="21600""#, "", #"iOS 21505 documents saved in the Xcode 8 format"#),
    (#"toolsVersion="99999""#, "", #"iOS 22685 documents saved in the Xcode 8 format"#),
    (#"toolsVersion="6250""#, "", #"iOS 6250 documents saved in the Xcode 8 format"#),
    (
      #"toolsVersion="23504""#,
      #"<resources><namedColor name="a"/><systemColor name="labelColor"/></resources>"#
        + #"<stackView spacingType="standard"><viewLayoutGuide key="safeArea"/></stackView>"#,
      "iOS 23506 Named colors, Safe area layout guides, Stack View standard spacing, "
        + "System colors in document resources, documents saved in the Xcode 8 format"
    ),
    (
      #"toolsVersion="23504""#, #"<systemColor name="darkTextColor"/><collectionViewCellContentView/>"#,
      "iOS 23506 collection view cell content view, documents saved in the Xcode 8 format"
    ),
  ])
  func dependenciesFollowFromTheContent(_ attributes: String, _ content: String, _ expected: String) throws {
    let markup = "<document \(attributes)>\(content)</document>"
    let root = XcodeStyle().styled(EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root))
    let parts = root.childElements.first { $0.name == "dependencies" }?.childElements ?? []
    let platform = parts.first?["identifier"] ?? "", plugIn = parts.dropFirst().first?["version"] ?? ""
    let names = parts.dropFirst(2).compactMap { $0["name"] }
    #expect("\(platform) \(plugIn) \(names.joined(separator: ", "))" == expected)
  }

  @Test func dependenciesThatAreThereStay() throws {
    let markup = #"<document><dependencies><capability name="Mine"/></dependencies></document>"#
    let root = XcodeStyle().styled(EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root))
    #expect(root.childElements.first?.childElements.compactMap { $0["name"] } == ["Mine"])
  }
}
