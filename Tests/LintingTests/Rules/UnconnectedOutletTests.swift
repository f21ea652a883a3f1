import Testing

@testable import Linting

@Suite struct UnconnectedOutletTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnconnectedOutlet.self) }

  private let source = RuleExample.Document.source(
    "class Base: UIView { @IBOutlet var title: UILabel!\n@IBOutlet var rows: [UIView]! }\nclass Card: Base {}",
    name: "Card.swift")

  private func said(_ documents: RuleExample.Document...) -> [String] {
    switch documents.count {
    case 1: RuleTesting.findings(of: UnconnectedOutlet.self, in: documents[0], source).map(\.message)
    default: RuleTesting.findings(of: UnconnectedOutlet.self, in: documents[0], documents[1], source).map(\.message)
    }
  }

  private func document(_ name: String, _ customClass: String, _ connections: String) -> RuleExample.Document {
    .xib(#"<view customClass="\#(customClass)" id="a"><connections>\#(connections)</connections></view>"#, name: name)
  }

  private let title = #"<outlet property="title" destination="a" id="t"/>"#
  private let rows = #"<outletCollection property="rows" destination="a" id="r"/>"#

  @Test func oneDocumentThatConnectsItIsEnough() {
    #expect(
      said(document("A.xib", "Card", title)) == ["no document connects the outlet 'rows' of 'Base'"])
    #expect(said(document("A.xib", "Card", title), document("B.xib", "Base", rows)) == [])
  }

  @Test func aClassThatNoDocumentUsesIsLeftAlone() {
    #expect(said(document("A.xib", "Other", "")) == [])
  }

  @Test func theFindingIsInTheSource() {
    let findings = RuleTesting.findings(of: UnconnectedOutlet.self, in: document("A.xib", "Card", title), source)
    #expect(findings.map { "\($0.file):\($0.position.line):\($0.position.column)" } == ["Card.swift:2:15"])
  }
}
