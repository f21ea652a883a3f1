import LayoutSyntax
import Testing

/// What a `metrics` attribute declares.
@Suite struct MetricListTests {
  @Test func readsNamesAndNumbers() {
    let list = MetricListParser.parse("gap=12  small = 44.0\tshift=-8")
    #expect(list.errors == [])
    #expect(list.metrics.map(\.name) == ["gap", "small", "shift"])
    #expect(list.metrics.map(\.value.text) == ["12", "44.0", "-8"])
    #expect(list.metrics.map(\.nameRange) == [0..<3, 8..<13, 21..<26])
    #expect(list.values["small"]?.text == "44.0")
    #expect(MetricListParser.parse(" ").metrics == [])
  }

  @Test(arguments: [
    ("gap", 3..<3, "expected '=' after 'gap', found the end"),
    ("gap=", 4..<4, "expected a number after '=', found the end"),
    ("gap=wide", 4..<8, "expected a number after '=', found 'wide'"),
    ("gap=12px", 4..<8, "expected a number after '=', found '12px'"),
    ("12=gap", 0..<2, "expected the name of a metric, found '12'"),
    ("gap=12, small=4", 6..<7, "expected the name of a metric after '12', found ','"),
    ("gap:12", 3..<4, "expected '=' after 'gap', found ':'"),
    ("gap=12 gap=13", 7..<10, "'gap' is declared already"),
    ("width=12", 0..<5, "'width' means something else and can't be a metric"),
    ("my-gap=12", 0..<6, "the name of a metric has no '-', found 'my-gap'"),
  ])
  func reportsAMistake(text: String, range: Range<Int>, message: String) {
    let errors = MetricListParser.parse(text).errors
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.range) == [range])
  }

  @Test func goesOnAfterAMistake() {
    let list = MetricListParser.parse("gap=wide small=44 = 8 large=2x huge=9")
    #expect(list.metrics.map(\.name) == ["small", "huge"])
    #expect(list.errors.map(\.range) == [4..<8, 18..<19, 28..<30])
  }
}
