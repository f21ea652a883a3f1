/// An attribute of a parsed element.
public struct MarkupAttribute: Sendable {
  let storage: MarkupStorage
  let index: Int

  private var record: MarkupStorage.AttributeRecord { storage.attributes[index] }

  /// The name, with its prefix where it has one.
  public var name: String { storage.names[Int(record.name)] }

  /// The value, references resolved; made at each access.
  public var value: String { storage.string(record.value) }

  /// The whole attribute, from the first letter of its name to its closing quote.
  public var range: SourceRange { SourceRange(start: record.start, end: record.valueEnd + 1) }

  /// The name.
  public var nameRange: SourceRange { SourceRange(start: record.start, end: record.nameEnd) }

  /// The value as written, without its quotes.
  public var valueRange: SourceRange { SourceRange(start: record.valueStart, end: record.valueEnd) }
}
