import Testing

@testable import Linting

@Suite struct MissingTranslationTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MissingTranslation.self) }

  private func said(_ german: String, _ french: String, folder: String = "") -> [String] {
    RuleTesting.findings(
      of: MissingTranslation.self, in: .xib(#"<label text="Hello" id="a"/>"#),
      .resource(german, name: "\(folder)de.lproj/Example.strings"), .resource(french, name: "fr.lproj/Example.strings")
    ).map(\.message)
  }

  @Test func saysWhichLanguageLacksIt() {
    #expect(said(#""a.text" = "Hallo";"#, "") == ["'a.text' isn't translated into fr"])
  }

  @Test func whatNoLanguageHasIsAnotherRules() { #expect(said("", "") == []) }

  @Test func aTableElsewhereIsAnotherDocuments() { #expect(said(#""a.text" = "Hallo";"#, "", folder: "Other/") == []) }

  @Test func aCatalogHasAllLanguages() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "fr": {"stringUnit": {"state": "new", "value": "Hello"}}}}}}
      """
    let findings = RuleTesting.findings(
      of: MissingTranslation.self, in: .xib(#"<label text="Hello" id="a"/>"#),
      .resource(catalog, name: "mul.lproj/Example.xcstrings"))
    #expect(findings.map(\.message) == ["'a.text' isn't translated into fr"])
  }
}
