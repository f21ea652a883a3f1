/// What is known of a value in code.
indirect enum TracedValue: Hashable {
  /// A text.
  case string(String)
  /// A number, a truth value or nil, as written.
  case literal(String)
  /// A class: of the sources, or else of the frameworks.
  case type(name: String, KnownType?)
  /// An object of a class.
  case object(KnownType?, isSelf: Bool)
  /// A `UINib` of a name.
  case nib(TracedValue)
  /// A storyboard of a name.
  case storyboard(TracedValue)
  /// What the document sets by a runtime attribute, or else a text.
  case attribute(String, fallback: String?)
  /// Something that isn't nil.
  case something
  case unknown

  /// Whether it can't be nil; nil where that isn't known.
  var isThere: Bool? {
    switch self {
    case .literal(let text): !["nil", "NULL", "Nil"].contains(text)
    case .attribute, .unknown: nil
    default: true
    }
  }

  /// The text that it is written as in a name.
  var text: String? {
    switch self {
    case .string(let text): text
    case .type(let name, let known): known?.shortName ?? name
    default: nil
    }
  }
}
