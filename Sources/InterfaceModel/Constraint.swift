import XMLSyntax

/// A layout constraint: `first.attribute relation multiplier × second.attribute + constant`, at a priority.
public struct Constraint: Sendable {
  /// How the two sides compare.
  public enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The node's own id.
  public var id: String?
  /// The view or guide on the left; nil means the view that holds the constraint.
  public var firstItem: ObjectReference?
  /// The left side's attribute; nil where the document names one that doesn't exist.
  public var firstAttribute: LayoutAttribute?
  /// How the sides compare; `equal` when the document says nothing.
  public var relation: Relation
  /// The view or guide on the right; nil for a constraint with a constant alone, or, with a
  /// ``secondAttribute``, for the view that holds the constraint.
  public var secondItem: ObjectReference?
  /// The right side's attribute; nil for a constraint with a constant alone.
  public var secondAttribute: LayoutAttribute?
  /// The factor on the right side's attribute.
  public var multiplier: Multiplier
  /// The constant, in points.
  public var constant: ExactNumber
  /// The priority; 1…1000 is what UIKit takes, 1000 when the document says nothing.
  public var priority: ExactNumber
  /// `NSLayoutConstraint.identifier`.
  public var identifier: String?
  /// A subclass of `NSLayoutConstraint`.
  public var customClass: ClassReference?
  /// Whether the constraint exists at design time only.
  public var isPlaceholder: Bool
  /// Whether the constant stands for the system's standard spacing.
  public var isSymbolic: Bool
  /// What changes with the traits.
  public var variations: [Variation]
  /// The view whose `constraints` holds it.
  public var container: ObjectIndex
  /// The start tag.
  public var range: SourceRange

  /// Makes a constraint; what has a default in the format has it here.
  public init(
    id: String?, firstItem: ObjectReference? = nil, firstAttribute: LayoutAttribute?, relation: Relation = .equal,
    secondItem: ObjectReference? = nil, secondAttribute: LayoutAttribute? = nil, multiplier: Multiplier = .one,
    constant: ExactNumber = ExactNumber(0), priority: ExactNumber = ExactNumber(1000), identifier: String? = nil,
    customClass: ClassReference? = nil, isPlaceholder: Bool = false, isSymbolic: Bool = false,
    variations: [Variation] = [], container: ObjectIndex, range: SourceRange
  ) {
    self.id = id
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.customClass = customClass
    self.isPlaceholder = isPlaceholder
    self.isSymbolic = isSymbolic
    self.variations = variations
    self.container = container
    self.range = range
  }
}
