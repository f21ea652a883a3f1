import Testing

@testable import Linting

@Suite struct OwnerEqualsRootTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(OwnerEqualsRoot.self) }

  private let owner =
    #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="Cards"/>"#

  @Test func showsTheOwner() throws {
    let finding = try #require(
      RuleTesting.findings(of: OwnerEqualsRoot.self, in: .xib("\(owner)\n<view customClass=\"Card\" id=\"a\"/>")).first)
    #expect(
      finding.message
        == "'Card' is the class of File's Owner and of a top-level object: loading makes a second one. Keep the class on "
        + "one of them")
    #expect(finding.position.line == 4 && finding.position.column == 20)
    #expect(
      finding.notes.map { "\($0.message) \($0.position.line):\($0.position.column)" } == [
        "File's Owner has the class here 3:72"
      ])
  }

  @Test func aViewFurtherDownIsNoRoot() {
    #expect(
      RuleTesting.said(
        by: OwnerEqualsRoot.self,
        of: .xib("\(owner)<view id=\"a\"><subviews><view customClass=\"Card\" id=\"b\"/></subviews></view>")) == [])
  }

  @Test func anotherModuleHasAnotherClass() {
    #expect(
      RuleTesting.said(
        by: OwnerEqualsRoot.self, of: .xib("\(owner)<view customClass=\"Card\" customModule=\"Old\" id=\"a\"/>")) == [])
  }

  @Test func everyTopLevelObjectIsLookedAt() {
    #expect(
      RuleTesting.said(
        by: OwnerEqualsRoot.self,
        of: .xib(
          "\(owner)<view id=\"a\"/><view customClass=\"Card\" id=\"b\"/><customObject customClass=\"Card\" id=\"c\"/>")
      ).count == 2)
  }

  @Test func theFirstRespondersClassIsNotTheOwners() {
    #expect(
      RuleTesting.said(
        by: OwnerEqualsRoot.self,
        of: .xib(
          #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="Card"/><view customClass="Card" id="a"/>"#
        )) == [])
  }
}
