import Testing

@testable import Linting

@Suite struct TextFieldPlaceholderOnlyTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(TextFieldPlaceholderOnly.self) }

  private func said(_ field: String) -> [String] {
    RuleTesting.findings(of: TextFieldPlaceholderOnly.self, in: .xib(field)).map(\.message)
  }

  @Test func aPlaceholderOfSeveralLinesIsOne() {
    #expect(
      said(#"<textField id="a"><string key="placeholder">Name</string></textField>"#) == [
        "the field has the placeholder 'Name' and no label: once something is typed, nothing says what it is"
      ])
  }

  @Test func whatIsNotAccessibleOrHasNoPlaceholderIsLeftAlone() {
    #expect(
      said(
        #"<textField placeholder="Name" id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></textField>"#
      ).isEmpty)
    #expect(said(#"<textField placeholder="" id="a"/>"#).isEmpty)
  }
}
