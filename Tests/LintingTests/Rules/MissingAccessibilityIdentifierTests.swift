import Testing

@testable import Linting

@Suite struct MissingAccessibilityIdentifierTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MissingAccessibilityIdentifier.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(of: MissingAccessibilityIdentifier.self, in: .xib(objects)).map(\.message)
  }

  @Test func fieldsAreMeantAsWell() {
    #expect(
      said(#"<textView id="a"/><textField id="b"/>"#) == [
        "the textView has no accessibility identifier for tests to find it by",
        "the textField has no accessibility identifier for tests to find it by",
      ])
  }

  @Test func anIdentifierOfAnEmptyTextIsNone() {
    #expect(
      said(#"<button id="a"><accessibility key="accessibilityConfiguration" identifier=""/></button>"#).count == 1)
  }
}
