import InterfaceModel
import Suggestions

/// Reads what follows `@`, in equations as in the visual format.
enum PriorityReader {
  /// Reads a number from 1 to 1000, `required`, `high`, `low` or a metric.
  static func read(
    _ cursor: inout TokenCursor, scope: LayoutScope
  ) throws(LayoutSyntaxError) -> (LayoutPriority, Range<Int>) {
    guard let token = cursor.current else { throw cursor.expected(what) }
    let priority: LayoutPriority
    switch token.kind {
    case .number(let number):
      priority = LayoutPriority(number)
    case .word:
      if let value = scope.metrics[token.text] {
        priority = LayoutPriority(value, metric: token.text)
      } else if let named = LayoutPriority(name: token.text) {
        priority = named
      } else {
        throw cursor.expected(what, help: help(for: token.text, scope))
      }
    default:
      throw cursor.expected(what, help: choices)
    }
    guard 1...1000 ~= priority.value.value else {
      let found = priority.metric.map { "'\($0)', which is \(priority.value.text)" } ?? "'\(token.text)'"
      throw LayoutSyntaxError(token.range, "a priority is a number from 1 to 1000, found \(found)")
    }
    cursor.advance()
    return (priority, token.range)
  }

  private static let what = "a priority"
  private static let choices = "write a number from 1 to 1000, 'required', 'high', 'low' or a metric"
  private static let names = ["required", "high", "low"]

  private static func help(for name: String, _ scope: LayoutScope) -> String {
    // UIKit's names (`defaultHigh`) are further from ours than a slip of the finger.
    let contained = names.first { name.lowercased().contains($0) }
    let nearest = contained ?? Suggestion.nearest(to: name, in: names + scope.metrics.keys.sorted())
    return nearest.map { "did you mean '\($0)'?" } ?? choices
  }
}
