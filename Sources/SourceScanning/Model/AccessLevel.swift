/// From where a declaration can be seen, the narrowest first.
///
/// What a header of Objective-C declares is `public`; what only an implementation declares is `fileprivate`.
public enum AccessLevel: Int, Sendable, Hashable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Whether another file of the same module sees it.
  public var isVisibleToOtherFiles: Bool { self >= .internal }

  /// Whether one level is narrower than another.
  public static func < (first: AccessLevel, second: AccessLevel) -> Bool { first.rawValue < second.rawValue }
}
