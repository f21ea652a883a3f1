/// A constraint together with the places its parts are written at.
///
/// Ranges are UTF-8 offsets into the text that was given to the parser. The parts of a compound attribute share the
/// ranges of the text they come from.
public struct ParsedEquation: Sendable, Hashable {
  /// What the constraint says.
  public var equation: LayoutEquation
  /// The whole constraint, without the blanks around it; in the visual format, the connection or the predicate.
  public var range: Range<Int>
  /// The left side; nil where an attribute's name is the left side.
  public var leftRange: Range<Int>?
  /// The right side; nil without one, and where a compound attribute means `superview` without saying it.
  public var rightRange: Range<Int>?
  /// The priority after `@`.
  public var priorityRange: Range<Int>?
  /// The name after `as`.
  public var idRange: Range<Int>?

  /// Makes a constraint with its places.
  public init(
    _ equation: LayoutEquation, range: Range<Int>, leftRange: Range<Int>? = nil, rightRange: Range<Int>? = nil,
    priorityRange: Range<Int>? = nil, idRange: Range<Int>? = nil
  ) {
    self.equation = equation
    self.range = range
    self.leftRange = leftRange
    self.rightRange = rightRange
    self.priorityRange = priorityRange
    self.idRange = idRange
  }
}
