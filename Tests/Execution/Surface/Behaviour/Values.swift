// Values whose parts matter.

extension IndexPath {
  /// The path of a row or an item in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of a row or an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section's index.
  public var section: Int { self[0] }
  /// The row's index.
  public var row: Int { self[1] }
  /// The item's index.
  public var item: Int { self[1] }
}

extension UIFont {
  static var surface_buttonFontSize: CGFloat { 18 }
  static var surface_labelFontSize: CGFloat { 17 }
  static var surface_smallSystemFontSize: CGFloat { 12 }
  static var surface_systemFontSize: CGFloat { 14 }

  /// The size that the font was made with, or its text style's at the content size that users start with.
  var surface_pointSize: CGFloat {
    guard let made = journal.record(self).construction else { return surfaceHasNoValue() }
    let arguments = Dictionary(zip(made.labels, made.arguments)) { first, _ in first }
    if let size = (arguments["ofSize"] ?? arguments["size"]) as? CGFloat { return size }
    guard let style = arguments["forTextStyle"] as? UIFont.TextStyle else { return surfaceHasNoValue() }
    let sizes: [UIFont.TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
      .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return sizes[style] ?? surfaceHasNoValue()
  }
}

extension CGAffineTransform {
  static var surface_identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  mutating func surface_init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self = CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  mutating func surface_init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  mutating func surface_init(scaleX: CGFloat, y: CGFloat) {
    self = CGAffineTransform(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  mutating func surface_init(translationX: CGFloat, y: CGFloat) {
    self = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }
}

extension CGColor {
  func surface_init(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let name = journal.record(colorSpace).construction?.arguments.first as? String ?? "sRGB"
    let count = name.contains("CMYK") ? 5 : name.contains("ray") ? 2 : 4
    journal.record(self).state["space"] = name
    journal.record(self).state["components"] = Array(UnsafeBufferPointer(start: components, count: count))
  }
}

// Numbers that stand for something else.

extension UIStackView {
  static var surface_spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

extension UITableView {
  static var surface_automaticDimension: CGFloat { -1 }
}

extension UICollectionViewFlowLayout {
  static var surface_automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
}

extension UIView {
  static var surface_noIntrinsicMetric: CGFloat { -1 }
}

// Second names of cases.

extension UIStackView.Alignment {
  static var surface_top: UIStackView.Alignment { .leading }
  static var surface_bottom: UIStackView.Alignment { .trailing }
}

extension UIButton.ButtonType {
  static var surface_roundedRect: UIButton.ButtonType { .system }
}

extension UIKeyboardType {
  static var surface_alphabet: UIKeyboardType { .asciiCapable }
}

extension UIBarStyle {
  static var surface_blackOpaque: UIBarStyle { .black }
}

extension UIKeyboardAppearance {
  static var surface_alert: UIKeyboardAppearance { .dark }
}

extension UISplitViewController.DisplayMode {
  static var surface_allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  static var surface_primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  static var surface_primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}

extension UIImage.Configuration {
  func surface_applying(_ other: UIImage.Configuration?) -> Self {
    // All that's ever combined here are symbol configurations.
    let combined = UIImage.SymbolConfiguration(scale: .unspecified)
    _ = journal.derived(combined, "applying(_:)", [self, other as Any])
    return combined as? Self ?? surfaceHasNoValue()
  }
}

extension UILabel {
  /// A label has a font before it's given one, whose size emitted code may ask for.
  var surface_font: UIFont? {
    get { journal.value(self, "font") { .systemFont(ofSize: UIFont.labelFontSize) } }
    set { journal.set(self, "font", newValue) }
  }
}
