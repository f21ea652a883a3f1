import GrammarWriting

/// What a grammar says of the attributes of its elements.
struct GrammarIndex: Sendable {
  /// What an attribute may be.
  struct Attribute: Sendable {
    /// The pattern of its text.
    var pattern: Pattern
    /// Whether it has to be there.
    var isRequired: Bool
  }

  private let definitions: [String: Definition]

  init(_ grammar: RelaxNGGrammar) {
    definitions = Dictionary(grammar.definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The attributes of an element by name; nil where the grammar has no such element.
  func attributes(of element: String) -> [String: Attribute]? {
    let definition = definitions["element.\(element)"] ?? definitions[element]
    guard case .element(_, _, let content)? = definition?.pattern else { return nil }
    var attributes: [String: Attribute] = [:]
    collect(content, isRequired: true, in: &attributes)
    return attributes
  }

  /// Whether an element can hold text; so can one that the grammar doesn't have.
  func takesText(_ element: String) -> Bool {
    let definition = definitions["element.\(element)"] ?? definitions[element]
    guard case .element(_, _, let content)? = definition?.pattern else { return true }
    return holdsText(content)
  }

  private func holdsText(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .text, .data, .list, .value: true
    case .group(let parts), .interleave(let parts), .choice(let parts): parts.contains(where: holdsText)
    case .optional(let content), .zeroOrMore(let content), .oneOrMore(let content): holdsText(content)
    // Of what has a name only the content of values holds text, whatever that is.
    case .reference(let name): ["anyContent", "constraintsContent"].contains(name)
    case .attribute, .element, .empty: false
    }
  }

  /// What a text of the pattern is, in words; nil where the grammar doesn't say.
  func documentation(of pattern: Pattern) -> String? {
    guard case .reference(let name) = pattern, let text = definitions[name]?.documentation, !text.isEmpty else {
      return nil
    }
    return text
  }

  private func collect(_ pattern: Pattern, isRequired: Bool, in attributes: inout [String: Attribute]) {
    switch pattern {
    case .attribute(.name(let name), _, let content):
      attributes[name] = attributes[name] ?? Attribute(pattern: content, isRequired: isRequired)
    case .group(let parts), .interleave(let parts):
      for part in parts { collect(part, isRequired: isRequired, in: &attributes) }
    case .choice(let parts):
      for part in parts { collect(part, isRequired: false, in: &attributes) }
    case .optional(let content), .zeroOrMore(let content): collect(content, isRequired: false, in: &attributes)
    case .oneOrMore(let content): collect(content, isRequired: isRequired, in: &attributes)
    case .reference(let name):
      guard let definition = definitions[name], name.hasPrefix("attributes.") else { return }
      collect(definition.pattern, isRequired: isRequired, in: &attributes)
    case .attribute, .element, .list, .value, .data, .empty, .text: return
    }
  }
}
