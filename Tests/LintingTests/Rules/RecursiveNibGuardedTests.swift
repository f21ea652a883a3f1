import Testing

@testable import Linting

@Suite struct RecursiveNibGuardedTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RecursiveNibGuarded.self) }

  private let root = RuleExample.Document.xib(#"<view customClass="Card" id="a"/>"#, name: "Card.xib")

  @Test func saysWhichConditionItIs() {
    let source = RuleExample.Document.source(
      """
      class Card: UIView {
        static var isLoading = false
        override func awakeFromNib() {
          guard !Self.isLoading else { return }
          Self.isLoading = true
          Bundle.main.loadNibNamed("Card", owner: self)
          Self.isLoading = false
        }
      }
      """, name: "Card.swift")
    let findings = RuleTesting.findings(of: RecursiveNibGuarded.self, in: root, source)
    #expect(
      findings.map(\.message) == [
        "only this keeps the nib from loading itself: '!Self.isLoading'; Card.xib → Card → Card.xib"
      ])
    #expect(findings.first?.severity == .note)
  }

  @Test func aFlagOfTheObjectIsNoGuard() {
    let source = RuleExample.Document.source(
      """
      class Card: UIView {
        var isLoaded = false
        override func awakeFromNib() {
          if isLoaded { return }
          isLoaded = true
          Bundle.main.loadNibNamed("Card", owner: self)
        }
      }
      """, name: "Card.swift")
    #expect(RuleTesting.findings(of: RecursiveNibGuarded.self, in: root, source).isEmpty)
    #expect(RuleTesting.findings(of: RecursiveNib.self, in: root, source).count == 1)
  }

  @Test func withoutSourcesNothingIsSaid() {
    #expect(RuleTesting.findings(of: RecursiveNibGuarded.self, in: root).isEmpty)
  }
}
