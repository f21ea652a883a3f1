import Testing

@testable import Linting

@Suite struct EmptyLocalizableStringTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(EmptyLocalizableString.self) }

  private func findings(_ text: String, _ table: String) -> [Finding] {
    RuleTesting.findings(
      of: EmptyLocalizableString.self, in: .xib(#"<label text="\#(text)" id="a"/>"#),
      .resource(table, name: "de.lproj/Example.strings"))
  }

  @Test func saysWhereTheEntryIs() {
    let notes = findings("Hello", "\n\"a.text\" = \"\";").flatMap(\.notes)
    #expect(
      notes.map { "\($0.file):\($0.position.line): \($0.message)" } == [
        "de.lproj/Example.strings:2: 'a.text' is empty in 'de'"
      ])
  }

  @Test func anEmptyTextHasNoTranslation() { #expect(findings("", #""a.text" = "";"#).isEmpty) }

  @Test func anEntryThatIsNotThereIsNotEmpty() { #expect(findings("Hello", #""b.text" = "";"#).isEmpty) }
}
