/// An attribute of a parsed element: a light handle, valid on its own.
public struct MarkupAttribute: Sendable {
  let storage: MarkupStorage
  let index: Int

  private var record: MarkupStorage.AttributeRecord { storage.attributes[index] }

  /// The name, with its prefix where it has one.
  public var name: String { storage.names[Int(record.name)] }

  /// The value, references resolved and raw line breaks turned into spaces as XML has it; made at each access.
  public var value: String {
    let record = record
    return storage.string(resolved: record.resolved, orSource: record.valueStart, record.valueEnd)
  }

  /// The whole attribute, from the first letter of its name to its closing quote.
  public var range: SourceRange { SourceRange(start: record.start, end: record.valueEnd + 1) }

  /// The name.
  public var nameRange: SourceRange {
    let start = record.start
    return SourceRange(start: start, end: start + UInt32(name.utf8.count))
  }

  /// The value as written, without its quotes.
  public var valueRange: SourceRange { SourceRange(start: record.valueStart, end: record.valueEnd) }
}
