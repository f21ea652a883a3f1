import Testing

/// A document with one fault, and what is said of it.
struct FaultyDocument: Sendable, CustomTestStringConvertible {
  /// The document's text.
  let text: String
  /// Where the fault is.
  let line: Int
  let column: Int
  /// What is wrong, and after a semicolon what would put it right.
  let message: String

  private init(_ marked: String, _ message: String) {
    let before = marked.prefix { $0 != "↓" }
    text = String(before) + marked.dropFirst(before.count + 1)
    line = before.count { $0 == "\n" } + 1
    column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0) + 1
    self.message = message
  }

  /// A whole document, with ↓ before the fault.
  static func document(_ marked: String, _ message: String) -> Self { Self(marked, message) }

  /// A document of the language with this inside.
  static func content(_ marked: String, _ message: String) -> Self {
    Self("<interface xmlns=\"urn:xibc:view:1\">\n\(marked)\n</interface>", message)
  }

  /// A label `detail` beside a label `name`, with this for its layout.
  static func layout(_ marked: String, _ message: String) -> Self {
    content(
      "<view id=\"root\">\n<label id=\"name\"/>\n<label id=\"detail\"><layout \(marked)/></label>\n</view>", message)
  }

  /// Two labels, `name` and `detail`, with this for a line of constraints.
  static func constraint(_ marked: String, _ message: String) -> Self {
    content(
      "<view id=\"root\">\n<label id=\"name\"/>\n<label id=\"detail\"/>\n<constraints>\n  \(marked)\n</constraints>\n</view>",
      message)
  }

  /// All of them.
  static let all =
    markup + root + elements + attributes + values + references + layout + constraints + resources + appearance

  var testDescription: String { text }
}
