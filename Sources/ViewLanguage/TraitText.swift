import InterfaceModel

/// The traits that `<when>` names, and how Apple's documents say them.
enum TraitText {
  /// The attributes of `<when>` that name traits, with what documents call the trait, in the order of documents.
  private static let traits: [(attribute: String, document: String, values: [String])] = [
    ("heightClass", "heightClass", ["compact", "regular"]),
    ("idiom", "userInterfaceIdiom", TraitCondition.idioms.sorted()),
    ("widthClass", "widthClass", ["compact", "regular"]),
  ]

  /// The names of the attributes, as the language writes them: width first.
  static let attributes = ["widthClass", "heightClass", "idiom"]

  /// What an attribute can be.
  static func values(of attribute: String) -> [String] { traits.first { $0.attribute == attribute }?.values ?? [] }

  /// The key of the variation for traits by their attributes; nil where none is named.
  static func key(_ value: (String) -> String?) -> String? {
    let parts = traits.compactMap { trait in value(trait.attribute).map { "\(trait.document)=\($0)" } }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  /// The attributes of `<when>` for a variation's key; nil for a key that none say.
  static func attributes(forKey key: String) -> [(name: String, value: String)]? {
    guard let condition = TraitCondition(key: key) else { return nil }
    let values = [
      "widthClass": condition.width?.rawValue, "heightClass": condition.height?.rawValue, "idiom": condition.idiom,
    ]
    guard Self.key({ values[$0] ?? nil }) == key else { return nil }
    return attributes.compactMap { name in (values[name] ?? nil).map { (name, $0) } }
  }
}
