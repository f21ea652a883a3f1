import Testing

@testable import Linting

@Suite struct StoredMisplacedTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StoredMisplaced.self) }

  @Test func saysWhoFoundIt() {
    #expect(
      RuleTesting.said(by: StoredMisplaced.self, of: .xib(#"<view misplaced="YES" id="a"/>"#)) == [
        "3:7: Interface Builder found the view's frame misplaced when it last saved the document"
      ])
  }

  @Test func theContraryIsLeftAlone() {
    #expect(RuleTesting.said(by: StoredMisplaced.self, of: .xib(#"<view misplaced="NO" id="a"/>"#)).isEmpty)
  }
}
