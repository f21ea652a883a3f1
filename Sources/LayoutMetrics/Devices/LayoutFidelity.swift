/// What frames are to be like.
public enum LayoutFidelity: Sendable, Hashable {
  /// Those that Interface Builder stores, with the ways of its canvas.
  case editor
  /// Those on a device.
  case device
}
