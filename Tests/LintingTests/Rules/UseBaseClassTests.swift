import Testing

@testable import Linting

@Suite struct UseBaseClassTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UseBaseClass.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(
      of: UseBaseClass.self, in: .xib(objects),
      options: RuleOptions(values: ["classes": .table(["UIButton": ["App.Button", "LinkButton"]])])
    ).map(\.message)
  }

  @Test func saysWhatTheAppHas() {
    #expect(said(#"<button id="a"/>"#) == ["'UIButton' is used where the app has 'App.Button' or 'LinkButton'"])
    #expect(
      said(#"<button customClass="Button" customModule="Other" id="a"/>"#) == [
        "'Other.Button' is used where the app has 'App.Button' or 'LinkButton'"
      ])
  }

  @Test func classesGoWithAndWithoutTheirModules() {
    #expect(said(#"<button customClass="Button" customModule="App" id="a"/>"#).isEmpty)
    #expect(said(#"<button customClass="LinkButton" customModule="App" id="a"/>"#).isEmpty)
  }
}
