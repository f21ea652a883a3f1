import InterfaceBuilder
import InterfaceModel
import Testing
import XMLSyntax

@Suite struct DocumentReaderTests {
  private struct NotRead: Error {}

  private func document(_ text: String) throws -> InterfaceDocument {
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else { throw NotRead() }
    return document
  }

  private func xib(_ objects: String) throws -> InterfaceDocument {
    try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects></document>
      """)
  }

  @Test func readsObjectsWithTheirClassesRolesAndRanges() throws {
    let document = try xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card" customModule="Cards" customModuleProvider="target"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"><subviews><label id="label"/></subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(document.filesOwner?.customClass?.module == "Cards")
    #expect(document.objects.map(\.id) == ["-1", "-2", "cell", "content", "label"])
    #expect(document.object(withID: "content")?.role == .keyed("contentView"))
    let label = try #require(document.object(withID: "label"))
    #expect(label.role == .member(of: "subviews"))
    #expect(label.parent == document.object(withID: "content")?.index)
    #expect(document.source.string(in: label.range) == #"<label id="label"/>"#)
    #expect(document.source.string(in: label.idRange) == "label")
    #expect(document.device?.id == "retina6_12")
    #expect(document.usesAutoLayout && document.toolsVersion == "22505")
  }

  @Test func readsConstraintsExactly() throws {
    let document = try xib(
      """
      <view id="a"><subviews><view id="b"/></subviews><constraints>
      <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" secondItem="a" secondAttribute="height" multiplier="16:9" constant="-0.33333333333333331" priority="999" identifier="ratio" id="c"/>
      <constraint firstAttribute="baseline" secondItem="b" secondAttribute="leadingMargin" symbolic="YES" placeholder="YES" id="d"/>
      </constraints></view>
      """)
    let constraints = try #require(document.object(withID: "a")).constraints
    #expect(constraints[0].multiplier == Multiplier("16:9"))
    #expect(constraints[0].multiplier.value == 16.0 / 9.0)
    #expect(constraints[0].constant.text == "-0.33333333333333331")
    #expect(constraints[0].relation == .lessThanOrEqual)
    #expect(constraints[0].priority.value == 999)
    #expect(constraints[0].identifier == "ratio")
    #expect(constraints[1].firstItem == nil)
    #expect(constraints[1].firstAttribute == .lastBaseline)
    #expect(constraints[1].isPlaceholder && constraints[1].isSymbolic)
    #expect(constraints[1].constant.value == 0 && constraints[1].priority.value == 1000)
  }

  @Test func readsColoursInTheirSpaces() throws {
    let document = try xib(
      """
      <view id="a"><color key="backgroundColor" red="0.25" green="0.5" blue="1" alpha="0.75" colorSpace="custom" customColorSpace="displayP3"/></view>
      <view id="b"><color key="backgroundColor" white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite"/></view>
      <view id="c"><color key="backgroundColor" systemColor="secondaryLabelColor"/></view>
      <view id="d"><color key="backgroundColor" name="Brand"/></view>
      <view id="e"><color key="backgroundColor" cyan="0" magenta="0.5" yellow="1" black="0" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace"/></view>
      """)
    func color(_ id: String) -> Color? {
      guard case .color(let color) = document.object(withID: id)?.value("backgroundColor") else { return nil }
      return color
    }
    let (quarter, half, most) = (ExactNumber("0.25"), ExactNumber("0.5"), ExactNumber("0.75"))
    #expect(
      try color("a")
        == .rgb(
          .displayP3, red: #require(quarter), green: #require(half), blue: ExactNumber(1), alpha: #require(most)))
    #expect(
      try color("b") == .white(.genericGray, white: #require(ExactNumber("0.66666666666666663")), alpha: ExactNumber(1))
    )
    #expect(color("c") == .system("secondaryLabelColor"))
    #expect(color("d") == .named("Brand"))
    #expect(
      try color("e")
        == .cmyk(
          cyan: ExactNumber(0), magenta: #require(half), yellow: ExactNumber(1), black: ExactNumber(0),
          alpha: ExactNumber(1)))
  }

  @Test func readsTextInBase64() throws {
    let document = try xib(#"<label id="a"><string key="text" base64-UTF8="YES">SGVsbG8sIAh3b3JsZA</string></label>"#)
    guard case .string(let text) = document.object(withID: "a")?.value("text") else {
      Issue.record("no text")
      return
    }
    #expect(text == "Hello, \u{8}world")
  }

  @Test func readsScenesAndTheirConnections() throws {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v">
      <scenes><scene sceneID="s"><objects>
      <viewController id="v" customClass="Home"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
      <view key="view" id="w"/><connections><segue destination="x" kind="presentation" identifier="go" modalPresentationStyle="formSheet" id="g"/></connections></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
      </objects></scene></scenes></document>
      """)
    #expect(document.kind == .storyboard && document.initialViewController?.id == "v")
    #expect(document.scenes.map(\.objects) == [[0, 2]])
    #expect(document.objects[0].layoutGuides.map(\.kind) == [.controllerTop])
    guard case .segue(let segue) = document.objects[0].connections.first?.kind else {
      Issue.record("no segue")
      return
    }
    #expect(segue.identifier == "go" && segue.kind == .presentation)
    #expect(document.scene(of: 1)?.id == "s")
  }

  @Test func countsEveryElementAndAttributeOnce() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label text="A" sparkle="1" misplaced="YES" id="a"><rect key="frame" x="0.0" y="0.0" width="1" height="2"/><magic deep="1"><deeper/></magic></label>
      <button id="b"><state key="normal" title="Go"><color key="titleColor" systemColor="labelColor"/></state><connections><segue destination="a" kind="show" id="s"/></connections></button>
      </objects><resources><image name="x" width="1" height="1"/></resources></document>
      """
    let document = try document(text)
    #expect(document.elementCoverage.total == text.split(separator: "<").count { !$0.hasPrefix("/") })
    #expect(document.attributeCoverage.total == text.split(separator: "=\"").count - 1)
    #expect(document.uncarried.map { $0.attribute ?? $0.element } == ["sparkle", "magic"])
  }

  @Test(arguments: ["1e400", "NaN", "inf", "0x10", "", "1,5", "--1", "1e", "99999999999999999999999999x"])
  func refusesNumbersThatAreNone(_ number: String) throws {
    let document = try xib(
      #"<view alpha="\#(number)" id="a"><constraints><constraint firstAttribute="width" constant="\#(number)" id="c"/></constraints></view>"#
    )
    #expect(document.uncarried.map(\.attribute) == ["alpha", "constant"])
    #expect(document.objects[0].constraints[0].constant.value == 0)
    #expect(document.objects[0]["alpha"] == nil)
  }

  @Test(arguments: [
    (#"<archive version="1"/>"#, UnsupportedDocument.Kind.archive),
    (#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#, .macOS),
    (#"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#, .watchOS),
    (#"<plist version="1.0"/>"#, .unknown("plist")),
    (#"<document/>"#, .unknown("document")),
  ])
  func saysWhatItDoesNotGoInto(_ text: String, _ kind: UnsupportedDocument.Kind) {
    guard case .unsupported(let document) = DocumentReader().read(Array(text.utf8), file: "A.xib") else {
      Issue.record("read after all")
      return
    }
    #expect(document.kind == kind)
    #expect(!document.message.isEmpty)
  }

  @Test func anUnknownViewIsKeptAsOne() throws {
    let document = try xib(
      #"<view id="a"><subviews><hologramView alpha="0.5" id="b"><connections><outlet property="x" destination="a" id="o"/></connections></hologramView></subviews></view>"#
    )
    #expect(document.object(withID: "b")?.connections.count == 1)
    #expect(document.uncarried.map(\.element) == ["hologramView"])
  }
}
