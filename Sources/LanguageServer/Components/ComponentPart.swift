import InterfaceModel

/// What a document declares of itself as a component, one thing of it.
struct ComponentPart: Sendable, Hashable {
  /// The kinds.
  enum Kind: Sendable, Hashable {
    /// A parameter; without a type while that can't be read.
    case parameter(ParameterType?)
    case event, slot
  }

  var kind: Kind
  var name: String
  /// The name as written: bytes of the document.
  var nameRange: Range<Int>
  /// The text of a parameter's default; nil where it has to be given.
  var defaultText: String?
  /// What it's for, in the author's words.
  var summary: String?

  /// The type of a parameter that has one.
  var type: ParameterType? {
    if case .parameter(let type) = kind { type } else { nil }
  }

  /// Whether it's a parameter.
  var isParameter: Bool {
    if case .parameter = kind { true } else { false }
  }

  /// One line: the name with its type.
  var signature: String {
    switch kind {
    case .parameter(let type): "\(name): \(type?.swiftName ?? "?")"
    case .event: "\(name): event"
    case .slot: "\(name): slot"
    }
  }

  /// All there is to say, in Markdown.
  var markdown: String {
    var paragraphs: [String]
    switch kind {
    case .parameter: paragraphs = ["```swift\n\(signature)\n```"]
    case .event: paragraphs = ["`\(name)`: an event of the component"]
    case .slot: paragraphs = ["`\(name)`: a slot of the component, for views"]
    }
    if let summary { paragraphs.append(summary) }
    if let defaultText { paragraphs.append("Default: `\(defaultText)`") }
    return paragraphs.joined(separator: "\n\n")
  }
}
