/// Whether one thing leads to the next.
public enum Certainty: Sendable, Hashable {
  /// It does.
  case certain
  /// It may; the text says what isn't known.
  case possible(String)
  /// It does as long as the condition lets it, which is meant to end a recursion.
  case guarded(String)

  /// How far it is from certain, from 0 on.
  public var doubt: Int {
    switch self {
    case .certain: 0
    case .possible: 1
    case .guarded: 2
    }
  }

  /// What is in the way; nil where nothing is.
  public var reason: String? {
    switch self {
    case .certain: nil
    case .possible(let reason), .guarded(let reason): reason
    }
  }
}
