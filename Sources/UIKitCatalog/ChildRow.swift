/// A row of the catalog: one kind of child of one element.
///
/// A class for the same reason as ``AttributeRow``.
public final class ChildRow: Sendable {
  /// What a child is to the element that holds it.
  public enum Content: Sendable {
    /// A value under a key.
    case value(ValueType, Treatment)
    /// One object under a key.
    case object(ObjectProvision)
    /// A list of objects.
    case objects(ListProvision)
    /// One of the structures that every object can have.
    case structure(Structure)
    /// Means something in the editor only, with all it holds.
    case designTime(DesignTimeReason)
    /// Is known, and no code comes of it yet; neither of what it holds.
    case unsupported
  }

  /// How an object under a key comes to exist.
  public enum ObjectProvision: Sendable {
    /// It is made, then assigned to the property at this path.
    case assigned(String)
    /// Its holder makes it; it is reached at this path and configured there.
    case existing(String)
    /// It is made first and takes part in the expression that makes its holder.
    case constructorArgument
    /// The code that emits the holder places it.
    case special
  }

  /// How the objects of a list come to their holder.
  public enum ListProvision: Sendable {
    /// Each is handed to this method; `%` stands for the object.
    case each(CallTemplate)
    /// All together are assigned to this property, as an array.
    case array(String)
    /// The code that emits the holder places them.
    case special
  }

  /// The structures that the reader has a type of its own for.
  public enum Structure: Sendable {
    case connections, constraints, runtimeAttributes, variation, layoutGuide, layoutGuides, state
    /// An element without content or meaning of its own (`<gestureRecognizers/>`).
    case marker
  }

  /// The key that finds the child, or, for a child without key, its element's name.
  public let name: String
  /// What it is.
  public let content: Content

  /// Makes a row.
  public init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// A value that sets a property; `member` is the key where it isn't given.
  public static func property(_ key: String, _ type: ValueType, _ member: String? = nil) -> ChildRow {
    ChildRow(key, .value(type, .property(member ?? key)))
  }

  /// A value that is handed to a method; `%` stands for it.
  public static func call(_ key: String, _ type: ValueType, _ template: String) -> ChildRow {
    ChildRow(key, .value(type, .call(CallTemplate(template))))
  }

  /// A record whose rows set members of the object that holds it.
  public static func record(_ key: String) -> ChildRow { ChildRow(key, .value(.record, .property(""))) }

  /// A value that the element's own emitter carries.
  public static func special(_ key: String, _ type: ValueType) -> ChildRow { ChildRow(key, .value(type, .special)) }

  /// A child that means something in the editor only.
  public static func designTime(_ key: String, _ reason: DesignTimeReason) -> ChildRow {
    ChildRow(key, .designTime(reason))
  }

  /// A child that isn't carried yet.
  public static func unsupported(_ key: String) -> ChildRow { ChildRow(key, .unsupported) }
}
