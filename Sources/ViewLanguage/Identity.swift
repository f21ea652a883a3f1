import XMLSyntax

/// Which ids of an Apple document the names of a language's document stand for.
struct Identity: Sendable {
  /// The element that lists them, one a line: the name, a space, the id.
  static let elementName = "originalIDs"
  /// The names of the objects that documents have ids of their own for.
  static let owner = "owner", firstResponder = "firstResponder"

  private(set) var originals: [String: String] = [:]
  /// What ids begin with: in a component's document, what the instance is called in the document around.
  private let prefix: String

  /// Reads the list of a language's document; names that it doesn't have stand for themselves, with `prefix` before them.
  init(_ root: MarkupElement, prefix: String = "") {
    self.prefix = prefix
    for element in root.childElements where element.name == Self.elementName {
      for line in element.text.split(whereSeparator: \.isNewline) {
        let words = line.split(separator: " ")
        if words.count == 2 { originals[String(words[0])] = String(words[1]) }
      }
    }
  }

  /// The id that a name stands for.
  func id(of name: String) -> String {
    if let original = originals[name] { return original }
    // An object of an instance has the instance's name before its own.
    guard let dot = name.firstIndex(of: "."), let instance = originals[String(name[..<dot])] else {
      return prefix + name
    }
    return instance + name[dot...]
  }

  /// Makes a name stand for an id.
  mutating func identify(_ name: String, as id: String) { originals[name] = id }
}
