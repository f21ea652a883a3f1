import UIKitCatalog

/// The initializers that a subclass of a framework's class is written with.
enum Initializers {
  /// Their lines, without indentation; empty where what is inherited will do.
  static func lines(for superclass: String) -> [String] {
    for ancestor in UIKitClass.lineage(of: superclass) {
      if inheriting.contains(ancestor.name) { return [] }
      if let initializer = designated[ancestor.name] { return initializer + [""] + coder(superclass) }
    }
    return []
  }

  /// The views whose designated initializers vary with the system's version, or take what a scaffold hasn't.
  private static let inheriting: Set<String> = [
    "UITextView", "UIInputView", "UIListContentView", "UIPasteControl", "UIRefreshControl", "MTKView", "GLKView",
    "MKAnnotationView", "ARView", "UIActivityIndicatorView",
  ]

  private static let frame = ["override init(frame: CGRect) {", "  super.init(frame: frame)", "}"]

  private static let designated: [String: [String]] = [
    "UIView": frame,
    // What is made from an image, items or a scene is designated as well: to override one, a class overrides each.
    "UIImageView": frame + [
      "", "override init(image: UIImage?) {", "  super.init(image: image)", "}", "",
      "override init(image: UIImage?, highlightedImage: UIImage?) {",
      "  super.init(image: image, highlightedImage: highlightedImage)", "}",
    ],
    "UISegmentedControl": frame + ["", "override init(items: [Any]?) {", "  super.init(items: items)", "}"],
    "UIWindow": frame + [
      "", "override init(windowScene: UIWindowScene) {", "  super.init(windowScene: windowScene)", "}",
    ],
    "UITableView": [
      "override init(frame: CGRect, style: UITableView.Style) {", "  super.init(frame: frame, style: style)", "}",
    ],
    "UICollectionView": [
      "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {",
      "  super.init(frame: frame, collectionViewLayout: layout)", "}",
    ],
    "UITableViewCell": [
      "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
      "  super.init(style: style, reuseIdentifier: reuseIdentifier)", "}",
    ],
    "UITableViewHeaderFooterView": [
      "override init(reuseIdentifier: String?) {", "  super.init(reuseIdentifier: reuseIdentifier)", "}",
    ],
    "UIVisualEffectView": ["override init(effect: UIVisualEffect?) {", "  super.init(effect: effect)", "}"],
    "WKWebView": [
      "override init(frame: CGRect, configuration: WKWebViewConfiguration) {",
      "  super.init(frame: frame, configuration: configuration)", "}",
    ],
  ]

  /// What nib loading calls; of a stack view UIKit says that it never fails.
  private static func coder(_ superclass: String) -> [String] {
    let neverFails = UIKitClass.isClass(superclass, a: "UIStackView")
    return ["required init\(neverFails ? "" : "?")(coder: NSCoder) {", "  super.init(coder: coder)", "}"]
  }
}
