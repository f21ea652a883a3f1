import XMLSyntax

/// What changes when the traits match.
public struct Variation: Sendable {
  /// A mention in a mask: the named member is there, or is not.
  public struct MaskEntry: Sendable {
    /// Whether the member is put in; otherwise it's taken out.
    public var isIncluded: Bool
    /// The subview or constraint.
    public var reference: ObjectReference

    /// Makes a mention.
    public init(isIncluded: Bool, reference: ObjectReference) {
      self.isIncluded = isIncluded
      self.reference = reference
    }
  }

  /// The traits that must match, as written: `default`, `heightClass=compact-widthClass=regular` …
  public var key: String
  /// The attributes that take another value.
  public var attributes: [InterfaceAttribute]
  /// The keyed children that take another value.
  public var values: [KeyedValue]
  /// The constraints that come and go.
  public var constraints: [MaskEntry]
  /// The subviews that come and go.
  public var subviews: [MaskEntry]
  /// The start tag.
  public var range: SourceRange

  /// The traits that must match; nil for `default` and for a key that names others than a view's.
  public var condition: TraitCondition? { TraitCondition(key: key) }

  /// Makes a variation.
  public init(
    key: String, attributes: [InterfaceAttribute] = [], values: [KeyedValue] = [], constraints: [MaskEntry] = [],
    subviews: [MaskEntry] = [], range: SourceRange
  ) {
    self.key = key
    self.attributes = attributes
    self.values = values
    self.constraints = constraints
    self.subviews = subviews
    self.range = range
  }
}
