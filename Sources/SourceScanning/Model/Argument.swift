/// An argument of a call.
public struct Argument: Sendable, Hashable {
  /// The label; nil where there is none. Of an Objective-C message its piece of the selector.
  public var label: String?
  /// The value; a closure is `unknown`.
  public var value: CodeValue
}
