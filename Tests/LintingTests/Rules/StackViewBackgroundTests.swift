import Testing

@testable import Linting

@Suite struct StackViewBackgroundTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StackViewBackground.self) }

  private func said(_ content: String) -> [String] {
    RuleTesting.findings(of: StackViewBackground.self, in: .xib(#"<stackView id="a">\#(content)</stackView>"#)).map(
      \.message)
  }

  @Test func namedColoursAreColours() {
    #expect(
      said(#"<color key="backgroundColor" name="Brand"/>"#) == [
        "a stack view draws no background before iOS 14: put it into a view that has the colour"
      ])
  }

  @Test func otherColoursAreLeftAlone() { #expect(said(#"<color key="tintColor" name="Brand"/>"#).isEmpty) }
}
