/// A parameter of a method.
public struct Parameter: Sendable, Hashable {
  /// What a call writes before the argument; nil for `_`. Of an Objective-C method its piece of the selector.
  public var label: String?
  /// What the body calls it.
  public var name: String
  /// The type as written, without comments and with single spaces.
  public var type: String
  /// Whether a call may leave it out.
  public var hasDefault: Bool
}
