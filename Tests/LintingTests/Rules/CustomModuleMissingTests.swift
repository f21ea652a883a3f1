import Testing

@testable import Linting

@Suite struct CustomModuleMissingTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(CustomModuleMissing.self) }

  @Test func anEmptyModuleIsNone() {
    #expect(
      RuleTesting.said(by: CustomModuleMissing.self, of: .xib(#"<view customClass="A" customModule="" id="a"/>"#)) == [
        "3:20: 'A' has no module: a class of Swift isn't found without one"
      ])
  }

  @Test func theOwnersClassCounts() {
    #expect(
      RuleTesting.said(
        by: CustomModuleMissing.self,
        of: .xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>"#)
      ).count == 1)
  }
}
