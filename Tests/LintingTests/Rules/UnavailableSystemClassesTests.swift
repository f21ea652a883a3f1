import Testing

@testable import Linting

@Suite struct UnavailableSystemClassesTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnavailableSystemClasses.self) }

  private func said(_ attributes: String) -> [String] {
    RuleTesting.findings(
      of: UnavailableSystemClasses.self,
      in: .storyboard(#"<scene sceneID="s"><objects><navigationController \#(attributes) id="a"/></objects></scene>"#),
      options: RuleOptions(values: ["classes": .table(["navigationController": ["App.Navigation", "App.Modal"]])])
    ).map(\.message)
  }

  @Test func saysWhatToUse() {
    #expect(said("") == ["the navigationController has no custom class: use 'App.Navigation' or 'App.Modal'"])
    #expect(
      said(#"customClass="N""#) == [
        "the navigationController has the class 'N': use 'App.Navigation' or 'App.Modal'"
      ])
  }

  @Test func anyOfThemIsFine() { #expect(said(#"customClass="Modal" customModule="App""#).isEmpty) }
}
