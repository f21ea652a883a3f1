/// A row of the catalog: one attribute of one element.
///
/// A class, so that looking a row up hands out the row and no copy of its strings.
public final class AttributeRow: Sendable {
  /// The attribute's name in documents.
  public let name: String
  /// What its text is.
  public let type: ValueType
  /// What becomes of it.
  public let treatment: Treatment
  /// What an absent attribute means to a nib, in the document's spelling; nil where absence sets nothing.
  public let nibDefault: String?
  /// What an object made in code has, in the document's spelling; nil where that isn't known, so that the value is
  /// always written.
  public let codeDefault: String?
  /// The first major iOS version that has the Swift member from its start (14 for iOS 13.4), where it is newer than
  /// iOS 12.
  public let since: Int?
  /// Whether nibs archive the value even where it is UIKit's default, so that an object decoded from an archive without
  /// it may have another.
  public let isAlwaysArchived: Bool

  /// Makes a row; see the factory functions for the usual ones.
  public init(
    _ name: String, _ type: ValueType, _ treatment: Treatment, nibDefault: String? = nil, codeDefault: String? = nil,
    since: Int? = nil, isAlwaysArchived: Bool = false
  ) {
    self.name = name
    self.type = type
    self.treatment = treatment
    self.nibDefault = nibDefault
    self.codeDefault = codeDefault
    self.since = since
    self.isAlwaysArchived = isAlwaysArchived
  }

  /// A property whose absence in a document and whose value in an object made in code agree.
  public static func property(
    _ name: String, _ type: ValueType, _ member: String? = nil, default both: String, since: Int? = nil,
    isAlwaysArchived: Bool = false
  ) -> AttributeRow {
    AttributeRow(
      name, type, .property(member ?? name), nibDefault: both, codeDefault: both, since: since,
      isAlwaysArchived: isAlwaysArchived)
  }

  /// A property that is set only where the document states it.
  public static func property(
    _ name: String, _ type: ValueType, _ member: String? = nil, since: Int? = nil
  ) -> AttributeRow {
    AttributeRow(name, type, .property(member ?? name), since: since)
  }

  /// A property whose absence in a document means another value than an object made in code has, or whose value there
  /// isn't known.
  public static func property(
    _ name: String, _ type: ValueType, _ member: String? = nil, nib: String, code: String?, since: Int? = nil
  ) -> AttributeRow {
    AttributeRow(name, type, .property(member ?? name), nibDefault: nib, codeDefault: code, since: since)
  }

  /// A method call with the value.
  public static func call(
    _ name: String, _ type: ValueType, _ template: String, nib: String? = nil, code: String? = nil
  ) -> AttributeRow {
    AttributeRow(name, type, .call(CallTemplate(template)), nibDefault: nib, codeDefault: code)
  }

  /// A part of the expression that makes the object.
  public static func construction(_ name: String, _ type: ValueType) -> AttributeRow {
    AttributeRow(name, type, .construction)
  }

  /// A field of the model.
  public static func structure(_ name: String, _ type: ValueType = .string) -> AttributeRow {
    AttributeRow(name, type, .structure)
  }

  /// Carried by the element's own emitter.
  public static func special(_ name: String, _ type: ValueType = .string) -> AttributeRow {
    AttributeRow(name, type, .special)
  }

  /// Means something in the editor only.
  public static func designTime(_ name: String, _ reason: DesignTimeReason) -> AttributeRow {
    AttributeRow(name, .string, .designTime(reason))
  }

  /// Known, and not carried yet.
  public static func unsupported(_ name: String) -> AttributeRow {
    AttributeRow(name, .string, .unsupported)
  }
}
