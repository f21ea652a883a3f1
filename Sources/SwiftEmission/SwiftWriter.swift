/// Collects lines of Swift, indented by two spaces a level and broken at 100 columns, as swift-format's defaults have
/// it.
package struct SwiftWriter {
  package private(set) var lines: [String] = []
  private var level = 0
  /// The longest line, in characters.
  package static let width = 100

  /// Makes an empty text.
  package init() {}

  /// The text, with a final newline.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private var indentation: String { String(repeating: " ", count: level * 2) }

  /// Adds an empty line, unless the last one is empty or opens a block.
  package mutating func separate() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// Adds a line as it is.
  package mutating func line(_ text: String) { lines.append(indentation + text) }

  /// Adds lines that are already broken.
  package mutating func append(_ other: [String]) { for text in other { lines.append(text.isEmpty ? "" : indentation + text) } }

  /// Adds `opening`, what `body` adds one level deeper, and `closing`.
  package mutating func block(_ opening: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(opening)
    level += 1
    body(&self)
    level -= 1
    line(closing)
  }

  /// Adds a statement; one that is too long is broken after its `=` or between the arguments of its last call.
  mutating func statement(_ statement: Statement) {
    let available = Self.width - level * 2
    for text in statement.lines(width: available) { line(text) }
  }

  /// Adds a list in brackets, an element a line.
  mutating func list(_ opening: String, _ elements: [Statement], closing: String) {
    line(opening)
    level += 1
    for element in elements {
      var broken = element.lines(width: Self.width - level * 2 - 1)
      broken[broken.count - 1] += ","
      for text in broken { line(text) }
    }
    level -= 1
    line(closing)
  }
}
