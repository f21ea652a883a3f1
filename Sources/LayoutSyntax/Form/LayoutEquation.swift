import InterfaceModel

/// What one constraint says: `left relation right × multiplier + constant`, at a priority.
///
/// It is the meaning alone: where it was written is in ``ParsedEquation``, which ids exist is for the caller to know.
public struct LayoutEquation: Sendable, Hashable {
  /// The left side.
  public var left: LayoutReference
  /// How the sides compare.
  public var relation: Constraint.Relation
  /// What the left side is tied to; nil for a constant alone.
  public var right: LayoutReference?
  /// The factor of ``right``, in the spelling it was written in; one without a ``right``.
  public var multiplier: Multiplier
  /// What is added.
  public var constant: LayoutConstant
  /// The priority.
  public var priority: LayoutPriority
  /// The name after `as`: the constraint's id. A part of a compound attribute has `name.part` (`box.leading`).
  public var id: String?
  /// Whether the constraint starts out active; false where text says `inactive`.
  public var isActive: Bool
  /// Whether the constraint exists at design time only.
  public var isPlaceholder: Bool

  /// Makes a constraint; what text may leave out has a default.
  public init(
    _ left: LayoutReference, _ relation: Constraint.Relation = .equal, _ right: LayoutReference? = nil,
    multiplier: Multiplier = .one, constant: LayoutConstant = .zero, priority: LayoutPriority = .required,
    id: String? = nil, isActive: Bool = true, isPlaceholder: Bool = false
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.id = id
    self.isActive = isActive
    self.isPlaceholder = isPlaceholder
  }

  /// Whether the constraint can hold and means something: it doesn't tie a place to a length, x to y, `leading` to
  /// `left` or anything to itself, has no factor of 0, and a constant alone is for a length. The parsers make no other.
  public var isMeaningful: Bool {
    EquationMistake(in: self) == nil && 1...1000 ~= priority.value.value && (right != nil || multiplier == .one)
      && left.item != .superview
  }
}
