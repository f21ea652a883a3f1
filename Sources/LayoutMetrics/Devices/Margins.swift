/// The layout margins that views have where a document gives none, and the spacing that symbolic constants stand for.
///
/// All in points, measured in frames that hang on margins.
public struct Margins: Sendable {
  private let device: LayoutDevice
  private let era: LayoutEra

  /// Makes the margins of a device and an era.
  public init(device: LayoutDevice, era: LayoutEra) {
    self.device = device
    self.era = era
  }

  /// The margins at the sides of a controller's root view, or of a view at the top of a xib, of a width.
  ///
  /// The margins above and below are 0, so that the safe area alone counts there.
  public func root(width: Double, isControllerView: Bool = true) -> EdgeInsets {
    if device.idiom == .tv { return EdgeInsets(horizontal: 80, vertical: 60) }
    // The canvas of Xcode 6 and 7 has the margins of a phone though it is as wide as a tablet.
    if isControllerView, era.tools < 9000, device == .squareCanvas { return EdgeInsets(horizontal: 16, vertical: 0) }
    return EdgeInsets(horizontal: width < 400 ? 16 : 20, vertical: 0)
  }

  /// The margins of any other view, and of a collection view's cells.
  public let inner = EdgeInsets(horizontal: 8, vertical: 8)

  /// The margins of a stack view.
  public let stack = EdgeInsets.zero

  /// The margins of a table view cell's content view; `inset` is how far a cell of an inset grouped table lies within it.
  public func tableCell(
    width: Double, inset: Double? = nil, hasAccessory: Bool, preservesSuperview: Bool
  ) -> EdgeInsets {
    let side: Double
    if let inset {
      side = inset
    } else if era.tools < 13200 {
      side = preservesSuperview && device != .squareCanvas ? 15 : 8
    } else {
      side = hasNarrowCells || width <= 320 ? 16 : 20
    }
    let vertical: Double = era.tools < 13200 ? 8 : era.hasGlassControls ? 15 : 11
    return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
  }

  /// Phones narrower than 393 points have smaller margins; those with three pixels a point had not between Xcode 11 and 25.
  private var hasNarrowCells: Bool {
    device.idiom == .phone && device.portraitSize.width < 393
      && (device.scale == 2 || era.tools < 14800 || era.tools >= 23727)
  }

  /// The widest that a readable content guide gets, in points, where body text has a size; it lies centred within the margins.
  ///
  /// 672 at the standard size of 17 is UIKit's own figure up to iOS 18, not measured here. That it follows the size of text is
  /// documented (`UIView.readableContentGuide`), in which measure is not: in proportion, here.
  public func readableWidth(bodySize: Double) -> Double { (672 * bodySize / 17).rounded() }

  /// What a symbolic constant stands for where the document doesn't say its value.
  public func systemSpacing(toSuperview: Bool) -> Double { toSuperview ? 20 : 8 }
}
