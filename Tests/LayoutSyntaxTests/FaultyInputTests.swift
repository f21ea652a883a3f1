import LayoutSyntax
import Testing

/// Every mistake is reported once, at its place, with what was expected and what to write.
@Suite struct FaultyInputTests {
  @Test(arguments: FaultyAttributes.all) func reportsTheMistakeInAnAttribute(input: FaultyInput) throws {
    let result = try Example.parse(try #require(input.attribute), input.text)
    #expect(result.errors == [input.error])
  }

  @Test(arguments: FaultyBlocks.all + FaultyVisualFormats.all) func reportsTheMistakeInABlock(input: FaultyInput) {
    #expect(ConstraintBlockParser(scope: Example.scope).parse(input.text).errors == [input.error])
  }

  @Test func goesOnAfterAMistakeInAnAttribute() throws {
    let result = try Example.parse("width", "≥ 44x; 200 @0; 100; = 8 8")
    #expect(
      result.errors == [
        LayoutSyntaxError(4..<7, "expected a number, a view or a guide after '≥', found '44x'"),
        LayoutSyntaxError(14..<15, "a priority is a number from 1 to 1000, found '0'"),
        LayoutSyntaxError(
          26..<27, "expected '@', 'as' or the end after '8', found '8'",
          help: "separate constraints with ';'; a priority begins with '@'"),
      ])
    #expect(result.equations.map(\.range) == [17..<20])
  }

  @Test func goesOnAfterAMistakeInABlock() {
    let text = "H:[avatar]-[nmae]\r\nname.topp = header; name.bottom = header\nfooter.top ≥ superview + + 8 + 8"
    let block = ConstraintBlockParser(scope: Example.scope).parse(text)
    #expect(block.errors.map(\.range) == [12..<16, 24..<28, 91..<94])
    #expect(block.equations.map { LayoutText.line(of: $0.equation) } == ["name.bottom = header"])
  }

  @Test func namesThatTheCallerDoesNotKnowAreTakenForIDs() {
    let result = LayoutAttributeParser().parse("hedaer.columns.bottom + 8; some", of: .attribute(.top))
    #expect(
      result.equations.map(\.equation.right) == [
        LayoutReference(.object("hedaer"), guide: .custom("columns"), .bottom), LayoutReference(.object("some"), .top),
      ])
    #expect(result.errors == [])
  }

  @Test func theNearestAttributeIsSuggested() {
    #expect(LayoutLeftSide(name: "trailling") == nil)
    #expect(LayoutLeftSide.nearest(to: "trailling") == "trailing")
    #expect(LayoutLeftSide.nearest(to: "aspectratio") == "aspectRatio")
    #expect(LayoutLeftSide.nearest(to: "colour") == nil)
  }
}
