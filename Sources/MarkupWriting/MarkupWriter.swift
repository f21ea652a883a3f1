/// Writes elements, each on a line of its own.
public struct MarkupWriter {
  /// An attribute's name and its text, which isn't escaped yet.
  public typealias Attribute = (name: String, text: String)

  /// What is written so far.
  public private(set) var text = ""
  private var depth: Int

  /// Makes a writer whose lines are indented that deep.
  public init(depth: Int = 0) { self.depth = depth }

  /// Opens an element.
  public mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
  }

  /// Closes the element that was opened last.
  public mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element without content.
  public mutating func empty(_ name: String, _ attributes: [Attribute] = []) {
    line("<\(name)\(Self.written(attributes))/>")
  }

  /// Writes an element that holds a text.
  public mutating func element(_ name: String, _ attributes: [Attribute] = [], text: String) {
    line("<\(name)\(Self.written(attributes))>\(Escaped.text(text))</\(name)>")
  }

  /// Writes an element with content that is markup already.
  public mutating func element(_ name: String, _ attributes: [Attribute] = [], markup: String) {
    line("<\(name)\(Self.written(attributes))>\(markup)</\(name)>")
  }

  /// Writes lines that are markup already.
  public mutating func raw(_ markup: String) { text += markup }

  /// Attributes as they stand in a start tag.
  public static func written(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(Escaped.text($0.text))\"" }.joined()
  }

  private mutating func line(_ content: String) {
    text += String(repeating: " ", count: min(depth, 24)) + content + "\n"
  }
}
