/// A font as a document describes it.
public enum FontDescription: Sendable, Hashable {
  /// The system font's upright, bold and italic faces, which UIKit has functions of their own for.
  public enum SystemFace: String, Sendable {
    /// The regular face, which alone can have a weight.
    case system
    /// The bold face.
    case boldSystem
    /// The italic face.
    case italicSystem
  }

  /// The size of a system font.
  public enum SystemSize: Sendable, Hashable {
    /// A size in points.
    case points(ExactNumber)
    /// One of the sizes that UIKit names: `system`, `smallSystem`, `label`, `button`.
    case named(String)
  }

  /// A font of the system; the weight is a name such as `semibold`.
  case system(SystemFace, size: SystemSize, weight: String?)
  /// The font of a Dynamic Type text style, by its constant's name (`UICTFontTextStyleBody`).
  case textStyle(String)
  /// A font by its PostScript name and family, with a size in points.
  case custom(name: String, family: String?, size: ExactNumber)

  /// The size in points; nil for a text style, whose size people choose.
  ///
  /// The named sizes are those of `UIFont.systemFontSize` and its like.
  public var pointSize: ExactNumber? {
    switch self {
    case .system(_, .points(let size), _), .custom(_, _, let size): size
    case .system(_, .named(let name), _):
      switch name {
      case "smallSystem": ExactNumber(12)
      case "label": ExactNumber(17)
      case "button": ExactNumber(18)
      default: ExactNumber(14)
      }
    case .textStyle: nil
    }
  }
}
