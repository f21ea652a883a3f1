import InterfaceModel

/// Reads the value of a `metrics` attribute: `gap=12 small=44`.
///
/// Blanks separate the metrics; they are allowed around `=`, and numbers can have a sign. The name of a metric is one
/// word without hyphens, because in the visual format a hyphen ends it.
public enum MetricListParser {
  /// Reads a list. What is wrong in one metric doesn't keep the next ones from being read.
  public static func parse(_ text: String) -> MetricList {
    let bytes = Array(text.utf8)
    var cursor = TokenCursor(LayoutLexer.tokens(of: bytes, in: bytes.startIndex..<bytes.endIndex), end: 0)
    var list = MetricList(metrics: [], errors: [])
    while !cursor.isAtEnd {
      do throws(LayoutSyntaxError) {
        list.metrics.append(try parseMetric(&cursor, besides: list.metrics))
      } catch {
        list.errors.append(error)
        skip(&cursor)
      }
    }
    return list
  }

  private static func parseMetric(
    _ cursor: inout TokenCursor, besides earlier: [MetricList.Metric]
  ) throws(LayoutSyntaxError) -> MetricList.Metric {
    guard let name = cursor.current, name.kind == .word else {
      let help = cursor.current?.text == "," ? "blanks separate metrics" : "such as gap=12"
      throw cursor.expected("the name of a metric", help: help)
    }
    if let problem = problem(with: name.text, besides: earlier) { throw LayoutSyntaxError(name.range, problem) }
    cursor.advance()
    guard case .relation(.equal)? = cursor.current?.kind else { throw cursor.expected("'='", help: "such as gap=12") }
    cursor.advance()
    let isNegative = cursor.takeSign("-") != nil
    guard let token = cursor.current, case .number(let number) = token.kind else {
      throw cursor.expected("a number", help: cursor.current.flatMap(OperandHelp.text))
    }
    cursor.advance()
    return MetricList.Metric(name: name.text, value: isNegative ? number.negated : number, nameRange: name.range)
  }

  private static func problem(with name: String, besides earlier: [MetricList.Metric]) -> String? {
    if name.contains("-") { return "the name of a metric has no '-', found '\(name)'" }
    if LayoutScope.reservedNames.contains(name) { return "'\(name)' means something else and can't be a metric" }
    return earlier.contains { $0.name == name } ? "'\(name)' is declared already" : nil
  }

  /// Goes on to the next word that an `=` follows.
  private static func skip(_ cursor: inout TokenCursor) {
    cursor.advance()
    while let token = cursor.current {
      if token.kind == .word, case .relation(.equal)? = cursor.peek(1)?.kind { return }
      cursor.advance()
    }
  }
}
