/// Collects lines of Swift, indented by two spaces a level and broken at 100 columns, as swift-format's defaults have
/// it.
package struct SwiftWriter {
  package private(set) var lines: [String] = []
  private var level: Int
  private var isSeparating = false
  /// The longest line, in characters.
  package static let width = 100

  /// Makes a writer whose lines are indented by `level` levels.
  package init(level: Int = 0) { self.level = level }

  /// The text, with a final newline.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private var indentation: String {
    level < Self.indentations.count ? Self.indentations[level] : Self.indentation(level)
  }

  private static let indentations = (0..<8).map(indentation)

  private static func indentation(_ level: Int) -> String { String(repeating: " ", count: level * 2) }

  /// Whether a line of so many characters fits here.
  package func fits(_ text: String) -> Bool {
    text.utf8.count + level * 2 <= Self.width || text.count + level * 2 <= Self.width
  }

  /// Sets what comes next apart by an empty line; at the end of a block, and at its start, nothing is.
  package mutating func separate() { isSeparating = true }

  /// Adds a line as it is.
  package mutating func line(_ text: String) {
    openParagraph()
    lines.append(indentation + text)
  }

  private mutating func openParagraph() {
    if isSeparating, let last = lines.last, !last.hasSuffix("{") { lines.append("") }
    isSeparating = false
  }

  /// Adds lines that are already indented.
  package mutating func append(_ other: [String]) {
    guard !other.isEmpty else { return }
    openParagraph()
    lines += other
  }

  /// Adds `opening`, what `body` adds one level deeper, and `closing`.
  package mutating func block(_ opening: String, closing: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(opening)
    level += 1
    body(&self)
    level -= 1
    isSeparating = false
    line(closing)
  }

  /// Adds a statement; one that is too long is broken after its `=` or between the arguments of its last call.
  mutating func statement(_ statement: Statement) {
    let whole = statement.oneLine
    guard !fits(whole) else { return line(whole) }
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
