import Foundation
import GraphDrawing
import InterfaceBuilder
import LoadGraph
import SourceScanning
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGLoadGraphTests {
  private struct NotRead: Error {}

  private static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Goldens")

  /// A nib with views of some classes.
  private func nib(_ name: String, owner: String? = nil, _ classes: String...) throws -> DocumentNode {
    let views = classes.enumerated().map { "<view customClass=\"\($1)\" id=\"v\($0)\"/>" }.joined()
    let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
    return try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass)/>
      <view id="r"><subviews>\(views)</subviews></view></objects></document>
      """, name)
  }

  private func read(_ text: String, _ name: String) throws -> DocumentNode {
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: name) else { throw NotRead() }
    return DocumentNode(document)
  }

  private func expectGolden(_ graph: LoadGraph, _ name: String) throws {
    let file = Self.goldens.appendingPathComponent(name)
    let picture = SVGLoadGraph().render(graph)
    if ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] != nil {
      try Data(picture.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }

  @Test func aCycleAmongWhatIsFine() throws {
    let source = SourceFile.scan(
      Array(
        """
        class NibView: UIView {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self)
          }
        }
        class Card: NibView {}
        class Badge: NibView {}
        class Price: UIView { override func awakeFromNib() { if isWide { Bundle.main.loadNibNamed("Price", owner: self) } } }
        """.utf8), path: "Views/Views.swift", language: .swift)
    let graph = LoadGraph(
      [
        try nib("Views/Card.xib", owner: "Card", "Badge", "Price"), try nib("Views/Badge.xib", owner: "Badge", "Card"),
        try nib("Views/Price.xib", owner: "Price", "Label"), try nib("Empty.xib"),
      ], sources: SourceIndex([source]))
    #expect(graph.cycles.map(\.path) == ["Card.xib → Badge → Badge.xib → Card → Card.xib"])
    try expectGolden(graph, "cycle.svg")
  }

  @Test func aSceneThatEmbedsItself() throws {
    let storyboard = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
      <viewController title="Home" id="a"><connections><segue destination="a" kind="embed" id="e"/></connections></viewController>
      </objects></scene></scenes></document>
      """, "Main.storyboard")
    try expectGolden(LoadGraph([storyboard]), "embed.svg")
  }

  @Test func nothingToDraw() throws {
    let picture = SVGLoadGraph().render(LoadGraph([]))
    #expect(picture.hasPrefix("<svg ") && picture.contains("0 documents, 0 classes, 0 cycles"))
    #expect(SVGLoadGraph().render(LoadGraph([try nib("A.xib")])).contains("Not drawn"))
  }

  @Test func namesCanNotBreakThePicture() throws {
    let graph = LoadGraph([try nib("<\"&'>.xib", "A&lt;script&gt;\u{202E}x")])
    let picture = SVGLoadGraph().render(graph)
    #expect(!picture.contains("<script>") && !picture.contains("\u{202E}"))
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test func aLongChainAndALargeFanAreDrawn() throws {
    let chain = LoadGraph(try (0..<150).map { try nib("V\($0).xib", owner: "V\($0)", "V\(($0 + 1) % 150)") })
    #expect(SVGLoadGraph().render(chain).contains("V149.xib"))
    let fan = LoadGraph(try (0..<150).map { try nib("V\($0).xib", "V0") })
    #expect(SVGLoadGraph().render(fan).contains("V149.xib"))
  }
}
