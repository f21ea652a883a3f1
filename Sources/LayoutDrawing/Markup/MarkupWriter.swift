/// Writes elements, each on a line of its own.
struct MarkupWriter {
  /// An attribute's name and its text, which isn't escaped yet.
  typealias Attribute = (name: String, text: String)

  /// What is written so far.
  private(set) var text = ""
  private var depth: Int

  /// Makes a writer whose lines are indented that deep.
  init(depth: Int = 0) { self.depth = depth }

  /// Opens an element.
  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
  }

  /// Closes the element that was opened last.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element without content.
  mutating func empty(_ name: String, _ attributes: [Attribute] = []) {
    line("<\(name)\(Self.written(attributes))/>")
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], text: String) {
    line("<\(name)\(Self.written(attributes))>\(Escaped.text(text))</\(name)>")
  }

  /// Writes an element with content that is markup already.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], markup: String) {
    line("<\(name)\(Self.written(attributes))>\(markup)</\(name)>")
  }

  /// Writes lines that are markup already.
  mutating func raw(_ markup: String) { text += markup }

  static func written(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(Escaped.text($0.text))\"" }.joined()
  }

  private mutating func line(_ content: String) {
    text += String(repeating: " ", count: min(depth, 24)) + content + "\n"
  }
}
