/// How a property holds its object.
public enum Ownership: Sendable, Hashable {
  case strong, weak, unowned
}
