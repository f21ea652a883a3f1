import LayoutSyntax
import Testing

/// A text with one mistake, and the error that reports it.
struct FaultyInput: Sendable, CustomTestStringConvertible {
  /// The attribute of `<layout>`; nil for the text of a `<constraints>` block.
  let attribute: String?
  /// The text, without the marks.
  let text: String
  /// The error.
  let error: LayoutSyntaxError

  /// The value of an attribute, with « and » around what the error marks.
  init(_ attribute: String, _ marked: String, _ message: String, help: String? = nil) {
    self.init(attribute: attribute, marked: marked, message: message, help: help)
  }

  /// A block, with « and » around what the error marks.
  init(_ marked: String, _ message: String, help: String? = nil) {
    self.init(attribute: nil, marked: marked, message: message, help: help)
  }

  private init(attribute: String?, marked: String, message: String, help: String?) {
    let before = marked.prefix { $0 != "«" }
    let inside = marked.dropFirst(before.count + 1).prefix { $0 != "»" }
    let after = marked.dropFirst(before.count + inside.count + 2)
    self.attribute = attribute
    text = String(before + inside + after)
    error = LayoutSyntaxError(
      before.utf8.count..<(before.utf8.count + inside.utf8.count), message, help: help)
  }

  var testDescription: String { attribute.map { "\($0)=\"\(text)\"" } ?? text }
}
