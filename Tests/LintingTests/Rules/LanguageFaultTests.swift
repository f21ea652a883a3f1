import Testing

@testable import Linting

@Suite struct LanguageFaultTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(LanguageFault.self) }

  private func said(_ content: String) -> [String] {
    RuleTesting.said(
      by: LanguageFault.self,
      of: RuleTesting.file("<interface xmlns=\"urn:xibc:view:1\">\(content)</interface>", name: "Example.view.xml"))
  }

  @Test func saysAllMistakesWithTheirPlaces() {
    #expect(
      said(#"<view><label txet="A"/><label hidden="maybe"/></view>"#) == [
        "1:49: 'label' has no attribute 'txet'; did you mean 'text'?",
        "1:74: 'hidden' can't be 'maybe'; expected YES or NO",
      ])
  }

  @Test func applesDocumentsAreNotTheLanguages() {
    #expect(RuleTesting.said(by: LanguageFault.self, of: .xib(#"<label txet="A" id="a"/>"#)).isEmpty)
  }
}
