import LayoutMetrics

/// What lies around a root view.
struct RootSurroundings: Sendable {
  /// The root's frame.
  var frame: LayoutFrame
  /// The safe area's insets in the root view.
  var safeArea: EdgeInsets
  /// Whether the root is the view of a controller.
  var isControllerView: Bool
}
