import Testing
import XMLSyntax

@testable import LayoutDrawing

@Suite struct ControlTests {
  /// Each kind of view, with something that its drawing has and a plain view's hasn't.
  static let kinds: [(element: String, attributes: String, content: String, drawn: String)] = [
    ("label", "text=\"Hello\"", "", ">Hello</text>"),
    ("button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>", ">Go</text>"),
    ("button", "buttonType=\"infoLight\"", "", "<title>info.circle</title>"),
    ("textField", "placeholder=\"Name\" borderStyle=\"roundedRect\"", "", ">Name</text>"),
    ("textView", "text=\"Words\"", "", ">Words</text>"),
    ("imageView", "image=\"sunset\"", "", ">sunset</text>"),
    ("switch", "on=\"YES\"", "", "<circle"),
    ("slider", "value=\"0.5\"", "", "<circle"),
    ("stepper", "", "", "<title>minus</title>"),
    ("segmentedControl", "", "<segments><segment title=\"One\"/></segments>", ">One</text>"),
    ("progressView", "progress=\"0.5\"", "", "width=\"50\""),
    ("pageControl", "numberOfPages=\"3\"", "", "r=\"3.5\""),
    ("activityIndicatorView", "", "", "stroke-linecap=\"round\""),
    ("datePicker", "style=\"compact\" datePickerMode=\"date\"", "", ">1 Jan 2025</text>"),
    ("pickerView", "", "", ">—</text>"),
    ("searchBar", "placeholder=\"Find\"", "", ">Find</text>"),
    (
      "navigationBar", "", "<items><navigationItem title=\"Home\" id=\"n\"/></items>", ">Home</text>"
    ),
    ("toolbar", "", "<items><barButtonItem title=\"Edit\" id=\"e\"/></items>", ">Edit</text>"),
    ("tabBar", "", "<items><tabBarItem title=\"Map\" id=\"m\"/></items>", ">Map</text>"),
    ("tableView", "style=\"grouped\"", "", "f-systemGroupedBackground"),
    ("collectionView", "", "", "f-quaternarySystemFill"),
    ("mapView", "", "", "#E9EEDF"),
    ("wkWebView", "", "", "<title>globe</title>"),
    ("containerView", "", "", ">Container</text>"),
    ("view", "customClass=\"Chart\"", "", ">Chart</text>"),
  ]

  @Test(arguments: kinds.indices) func eachKindIsRecognisable(kind: Int) throws {
    let (element, attributes, content, drawn) = Self.kinds[kind]
    let svg = try Fixture(Fixture.view(element, attributes, content: content)).svg
    #expect(svg.contains(drawn), "\(element)\n\(svg)")
    #expect(throws: Never.self) { try MarkupDocument(parsing: Array(svg.utf8)) }
  }

  @Test func symbolsAreShapes() throws {
    let svg = try Fixture(
      Fixture.view("imageView", "image=\"star.fill\" catalog=\"system\""),
      resources: "<image name=\"star.fill\" catalog=\"system\" width=\"128\" height=\"116\"/>"
    ).svg
    #expect(svg.contains("<title>star.fill</title>"))
    #expect(svg.contains("<path"))
  }

  @Test(arguments: ["chevron.right", "plus.circle.fill", "person.crop.circle", "square.and.arrow.up"])
  func symbolsHaveShapes(name: String) { #expect(SymbolShapes.shape(name) != nil) }

  @Test func unknownSymbolsHaveNone() {
    #expect(SymbolShapes.shape("") == nil)
    #expect(SymbolShapes.shape("zzz.unheard.of") == nil)
  }
}
