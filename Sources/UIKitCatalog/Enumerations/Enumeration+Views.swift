extension Enumeration {
  /// `UIView.contentMode`; documents spell the top left corner with a capital T.
  static let contentMode = Enumeration(
    "UIView.ContentMode",
    [
      "scaleToFill": "scaleToFill", "scaleAspectFit": "scaleAspectFit", "scaleAspectFill": "scaleAspectFill",
      "redraw": "redraw", "center": "center", "top": "top", "bottom": "bottom", "left": "left", "right": "right",
      "TopLeft": "topLeft", "topLeft": "topLeft", "topRight": "topRight", "bottomLeft": "bottomLeft",
      "bottomRight": "bottomRight",
    ])

  /// `UIView.semanticContentAttribute`.
  static let semanticContentAttribute = Enumeration(
    "UISemanticContentAttribute",
    same: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])

  /// `UIView.autoresizingMask`.
  static let autoresizingMask = Enumeration(
    "UIView.AutoresizingMask",
    [
      "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight", "flexibleMinX": "flexibleLeftMargin",
      "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
      "flexibleMaxY": "flexibleBottomMargin",
    ])

  /// Text alignment.
  static let textAlignment = Enumeration(
    "NSTextAlignment", same: ["left", "center", "right", "justified", "natural"])

  /// Line breaks as views spell them; paragraph styles have spellings of their own.
  static let viewLineBreakMode = Enumeration(
    "NSLineBreakMode",
    [
      "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
      "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
      "middleTruncation": "byTruncatingMiddle",
    ])

  /// `UILabel.baselineAdjustment`.
  static let baselineAdjustment = Enumeration(
    "UIBaselineAdjustment", ["alignBaselines": "alignBaselines", "alignCenters": "alignCenters", "none": "none"])

  /// `UIStackView.axis`.
  static let layoutAxis = Enumeration("NSLayoutConstraint.Axis", same: ["horizontal", "vertical"])

  /// `UIStackView.distribution`.
  static let stackDistribution = Enumeration(
    "UIStackView.Distribution",
    same: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])

  /// `UIStackView.alignment`.
  static let stackAlignment = Enumeration(
    "UIStackView.Alignment",
    same: ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"])

  /// `UIControl.contentHorizontalAlignment`.
  static let contentHorizontalAlignment = Enumeration(
    "UIControl.ContentHorizontalAlignment", same: ["center", "left", "right", "fill", "leading", "trailing"])

  /// `UIControl.contentVerticalAlignment`.
  static let contentVerticalAlignment = Enumeration(
    "UIControl.ContentVerticalAlignment", same: ["center", "top", "bottom", "fill"])

  /// `UIButton.ButtonType`; an absent type is `custom`, and `roundedRect` is today's `system`.
  public static let buttonTypes = Enumeration(
    "UIButton.ButtonType",
    [
      "custom": "custom", "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
      "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd", "plain": "plain",
      "close": "close",
    ])
}
