/// What a parser made of a text: the constraints it could read and the mistakes in the others.
public struct LayoutParse: Sendable, Hashable {
  /// The constraints without mistakes, in the order of the text.
  public var equations: [ParsedEquation]
  /// The mistakes, in the order of the text.
  public var errors: [LayoutSyntaxError]

  /// Makes a result.
  public init(equations: [ParsedEquation] = [], errors: [LayoutSyntaxError] = []) {
    self.equations = equations
    self.errors = errors
  }
}
