/// A value that a body gives a name: `let nib = …`, `isLoading = true`, `self.view = …`.
public struct Assignment: Sendable, Hashable {
  /// What is assigned to: a name, or names joined by dots.
  public var target: String
  /// The value.
  public var value: CodeValue
  /// Whether a local variable or constant is declared, which hides a property of its name.
  public var isDeclaration: Bool
  /// Where the target is written.
  public var position: CodePosition
  /// What has to hold for the assignment to happen, as for a call.
  public var conditions: [Condition]
  /// Whether it stands in a closure, a block or a local function.
  public var isInClosure: Bool

  /// What the property belongs to that is assigned to; nil for a name alone, and for a property of `self`.
  public var owner: CodeValue? {
    guard let dot = target.lastIndex(of: "."), target[..<dot] != "self" else { return nil }
    return .reference(String(target[..<dot]))
  }
}
