import Testing

@testable import Linting

@Suite struct SystemPropertyAllowedValuesTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(SystemPropertyAllowedValues.self) }

  private func said(_ objects: String, _ values: [String: [String]]) -> [String] {
    RuleTesting.findings(
      of: SystemPropertyAllowedValues.self, in: .xib(objects), options: RuleOptions(values: ["values": .table(values)])
    ).map(\.message)
  }

  @Test func anEmptyTextStandsForAnAttributeThatIsNotThere() {
    let values = ["button/reversesTitleShadowWhenHighlighted": ["", "NO"]]
    #expect(said(#"<button id="a"/><button reversesTitleShadowWhenHighlighted="NO" id="b"/>"#, values).isEmpty)
    #expect(
      said(#"<button reversesTitleShadowWhenHighlighted="YES" id="b"/>"#, values) == [
        "'reversesTitleShadowWhenHighlighted' of 'button' is 'YES', and nothing or 'NO' is allowed"
      ])
  }

  @Test func elementsInsideOthersAreFoundByTheirPath() {
    let color = #"<color key="backgroundColor" name="Brand"/>"#
    let objects = #"<view id="v">\#(color)</view><stackView id="s">\#(color)</stackView>"#
    #expect(
      said(objects, ["stackView/color/key": [""]]) == [
        "'key' of 'color' is 'backgroundColor', and nothing is allowed"
      ])
  }

  @Test func nothingIsAskedUnlessSaid() { #expect(said(#"<label id="a"/>"#, ["label": ["YES"]]).isEmpty) }
}
