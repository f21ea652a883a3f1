/// One line of a `<constraints>` block.
public struct ConstraintBlockLine: Sendable, Hashable {
  /// How a line says its constraints.
  public enum Form: Sendable {
    /// As equations, or not at all.
    case equations
    /// In Apple's visual format.
    case visualFormat
  }

  /// How the line says its constraints.
  public var form: Form
  /// The line without the blanks at its ends and without its comment; empty for a blank line.
  public var range: Range<Int>
  /// The comment, from its `//` on.
  public var comment: Range<Int>?
  /// The constraints of the line; none of a line with a mistake, if it is in the visual format.
  public var equations: [ParsedEquation]

  /// Makes a line.
  public init(
    form: Form = .equations, range: Range<Int>, comment: Range<Int>? = nil, equations: [ParsedEquation] = []
  ) {
    self.form = form
    self.range = range
    self.comment = comment
    self.equations = equations
  }
}
