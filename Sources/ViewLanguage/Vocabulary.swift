import UIKitCatalog

/// What the names of the language mean on an element: the one table that reading and writing share.
struct Vocabulary: Sendable {
  /// What an attribute of an object says.
  enum Meaning {
    /// The attribute of documents with that row.
    case attribute(AttributeRow)
    /// A value under a key.
    case value(key: String, ValueType)
    /// An attribute of a record under a key.
    case record(FlatRecord, Part)
    /// An action: sent at the event, or at the only one that there is.
    case action(event: String?)
    /// An outlet that the object's class has.
    case outlet

    /// What documents have for the attribute's value; nil for a connection.
    var valueType: ValueType? {
      switch self {
      case .attribute(let row), .record(_, .attribute(let row)): row.type
      case .value(_, let type), .record(_, .value(_, let type)): type
      case .action, .outlet: nil
      }
    }
  }

  /// A part of a record.
  enum Part {
    /// An attribute.
    case attribute(AttributeRow)
    /// A value under a key.
    case value(key: String, ValueType)
  }

  /// A record whose parts stand among the attributes of its object.
  struct FlatRecord: Hashable, Sendable {
    /// The key under which documents have it.
    var key: String
    /// Its element in documents.
    var element: String
    /// What stands before the names of its parts.
    var prefix: String
  }

  /// What documents have for the catalog's names.
  let catalog: Catalog

  private static let flatRecords = [
    FlatRecord(key: "textInputTraits", element: "textInputTraits", prefix: ""),
    FlatRecord(key: "accessibilityConfiguration", element: "accessibility", prefix: "accessibility."),
  ]
  private static let normalState = FlatRecord(key: "normal", element: "state", prefix: "")
  private static let shortNames = ["fontDescription": "font", "autoresizingMask": "autoresizing"]
  private static let longNames = Dictionary(uniqueKeysWithValues: shortNames.map { ($1, $0) })

  /// Whether an element holds a colour without a key, which the language has as its attribute `color`.
  static func holdsColor(_ element: String) -> Bool { element == "systemColor" || element == "namedColor" }

  /// The flat records of an element.
  func flatRecords(of element: CatalogElement) -> [FlatRecord] {
    let records = Self.flatRecords.filter { element.child($0.key) != nil }
    guard case .structure(.state)? = element.child("state")?.content else { return records }
    return records + [Self.normalState]
  }

  /// The name by which the language calls the key of a value.
  func name(ofKey key: String) -> String { Self.shortNames[key] ?? key }

  /// What a name says on an object; nil where it says nothing that the catalog knows.
  func meaning(of name: String, on element: CatalogElement) -> Meaning? {
    if let row = element.attribute(name) { return .attribute(row) }
    let key = Self.longNames[name] ?? name
    if let type = valueType(key, in: element) { return .value(key: key, type) }
    for record in flatRecords(of: element) {
      guard name.hasPrefix(record.prefix), let description = catalog[record.element] else { continue }
      let part = String(name.dropFirst(record.prefix.count))
      if let row = description.attribute(part), part != "key" { return .record(record, .attribute(row)) }
      if let type = valueType(part, in: description) { return .record(record, .value(key: part, type)) }
    }
    if Enumeration.controlEvent.members[name] != nil { return .action(event: name) }
    if name == "action" { return .action(event: nil) }
    if let className = element.className, UIKitOutlets.type(of: name, in: className) != nil { return .outlet }
    return nil
  }

  /// The type of the value under a key that an attribute can say; nil where none can.
  func valueType(_ key: String, in element: CatalogElement) -> ValueType? {
    guard case .value(let type, let treatment)? = element.child(key)?.content else { return nil }
    if case .unsupported = treatment { return nil }
    switch type {
    case .image, .attributedText, .date, .record, .enumeration, .reference: return nil
    default: return type
    }
  }

  /// Every name that means something on an element.
  func names(on element: CatalogElement) -> [String] {
    var names = element.attributes.map(\.name) + element.children.map { name(ofKey: $0.name) }
    for record in flatRecords(of: element) {
      guard let description = catalog[record.element] else { continue }
      names += (description.attributes.map(\.name) + description.children.map(\.name)).map { record.prefix + $0 }
    }
    return names + Enumeration.controlEvent.members.keys
  }

  /// What the language calls a property that Swift calls otherwise (`clipsToBounds` is `clipsSubviews`); nil for others.
  func name(ofMember member: String, on element: CatalogElement) -> String? {
    if let row = element.attributes.first(where: { $0.treatment.member == member }) { return row.name }
    let child = element.children.first { row in
      guard case .value(_, let treatment) = row.content else { return false }
      return treatment.member == member
    }
    return child.map { name(ofKey: $0.name) }
  }

  /// What an absent attribute means in the language, where documents have to say it: the value of an object made in
  /// code, or of one fresh from the editor's library where code's isn't known.
  func assumedAttributes(of element: CatalogElement) -> [(row: AttributeRow, value: String)] {
    element.attributes.compactMap { row in
      guard let nibDefault = row.nibDefault, let value = defaultValue(of: row), value != nibDefault else { return nil }
      return (row, value)
    }
  }

  /// The value that an absent attribute means in the language; nil where it means nothing.
  func defaultValue(of row: AttributeRow) -> String? {
    if let value = row.codeDefault { return value }
    // Labels, switches and their like come from the library with a little more hugging than other views.
    return row.name.hasSuffix("HuggingPriority") ? "251" : row.nibDefault
  }
}
