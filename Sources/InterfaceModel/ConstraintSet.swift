import XMLSyntax

/// Constraints that code activates and deactivates together, under a name.
///
/// Apple's documents have no sets; those of the view language do.
public struct ConstraintSet: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The group, of which one set at most is active at a time; nil for the one that a document's sets form by default.
  public var group: String?
  /// Whether the set is active once the interface is loaded.
  public var isActive: Bool
  /// The ids of the constraints.
  public var constraints: [String]
  /// The start tag.
  public var range: SourceRange

  /// Makes a set.
  public init(name: String, group: String? = nil, isActive: Bool, constraints: [String], range: SourceRange) {
    self.name = name
    self.group = group
    self.isActive = isActive
    self.constraints = constraints
    self.range = range
  }
}
