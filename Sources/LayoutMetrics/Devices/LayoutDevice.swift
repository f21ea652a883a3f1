import InterfaceModel

/// A device that documents are laid out on: its screen and what the system takes of it.
///
/// Screens of the devices that documents name were measured; the others are Apple's published sizes.
public struct LayoutDevice: Sendable, Hashable {
  /// The families of devices.
  public enum Idiom: String, Sendable {
    case phone, pad, tv
  }

  /// What the top of the screen gives to the system.
  enum StatusBar: Sendable, Hashable {
    /// A plain bar of 20 points, on devices with a home button; Interface Builder left it out between Xcode 11 and 14.
    case plain
    /// A bar that is always there, in points.
    case fixed(Double)
    /// A bar around a sensor housing, in points; `older` are the heights that earlier tools used, each up to a version.
    case housing(Double, older: [Older] = [])
    /// No bar.
    case none

    /// A height that tools before a version used.
    struct Older: Sendable, Hashable {
      let before: Int
      let height: Double
    }
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
  /// The major version of the last system that a device with this screen runs (Apple's lists of compatible devices); nil where
  /// that is the present one, iOS 26.
  public let lastSystem: Int?
  let statusBar: StatusBar
  let homeIndicator: Double

  init(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 2, _ idiom: Idiom = .phone,
    statusBar: StatusBar = .plain, homeIndicator: Double = 0, lastSystem: Int? = nil
  ) {
    self.id = id
    self.name = name
    portraitSize = Extent(width: width, height: height)
    self.scale = scale
    self.idiom = idiom
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.lastSystem = lastSystem
  }

  /// The orientations that there are, by the names that documents have for them.
  public static let orientations = ["portrait", "landscape"]

  /// The orientations that it may be held in.
  public var orientations: [String] { idiom == .tv ? ["landscape"] : Self.orientations }

  /// The orientation, or the one that it is held in where it can't be held in that.
  public func orientation(preferring wanted: String) -> String {
    orientations.contains(wanted) ? wanted : orientations.first ?? wanted
  }

  /// The screen in an orientation, which documents call `portrait` or `landscape`.
  public func size(orientation: String) -> Extent {
    guard orientation == "landscape", idiom != .tv else { return portraitSize }
    return Extent(width: portraitSize.height, height: portraitSize.width)
  }

  /// The length of a pixel, in points.
  public var pixel: Double { 1 / scale }

  /// The length rounded up to whole pixels; what is a hair above one counts as that one.
  public func ceilToPixel(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

  /// The size classes in an orientation.
  public func sizeClasses(
    orientation: String
  ) -> (width: TraitCondition.SizeClass, height: TraitCondition.SizeClass) {
    guard idiom == .phone else { return (.regular, .regular) }
    guard orientation == "landscape" else { return (.compact, .regular) }
    // Only the phones that are wider than 414 points in portrait, or as wide, are wide enough to be regular on their side.
    return (portraitSize.width >= 414 ? .regular : .compact, .compact)
  }
}
