/// A property that a document's outlets set.
struct ExpectedOutlet: Sendable {
  /// The property's name.
  var name: String
  /// Whether it takes a list, as an outlet collection does.
  var isCollection: Bool
  /// The classes of what it takes, each once.
  var types: [String]
  /// Whether everything it takes holds the object itself, so that it mustn't be held in return.
  var isWeak: Bool
  /// Where a document first names it.
  var place: DocumentPlace

  /// Takes in another mention.
  mutating func merge(_ other: ExpectedOutlet) {
    for type in other.types where !types.contains(type) { types.append(type) }
    isWeak = isWeak && other.isWeak
  }
}
