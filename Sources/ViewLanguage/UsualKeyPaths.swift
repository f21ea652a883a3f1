import UIKitCatalog

/// The key paths that are usual as runtime attributes of UIKit's own classes.
///
/// A grammar can't tell key paths from mistyped names, so it has these; `runtimeAttribute` says the others where the object
/// has no class of its own. The reader takes them all.
public enum UsualKeyPaths {
  /// The key paths of an element's class, in the order of names.
  public static func names(on element: CatalogElement) -> [String] {
    guard element.objectKind == .view else { return [] }
    return (layer + (element.name == "button" ? button : [])).sorted()
  }

  private static let layer = [
    "allowsEdgeAntialiasing", "allowsGroupOpacity", "backgroundColor", "borderColor", "borderUIColor", "borderWidth",
    "contentsScale", "cornerRadius", "maskedCorners", "masksToBounds", "opacity", "rasterizationScale", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowRadius", "shadowUIColor", "shouldRasterize", "zPosition",
  ].map { "layer.\($0)" }

  private static let button = [
    "imageView.contentMode", "titleLabel.adjustsFontForContentSizeCategory", "titleLabel.adjustsFontSizeToFitWidth",
    "titleLabel.lineBreakMode", "titleLabel.minimumScaleFactor", "titleLabel.numberOfLines", "titleLabel.textAlignment",
  ]
}
