import XMLSyntax

/// Which ids of an Apple document the names of a language's document stand for.
struct Identity: Sendable {
  /// The element that lists them, one a line: the name, a space, the id.
  static let elementName = "originalIDs"
  /// The names of the objects that documents have ids of their own for.
  static let owner = "owner", firstResponder = "firstResponder"

  private(set) var originals: [String: String] = [:]

  /// Reads the list of a language's document; names that it doesn't have stand for themselves.
  init(_ root: MarkupElement) {
    for element in root.childElements where element.name == Self.elementName {
      for line in element.text.split(whereSeparator: \.isNewline) {
        let words = line.split(separator: " ")
        if words.count == 2 { originals[String(words[0])] = String(words[1]) }
      }
    }
  }

  /// The id that a name stands for.
  func id(of name: String) -> String { originals[name] ?? name }
}
