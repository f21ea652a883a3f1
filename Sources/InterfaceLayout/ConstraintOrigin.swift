import InterfaceModel
import LayoutMetrics

/// Where an equation of a layout comes from.
enum ConstraintOrigin: Sendable {
  /// A constraint of the document: its container and its place there.
  case document(container: ObjectIndex, position: Int)
  /// The size that a view has of itself.
  case contentSize(node: Int, axis: LayoutAxis)
  /// What a stack view makes of its arranged subviews.
  case stack(node: Int)
  /// The autoresizing mask of a view.
  case mask(node: Int)
  /// A row of a table is as high as what it holds.
  case row(node: Int)
  /// A size is never negative.
  case nonnegativeSize(node: Int, axis: LayoutAxis)

  /// Whether a person wrote it.
  var isDocument: Bool {
    if case .document = self { return true }
    return false
  }

  /// Whether it keeps a size from being negative.
  var isNonnegativeSize: Bool {
    if case .nonnegativeSize = self { return true }
    return false
  }
}
