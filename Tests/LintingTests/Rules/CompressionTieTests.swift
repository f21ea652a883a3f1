import Testing

@testable import Linting

@Suite struct CompressionTieTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(CompressionTie.self) }

  private let column = [
    "a.top = v.top + 10", "b.top = a.bottom", "v.bottom = b.bottom", "a.leading = v.leading", "b.leading = v.leading",
  ]

  private func said(_ attributes: String, bottom: String) -> [String] {
    let labels = ["a", "b"].map { RuleTesting.view($0, "label", #"text="One" numberOfLines="0" \#(attributes)"#) }
    return RuleTesting.said(
      by: CompressionTie.self, of: labels.joined(),
      ([bottom] + column.filter { !$0.hasPrefix("v.bottom") }).map(RuleTesting.constraint).joined())
  }

  @Test func tooLittleHeightIsATie() {
    #expect(said("", bottom: "b.bottom = v.top + 30").count == 1)
    #expect(said("", bottom: "b.bottom <= v.top + 100").isEmpty)
  }

  @Test func whatFitsExactlyIsATieWhereTextsGrow() {
    // Labels of 17 points are 20.5 points high at two pixels a point.
    let scaling = #"adjustsFontForContentSizeCategory="YES""#
    #expect(said(scaling, bottom: "b.bottom = v.top + 51").count == 1)
    #expect(said("", bottom: "b.bottom = v.top + 51").isEmpty)
  }

  @Test func theRequiredPriorityIsCalledWhatItIs() {
    let required = #"verticalCompressionResistancePriority="1000""#
    #expect(said(required, bottom: "b.bottom = v.top + 30").first?.contains("(1000)") == true)
  }
}
