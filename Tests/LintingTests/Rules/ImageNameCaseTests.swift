import Testing

@testable import Linting

@Suite struct ImageNameCaseTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ImageNameCase.self) }

  private func said(_ name: String) -> [String] {
    RuleTesting.findings(
      of: ImageNameCase.self, in: .xib(#"<imageView image="\#(name)" id="a"/>"#),
      .resource(name: "A.xcassets/Logo.imageset/Contents.json"), .resource(name: "Images/arrow.png")
    ).map(\.message)
  }

  @Test func saysHowItIsCalled() {
    #expect(said("LOGO") == ["the image is called 'Logo', not 'LOGO': a device doesn't find it"])
    #expect(said("Arrow").count == 1)
  }

  @Test func theRightNameIsLeftAlone() { #expect(said("Logo") == [] && said("arrow.png") == []) }

  @Test func aNameThatIsNotThereAtAllIsAnotherRules() { #expect(said("Lego") == []) }
}
