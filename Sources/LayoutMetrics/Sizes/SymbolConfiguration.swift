import InterfaceModel

/// How large a symbol is drawn.
struct SymbolConfiguration: Sendable {
  /// The size of the font that it goes with, in points.
  var pointSize = 17.0
  /// `small`, `medium` or `large`.
  var scale = "medium"

  /// The symbol's size, estimated from the size of the drawing in the resources: symbols there are drawn at 112 points.
  func size(of symbol: ImageEntry, device: LayoutDevice) -> Extent {
    let factor = pointSize / 112 * (scale == "small" ? 0.79 : scale == "large" ? 1.29 : 1)
    func length(_ drawn: Double) -> Double { (drawn * factor * device.scale).rounded() / device.scale }
    return Extent(width: length(symbol.size.width), height: length(symbol.size.height))
  }
}
