import InterfaceModel
import LayoutSyntax
import Testing

/// What the text of an equation means.
@Suite struct EquationTests {
  private let parser = LayoutAttributeParser(scope: LayoutScope(metrics: ["gap": ExactNumber(12)]))

  @Test func aReferenceTakesWhatItLeavesOutFromTheLeftSide() {
    let result = parser.parse("superview.margins", of: .attribute(.leading))
    #expect(result.errors.isEmpty)
    let right = LayoutReference(.superview, guide: .margins, .leading)
    #expect(result.equations.map(\.equation) == [LayoutEquation(LayoutReference(.holder, .leading), .equal, right)])
    #expect(result.equations.first?.rightRange == 0..<17)
  }
}
