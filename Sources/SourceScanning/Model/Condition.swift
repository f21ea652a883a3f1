/// Something that decides whether code runs.
public struct Condition: Sendable, Hashable {
  /// What makes the code conditional.
  public enum Kind: Sendable, Hashable {
    /// An `if`, with `isNegated` in its `else`, and after an `if` that leaves the block.
    case `if`
    /// A `guard` before the code; with `isNegated` in its own block.
    case `guard`
    /// A case of a `switch` over the text.
    case `switch`
    /// The body of a loop over or under the text.
    case loop
    /// The handler of an error.
    case `catch`
    /// A part of an expression after `&&`, `||`, `??` or `?`, which may not be reached.
    case shortCircuit
  }

  /// What makes the code conditional.
  public var kind: Kind
  /// The condition as written, without comments and with single spaces; empty where there is none to cite.
  public var text: String
  /// Whether the code runs where the text does not hold.
  public var isNegated: Bool
  /// Where the condition's text begins.
  public var position: CodePosition
}
