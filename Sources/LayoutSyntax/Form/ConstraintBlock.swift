/// The text of a `<constraints>` block, read line by line.
public struct ConstraintBlock: Sendable, Hashable {
  /// The lines, blank ones and comments included, so that a formatter can keep them.
  public var lines: [ConstraintBlockLine]
  /// The mistakes, in the order of the text.
  public var errors: [LayoutSyntaxError]

  /// Makes a block.
  public init(lines: [ConstraintBlockLine] = [], errors: [LayoutSyntaxError] = []) {
    self.lines = lines
    self.errors = errors
  }

  /// The constraints without mistakes, in the order of the text.
  public var equations: [ParsedEquation] { lines.flatMap(\.equations) }
}
