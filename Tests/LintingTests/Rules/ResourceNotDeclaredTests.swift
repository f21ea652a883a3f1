import Testing

@testable import Linting

@Suite struct ResourceNotDeclaredTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ResourceNotDeclared.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(of: ResourceNotDeclared.self, in: .xib(objects)).map(\.message)
  }

  @Test func eachNameIsSaidOnce() {
    #expect(
      said(
        #"<imageView image="a" id="1"/><button id="2"><state key="normal" image="a" backgroundImage="b"/></button>"#)
        == [
          "the image 'a' isn't among the document's resources: open and save it in Xcode",
          "the image 'b' isn't among the document's resources: open and save it in Xcode",
        ])
  }

  @Test func anAttributeOfThatNameThatNamesNoImageIsLeftAlone() {
    #expect(said(#"<view id="1"><accessibility key="accessibilityConfiguration"/></view>"#).isEmpty)
    #expect(
      said(
        #"<view id="1"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" image="YES"/></accessibility></view>"#
      ).isEmpty)
  }

  @Test func imagesOfRuntimeAttributesAreFound() {
    #expect(
      said(
        #"<view id="1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="image" keyPath="icon" value="i"/></userDefinedRuntimeAttributes></view>"#
      ).count == 1)
  }
}
