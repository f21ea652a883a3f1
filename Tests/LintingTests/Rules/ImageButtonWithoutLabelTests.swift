import Testing

@testable import Linting

@Suite struct ImageButtonWithoutLabelTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ImageButtonWithoutLabel.self) }

  private func said(_ content: String) -> [String] {
    RuleTesting.findings(of: ImageButtonWithoutLabel.self, in: .xib(#"<button id="a">\#(content)</button>"#)).map(
      \.message)
  }

  @Test func namesTheImage() {
    #expect(
      said(#"<state key="normal" image="btn_close_2"/>"#) == [
        "the button has the image 'btn_close_2' and neither a title nor a label, so that VoiceOver says the image's name"
      ])
  }

  @Test func titlesOfAllKindsAreTitles() {
    #expect(
      said(
        #"<state key="normal" image="a"><attributedString key="attributedTitle"><fragment content="Go"/></attributedString></state>"#
      ).isEmpty)
    #expect(
      said(
        #"<state key="normal" image="a"/><buttonConfiguration key="configuration" style="plain" title="Go"/>"#
      ).isEmpty)
  }

  @Test func otherStatesDoNotCount() { #expect(said(#"<state key="highlighted" image="a"/>"#).isEmpty) }
}
