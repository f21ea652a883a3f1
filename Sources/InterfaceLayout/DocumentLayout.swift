import LayoutMetrics

/// The layout of all views of a document on one device.
public struct DocumentLayout: Sendable {
  /// The device.
  public var device: LayoutDevice
  /// `portrait` or `landscape`.
  public var orientation: String
  /// The views, parents before their children, in the document's order.
  public var views: [ViewLayout]
  /// The constraints that can't hold together.
  public var conflicts: [LayoutConflict]
}
