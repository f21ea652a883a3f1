import InterfaceModel
import LayoutMetrics

/// The traits that a document's variations are chosen by.
struct TraitEnvironment: Sendable, Hashable {
  /// The width's class; nil on the canvas of any width.
  var width: TraitCondition.SizeClass?
  /// The height's class; nil on the canvas of any height.
  var height: TraitCondition.SizeClass?
  /// The idiom's name in a variation's key.
  var idiom: String

  /// The traits of a device in an orientation, full screen (Human Interface Guidelines, "Layout").
  init(device: LayoutDevice, orientation: String) {
    let isLandscape = orientation == "landscape"
    let isCanvas = device == .squareCanvas
    switch device.idiom {
    case .tv:
      (idiom, width, height) = ("tv", .regular, .regular)
    case .pad:
      (idiom, width, height) = ("pad", .regular, .regular)
    case .phone:
      idiom = "phone"
      width = isLandscape && device.portraitSize.width >= 414 ? .regular : .compact
      height = isLandscape ? .compact : .regular
    }
    if isCanvas { (width, height) = (nil, nil) }
  }

  /// Whether a variation with the condition holds.
  func meets(_ condition: TraitCondition) -> Bool {
    (condition.width == nil || condition.width == width) && (condition.height == nil || condition.height == height)
      && (condition.idiom == nil || condition.idiom == idiom)
  }

  /// The variations that hold, from the least specific to the one that has the last word.
  func active(_ variations: [Variation]) -> [Variation] {
    let ranked = variations.enumerated().compactMap { place, variation -> (Int, Int, Variation)? in
      if variation.key == "default" { return (0, place, variation) }
      guard let condition = variation.condition, meets(condition) else { return nil }
      return (condition.specificity, place, variation)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
