import LayoutMetrics

/// The layout of all views of a document on one device.
public struct DocumentLayout: Sendable {
  /// The device.
  public var device: LayoutDevice
  /// `portrait` or `landscape`.
  public var orientation: String
  /// Whether the frames are the editor's or a device's.
  public var fidelity: LayoutFidelity
  /// Whether lines run from right to left.
  public var isRightToLeft: Bool
  /// The size of text that was chosen; nil for the one that the canvas had, and for the standard one on a device.
  public var contentSizeCategory: ContentSizeCategory?
  /// The views, parents before their children, in the document's order.
  public var views: [ViewLayout]
  /// The constraints that can't hold together.
  public var conflicts: [LayoutConflict]
  /// The views that give way alike where there is too much room or too little; empty unless ambiguity was asked for.
  public var ties: [LayoutTie] = []
  /// The ids of the optional constraints that don't hold.
  public var missedConstraints: [String] = []
  /// The ids of the required constraints that follow from others; empty unless asked for.
  public var redundantConstraints: [String] = []
}
