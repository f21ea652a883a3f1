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

  /// The size in points; nil where the document leaves it to the system.
  public var pointSize: ExactNumber? {
    switch self {
    case .system(_, .points(let size), _), .custom(_, _, let size): size
    case .system(_, .named, _), .textStyle: nil
    }
  }
}
