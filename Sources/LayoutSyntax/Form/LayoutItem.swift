/// Whose attribute one side of a constraint is about.
public enum LayoutItem: Sendable, Hashable {
  /// The view that holds the `<layout>` element or the `<constraints>` block: `self`, or left out.
  case holder
  /// `superview`: the superview of the view on the left side. Never on the left itself.
  case superview
  /// `owner`: File's Owner.
  case owner
  /// A view or a guide, by its id.
  case object(String)

  /// The item as the text writes it.
  public var text: String {
    switch self {
    case .holder: "self"
    case .superview: "superview"
    case .owner: "owner"
    case .object(let id): id
    }
  }
}
