/// Collects lines of Swift, indented by two spaces a level and broken at 100 columns, as swift-format's defaults have
/// it.
package struct SwiftWriter {
  /// The text so far, with a newline after every line.
  package private(set) var text = ""
  /// How many levels the lines are indented by.
  private(set) var level: Int
  private var isSeparating = false
  /// Whether the last line opens a block, or there's none: nothing is set apart there.
  private var isAtStart = true
  /// The longest line, in characters.
  package static let width = 100

  /// Makes a writer whose lines are indented by `level` levels.
  package init(level: Int = 0) { self.level = level }

  /// Whether nothing has been written.
  package var isEmpty: Bool { text.isEmpty }

  private var indentation: String {
    level < Self.indentations.count ? Self.indentations[level] : Self.indentation(level)
  }

  private static let indentations = (0..<8).map(indentation)

  private static func indentation(_ level: Int) -> String { String(repeating: " ", count: level * 2) }

  /// Whether a line of so many characters fits here.
  package func fits(_ text: String) -> Bool {
    // A list has to have room for the comma that it would have over several lines.
    let width = Self.width - level * 2 - (text.utf8.last == UInt8(ascii: "]") ? 1 : 0)
    return text.utf8.count <= width || text.count <= width
  }

  /// Sets what comes next apart by an empty line; at the end of a block, and at its start, nothing is.
  package mutating func separate() { isSeparating = true }

  /// Adds a line as it is.
  package mutating func line(_ text: String) {
    openParagraph()
    self.text += indentation
    self.text += text
    self.text += "\n"
    isAtStart = text.utf8.last == UInt8(ascii: "{")
  }

  private mutating func openParagraph() {
    if isSeparating, !isAtStart { text += "\n" }
    isSeparating = false
  }

  /// Adds what another writer wrote, as it is indented there.
  package mutating func append(_ other: SwiftWriter) {
    guard !other.isEmpty else { return }
    openParagraph()
    text += other.text
    isAtStart = other.isAtStart
  }

  /// Adds what another writer wrote at the margin, moved to where this one stands.
  package mutating func indent(_ other: SwiftWriter) {
    indent(other.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
  }

  /// Adds lines that begin at the margin, moved to where the writer stands.
  package mutating func indent(_ lines: some Sequence<some StringProtocol>) {
    for text in lines {
      if text.isEmpty { separate() } else { line(String(text)) }
    }
  }

  /// Adds what `body` adds, one level deeper.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
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
    let available = Self.width - level * 2
    guard statement.byteCount > available else {
      openParagraph()
      text += indentation
      statement.write(to: &text)
      text += "\n"
      isAtStart = false
      return
    }
    for text in statement.lines(width: available) { line(text) }
  }

  /// Adds a case of a `switch` with one expression, on the case's line where it fits.
  mutating func switchCase(_ pattern: String, _ expression: String) {
    let oneLine = "case \(pattern): \(expression)"
    if fits(oneLine) { return line(oneLine) }
    line("case \(pattern):")
    indented { $0.statement(Statement(expression)) }
  }

  /// Adds a block whose head is a call or a function's declaration: `opening` ends before the parenthesis, `closing` has
  /// what stands after the other one. Where the head is too long, its arguments stand on lines of their own.
  package mutating func block(
    _ opening: String, _ arguments: [String], _ closing: String, _ body: (inout SwiftWriter) -> Void
  ) {
    let oneLine = "\(opening)(\(arguments.joined(separator: ", "))\(closing)"
    if fits(oneLine) { return block(oneLine, body) }
    line(opening + "(")
    for text in BrokenExpression.filled(arguments, closing: "", width: Self.width - level * 2) { line(text) }
    block(closing, body)
  }

  /// Adds what sets a list, on a line where it fits, else an element a line.
  mutating func assignment(of elements: [String], to target: String, empty: String = "[]") {
    let oneLine = "\(target) = \(elements.isEmpty ? empty : "[\(elements.joined(separator: ", "))]")"
    if fits(oneLine) { return line(oneLine) }
    list("\(target) = [", elements.map { Statement($0) }, closing: "]")
  }

  /// Adds what another writer wrote one level deeper, within a check that the system is at least iOS `version`.
  mutating func ifAvailable(since version: Int, _ content: SwiftWriter) {
    guard !content.isEmpty else { return }
    block("if #available(iOS \(version).0, tvOS \(version).0, *) {") { $0.append(content) }
  }

  /// Adds a list in brackets, an element a line.
  mutating func list(_ opening: String, _ elements: [Statement], closing: String) {
    line(opening)
    level += 1
    // As swift-format has it, a list of one has no comma at its end.
    let comma = elements.count > 1 ? "," : ""
    for element in elements {
      let available = Self.width - level * 2 - comma.utf8.count
      if element.byteCount <= available {
        text += indentation
        element.write(to: &text)
        text += comma
        text += "\n"
      } else {
        var broken = element.lines(width: available)
        broken[broken.count - 1] += comma
        for text in broken { line(text) }
      }
    }
    level -= 1
    line(closing)
  }
}
