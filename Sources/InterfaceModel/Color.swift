/// A colour as a document states it; the components are kept exactly and never converted between spaces.
public enum Color: Sendable, Hashable {
  /// The colour spaces of colours with red, green and blue.
  public enum RGBSpace: String, Sendable {
    /// IEC sRGB.
    case sRGB
    /// Display P3.
    case displayP3
    /// The generic RGB space that old documents calibrate to.
    case genericRGB
    /// The device's own space.
    case deviceRGB
  }

  /// The colour spaces of greys.
  public enum GraySpace: String, Sendable {
    /// Grey with gamma 2.2, the space of `UIColor(white:alpha:)`.
    case genericGamma22
    /// The generic grey that old documents calibrate to.
    case genericGray
    /// The device's own space.
    case deviceWhite
  }

  /// A colour of an asset catalogue.
  case named(String)
  /// A semantic colour of the system, by its Objective-C name without prefix (`secondaryLabelColor`).
  case system(String)
  /// Red, green, blue and opacity, each usually 0…1.
  case rgb(RGBSpace, red: ExactNumber, green: ExactNumber, blue: ExactNumber, alpha: ExactNumber)
  /// White and opacity, each usually 0…1.
  case white(GraySpace, white: ExactNumber, alpha: ExactNumber)
  /// Cyan, magenta, yellow, black and opacity, each usually 0…1, in the generic CMYK space.
  case cmyk(
    cyan: ExactNumber, magenta: ExactNumber, yellow: ExactNumber, black: ExactNumber, alpha: ExactNumber)
  /// One of the above that lets something through: its opacity, usually 0…1, in place of its own. Only the view language
  /// says so of colours that have names.
  indirect case translucent(Color, opacity: ExactNumber)
}
