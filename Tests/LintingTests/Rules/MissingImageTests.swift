import Testing

@testable import Linting

@Suite struct MissingImageTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MissingImage.self) }

  private func said(_ name: String, _ resources: String...) -> [String] {
    let files = resources.map { RuleExample.Document.resource(name: $0) }
    let document = RuleExample.Document.xib(
      #"<button id="a"><state key="normal" title="x" image="\#(name)"/></button>"#)
    return files.count == 1
      ? RuleTesting.findings(of: MissingImage.self, in: document, files[0]).map(\.message)
      : RuleTesting.findings(of: MissingImage.self, in: document, files[0], files[1]).map(\.message)
  }

  @Test func saysWhichImageWasLikelyMeant() {
    #expect(
      said("chevron", "A.xcassets/chevrons.imageset/Contents.json") == [
        "there's no image 'chevron' among the resources; did you mean 'chevrons'?"
      ])
  }

  @Test func filesAndSymbolsOfTheAppWillDo() {
    #expect(said("chevron", "A.xcassets/chevron.symbolset/Contents.json") == [])
    #expect(said("chevron.png", "Images/chevron@3x.png") == [])
  }

  @Test func imagesInTheDocumentAreThere() { #expect(said("imageView:abc-de-fgh:image", "Images/x.png") == []) }

  @Test func aNameInAnotherCaseIsAnotherRules() {
    #expect(said("Chevron", "Images/chevron.png") == [])
  }

  @Test func withoutAnyImageAmongTheResourcesNothingIsSaid() {
    #expect(said("chevron", "A.xcassets/Brand.colorset/Contents.json") == [])
  }

  @Test func theObjectIsNamed() {
    let findings = RuleTesting.findings(
      of: MissingImage.self,
      in: .xib(#"<view id="v"><subviews><imageView image="x" id="a"/><label id="b"/></subviews></view>"#),
      .resource(name: "chevron.png"))
    #expect(findings.map(\.objectID) == ["a"])
  }
}
