import Foundation
import InterfaceBuilder
import LoadGraph
import Reporting
import SourceScanning
import Testing

@Suite struct LoadGraphReportTests {
  private struct NotRead: Error {}

  private func graph() throws -> LoadGraph {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view customClass="Card" id="a"><subviews><view customClass="Pad" id="b"/></subviews></view></objects></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "UI/Card.xib") else {
      throw NotRead()
    }
    let source = SourceFile.scan(
      Array(
        """
        class Card: UIView {
          override func awakeFromNib() { Bundle.main.loadNibNamed("Card", owner: self) }
        }
        class Pad: UIView { override func awakeFromNib() { if isWide { Bundle.main.loadNibNamed("Card", owner: 1) } } }
        """.utf8), path: "UI/Card.swift", language: .swift)
    return LoadGraph([DocumentNode(document)], sources: SourceIndex([source]))
  }

  @Test func textHasANodeWithWhatItLeadsTo() throws {
    #expect(
      LoadGraphReport(try graph()).text == """
        UI/Card.xib
          instantiates Card (UI/Card.xib:3:20)
          instantiates Pad (UI/Card.xib:3:62)
        Card (UI/Card.swift)
          loads UI/Card.xib (UI/Card.swift:2:46)
        Pad (UI/Card.swift)
          loads UI/Card.xib (UI/Card.swift:4:76), maybe: it depends on 'isWide'
        error: Card.xib → Card → Card.xib
          UI/Card.xib:3:20: loading this makes a 'Card'
          UI/Card.swift:2:17: making a 'Card' runs 'Card.awakeFromNib()'
          UI/Card.swift:2:46: this loads the nib 'Card'
        warning: Card.xib → Pad → Card.xib (it depends on 'isWide')
          UI/Card.xib:3:62: loading this makes a 'Pad'
          UI/Card.swift:4:35: making a 'Pad' runs 'Pad.awakeFromNib()'
          UI/Card.swift:4:76: this loads the nib 'Card'
        1 document, 2 classes, 2 cycles

        """)
  }

  @Test func jsonIsTheContract() throws {
    let json = LoadGraphReport(try graph()).json
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "xibc-graph/1")
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    #expect(nodes.map { $0["id"] as? String } == ["UI/Card.xib", "Card", "Pad"])
    #expect(nodes.map { $0["kind"] as? String } == ["document", "class", "class"])
    #expect(nodes.map { $0["file"] as? String } == ["UI/Card.xib", "UI/Card.swift", "UI/Card.swift"])
    let edges = try #require(object["edges"] as? [[String: Any]])
    #expect(
      edges.map {
        "\($0["from"] ?? "") \($0["kind"] ?? "") \($0["to"] ?? "") \($0["line"] ?? "") \($0["certainty"] ?? "")"
      }
        == [
          "UI/Card.xib instantiates Card 3 certain", "Card loads UI/Card.xib 2 certain",
          "UI/Card.xib instantiates Pad 3 certain", "Pad loads UI/Card.xib 4 possible",
        ])
    let cycles = try #require(object["cycles"] as? [[String: Any]])
    #expect(cycles.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(cycles.first?["path"] as? [String] == ["UI/Card.xib", "Card", "UI/Card.xib"])
  }

  @Test func dotHasCyclesInColour() throws {
    #expect(
      LoadGraphReport(try graph()).dot == """
        digraph xibc {
          rankdir=LR;
          node [fontname="Helvetica", fontsize=11];
          edge [fontname="Helvetica", fontsize=9];
          n0 [label="Card.xib", tooltip="UI/Card.xib", shape=note];
          n1 [label="Card", tooltip="Card", shape=box, style=rounded];
          n2 [label="Pad", tooltip="Pad", shape=box, style=rounded];
          n0 -> n1 [label="instantiates", color="#d32f2f", fontcolor="#d32f2f", penwidth=2];
          n1 -> n0 [label="loads", color="#d32f2f", fontcolor="#d32f2f", penwidth=2];
          n0 -> n2 [label="instantiates", color="#b26a00", fontcolor="#b26a00", penwidth=2];
          n2 -> n0 [label="loads", style=dashed, color="#b26a00", fontcolor="#b26a00", penwidth=2];
        }

        """)
  }
}
