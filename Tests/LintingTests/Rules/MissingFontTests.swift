import Testing

@testable import Linting

@Suite struct MissingFontTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MissingFont.self) }

  private func said(_ attributes: String) -> [String] {
    let font = MissingFont.description.badExamples[0].documents[1]
    return RuleTesting.findings(
      of: MissingFont.self,
      in: .xib(#"<label id="a"><fontDescription key="fontDescription" \#(attributes) pointSize="17"/></label>"#), font
    ).map(\.message)
  }

  @Test func saysWhichFontWasLikelyMeant() {
    #expect(
      said(#"name="Acmi" family="Acmi""#) == [
        "the font 'Acmi' is neither the system's nor among the resources; did you mean 'Acme'?"
      ])
  }

  @Test func fontsOfTheSystemAreThere() {
    for attributes in [
      #"name="HelveticaNeue-Bold" family="Helvetica Neue""#, #"name="AvenirNext-Medium""#, #"name="ArialMT""#,
      #"name=".SFUIText" family=".SF UI Text""#, #"type="system""#,
    ] {
      #expect(said(attributes) == [], "\(attributes)")
    }
  }

  @Test func aFontIsKnownByNameOrFamily() {
    #expect(said(#"name="Acme""#) == [] && said(#"name="Acme-Light" family="Acme""#) == [])
  }
}
