/// The names that an element or attribute may have.
public enum NameClass: Sendable, Hashable {
  /// This one.
  case name(String)
  /// Any but these.
  case anyExcept([String])
}
