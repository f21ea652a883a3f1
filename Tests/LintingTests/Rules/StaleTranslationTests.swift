import Testing

@testable import Linting

@Suite struct StaleTranslationTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(StaleTranslation.self) }

  private func said(_ table: String, name: String = "de.lproj/Example.strings") -> [String] {
    RuleTesting.said(
      by: StaleTranslation.self, of: .xib(#"<label text="Hello" id="abc-de-fgh"/>"#), .resource(table, name: name))
  }

  @Test func saysWhichObjectIsGone() {
    #expect(
      said("\n\"xyz-de-fgh.text\" = \"Welt\";") == [
        "de.lproj/Example.strings:2:1: there's no object 'xyz-de-fgh' in the document, whose text this translates"
      ])
  }

  @Test func anAppsOwnKeysAreLeftAlone() {
    #expect(
      said(#""a.text" = "x"; "on-boarding.title" = "x"; "xyz-de-fgh-x.text" = "x"; "abc-de-fgh.text" = "x";"#) == [])
  }

  @Test func aCatalogIsLookedAtOnce() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "xyz-de-fgh.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}}}}
      """
    #expect(said(catalog, name: "mul.lproj/Example.xcstrings").count == 1)
  }
}
