import InterfaceModel

/// What a constraint holds on to.
enum LayoutItem: Sendable, Hashable {
  /// A view.
  case view(Int)
  /// A guide of a view.
  case guide(Int, LayoutGuide.Kind)

  /// The view, or the one that the guide belongs to.
  var node: Int {
    switch self {
    case .view(let node), .guide(let node, _): node
    }
  }
}
