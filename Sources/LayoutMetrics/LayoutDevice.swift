/// A device that documents are laid out on: its screen and what the system takes of it.
public struct LayoutDevice: Sendable, Hashable {
  /// The families of devices.
  public enum Idiom: String, Sendable {
    case phone, pad, tv
  }

  /// The editor's id (`retina6_12`).
  public let id: String
  /// The name of a device with that screen.
  public let name: String
  /// The screen in portrait, in points; a television's only one.
  public let portraitSize: Extent
  /// Pixels per point.
  public let scale: Double
  /// The family.
  public let idiom: Idiom
  /// The inset at the sides of the screen's sensor housing, in points; 0 for a device with a home button.
  let notch: Double
  /// The height of the home indicator's area, in points.
  let homeIndicator: Double

  /// The screen in an orientation, which is `portrait` or `landscape`.
  public func size(orientation: String) -> Extent {
    guard orientation == "landscape", idiom != .tv else { return portraitSize }
    return Extent(width: portraitSize.height, height: portraitSize.width)
  }
}
