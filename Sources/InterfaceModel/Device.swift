/// The device that a document was last shown on in the editor.
public struct Device: Sendable, Hashable {
  /// The editor's id (`retina6_12`).
  public var id: String
  /// `portrait` or `landscape`.
  public var orientation: String
  /// `light` or `dark`; nil where the document says nothing.
  public var appearance: String?

  /// Makes a device.
  public init(id: String, orientation: String, appearance: String?) {
    self.id = id
    self.orientation = orientation
    self.appearance = appearance
  }
}
