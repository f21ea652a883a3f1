import LayoutMetrics

/// What a document is laid out for.
public struct LayoutSettings: Sendable {
  /// The device; nil for the one that the document was last shown on.
  public var device: LayoutDevice?
  /// `portrait` or `landscape`; nil for the document's own. Without it and without a device, the frames are those that
  /// the editor would store. A device that isn't held like that is laid out as it is held.
  public var orientation: String?
  /// Whether lines run from right to left.
  public var isRightToLeft: Bool
  /// The size of text that the user chose; nil for the one that the canvas had, and for the standard one on a device.
  public var contentSizeCategory: ContentSizeCategory?
  /// Whether to find out what the constraints leave open.
  public var findsAmbiguity: Bool
  /// Whether to find out which constraints follow from others.
  public var findsRedundancy: Bool

  /// Whether the editor's frames are wanted rather than a device's.
  var isForEditor: Bool { device == nil && orientation == nil }

  /// Settings for the document's own device.
  public init(
    device: LayoutDevice? = nil, orientation: String? = nil, isRightToLeft: Bool = false,
    contentSizeCategory: ContentSizeCategory? = nil, findsAmbiguity: Bool = true, findsRedundancy: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.isRightToLeft = isRightToLeft
    self.contentSizeCategory = contentSizeCategory
    self.findsAmbiguity = findsAmbiguity
    self.findsRedundancy = findsRedundancy
  }
}
