import Testing

@testable import Linting

@Suite struct UnlocalizedTextTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(UnlocalizedText.self) }

  private func said(_ objects: String, _ table: String) -> [String] {
    RuleTesting.findings(
      of: UnlocalizedText.self, in: .xib(objects), .resource(table, name: "de.lproj/Example.strings")
    ).map(\.message)
  }

  @Test func saysTheKey() {
    #expect(
      said(#"<button id="a"><state key="normal" title="Go"/></button>"#, "") == [
        "the text has no entry 'a.normalTitle' in any table of translations"
      ])
    #expect(said(#"<button id="a"><state key="normal" title="Go"/></button>"#, #""a.normalTitle" = "Los";"#) == [])
  }

  @Test func textsOfManyKindsAreLookedAt() {
    let objects =
      #"<textField placeholder="Name" id="a"/><label id="b"><string key="text">Two&#10;lines</string></label><viewController title="Home" id="c"/>"#
    #expect(said(objects, "").count == 3)
    #expect(said(objects, #""a.placeholder" = "N"; "b.text" = "Z"; "c.title" = "H";"#) == [])
  }

  @Test func whatHasNoLetterNeedsNoTranslation() {
    #expect(said(#"<label text="12:30 – 14" id="a"/><label text="" id="b"/>"#, "") == [])
  }
}
