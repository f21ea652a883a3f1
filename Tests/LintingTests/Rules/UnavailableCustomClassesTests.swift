import Testing

@testable import Linting

@Suite struct UnavailableCustomClassesTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnavailableCustomClasses.self) }

  private func said(_ attributes: String) -> [String] {
    RuleTesting.findings(
      of: UnavailableCustomClasses.self, in: .xib(#"<view \#(attributes) id="a"/>"#),
      options: RuleOptions(values: ["classes": .table(["App.Old": ["App.New", "App.Newer"], "Older": []])])
    ).map(\.message)
  }

  @Test func saysWhatTakesItsPlace() {
    #expect(
      said(#"customClass="Old" customModule="App""#) == [
        "'App.Old' is to be used no more: use 'App.New' or 'App.Newer'"
      ])
    #expect(said(#"customClass="Older""#) == ["'Older' is to be used no more"])
  }

  @Test func theModuleCounts() {
    #expect(said(#"customClass="Old" customModule="Other""#).isEmpty)
    #expect(said(#"customClass="Old""#).isEmpty)
  }
}
