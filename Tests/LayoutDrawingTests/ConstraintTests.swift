import InterfaceLayout
import Testing

@testable import LayoutDrawing

@Suite struct ConstraintTests {
  private func fixture(_ constraint: String) throws -> Fixture {
    try Fixture(
      Fixture.view("view", "userLabel=\"Box\"", frame: "10 20 80 40"),
      root:
        "<constraints><constraint id=\"c\" \(constraint)/></constraints><viewLayoutGuide key=\"safeArea\" id=\"s\"/>")
  }

  @Test(arguments: [
    (
      "firstItem=\"v\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\" constant=\"8\" priority=\"750\"",
      "Box.leading = View.leadingMargin + 8 @750"
    ),
    ("firstItem=\"v\" firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"40\"", "Box.width ≤ 40"),
    (
      "firstItem=\"v\" firstAttribute=\"height\" secondItem=\"v\" secondAttribute=\"width\" multiplier=\"9:16\"",
      "Box.height = 9:16 × Box.width"
    ),
    (
      "firstAttribute=\"bottom\" secondItem=\"v\" secondAttribute=\"bottom\" constant=\"-4.5\"",
      "View.bottom = Box.bottom − 4.5"
    ),
    (
      "firstItem=\"v\" firstAttribute=\"top\" relation=\"greaterThanOrEqual\" secondItem=\"s\" secondAttribute=\"top\"",
      "Box.top ≥ View.safeArea.top"
    ),
  ])
  func constraintsInWords(constraint: String, words: String) throws {
    let drawing = try fixture(constraint).drawing
    let first = try #require(drawing.document.objects.flatMap(\.constraints).first)
    #expect(ConstraintWords(drawing).equation(first) == words)
  }

  private func lines(_ constraint: String) throws -> [ConstraintLine] {
    let drawing = try fixture(constraint).drawing
    let first = try #require(drawing.document.objects.flatMap(\.constraints).first)
    return ConstraintLines(drawing, frames: PicturePlan(drawing).frames).lines(first, number: 0)
  }

  @Test func aDistanceIsALineBetweenEdges() throws {
    let line = try #require(
      lines(
        "firstItem=\"v\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"10\""
      ).first)
    #expect(line.kind == .gap)
    #expect(line.ends == [40, 124, 50, 124])
    #expect(line.label == "10")
  }

  @Test func marginsFollowFromTheOtherSide() throws {
    let line = try #require(
      lines("firstItem=\"v\" firstAttribute=\"top\" secondItem=\"s\" secondAttribute=\"top\" constant=\"5\"").first)
    #expect(line.ends == [90, 99, 90, 104])
  }

  @Test func anExtentIsALineAcross() throws {
    let line = try #require(lines("firstItem=\"v\" firstAttribute=\"width\" constant=\"80\"").first)
    #expect(line.kind == .size)
    #expect(line.ends == [50, 124, 130, 124])
  }

  @Test func whatIsMissingHasNoLine() throws {
    #expect(try lines("firstItem=\"none\" firstAttribute=\"top\" secondItem=\"nil\" secondAttribute=\"top\"").isEmpty)
  }
}
