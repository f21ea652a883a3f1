extension Catalog {
  /// `UIView` and the views that are neither controls, bars nor containers of cells.
  static let viewElements: [ElementDescription] = [
    .init(
      "view", .object(className: "UIView", module: "UIKit", kind: .view), inherits: nil,
      attributes: commonObjectRows + viewRows, children: commonObjectChildren + viewChildren),
    .view(
      "label", "UILabel",
      attributes: [
        .property("userInteractionEnabled", .bool, "isUserInteractionEnabled", nib: "YES", code: "NO"),
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("contentMode", .enumeration(.contentMode), nib: "scaleToFill", code: "left"),
        .call(
          "horizontalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .horizontal)", nib: "250"),
        .call("verticalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .vertical)", nib: "250"),
        .property("text", .localizedString),
        .property("textAlignment", .enumeration(.textAlignment), nib: "left", code: "natural"),
        .property("numberOfLines", .integer, default: "1"),
        .property("lineBreakMode", .enumeration(.viewLineBreakMode), default: "tailTruncation"),
        .property("baselineAdjustment", .enumeration(.baselineAdjustment), default: "alignBaselines"),
        .property("adjustsFontSizeToFit", .bool, "adjustsFontSizeToFitWidth", nib: "YES", code: "NO"),
        .unsupported("minimumFontSize"),
        .property("minimumScaleFactor", .number),
        .property("adjustsFontForContentSizeCategory", .bool, default: "NO"),
        .unsupported("adjustsLetterSpacingToFitWidth"),
        .property("preferredMaxLayoutWidth", .number, default: "0"),
        .property("enabled", .bool, "isEnabled", default: "YES"),
        .property("highlighted", .bool, "isHighlighted", default: "NO"),
        .designTime("usesAttributedText", .bookkeeping),
      ],
      children: [
        .property("text", .localizedString),
        .special("attributedText", .attributedText),
        .property("fontDescription", .font, "font"),
        .property("textColor", .color),
        .property("highlightedColor", .color, "highlightedTextColor"),
        .property("shadowColor", .color),
        .property("shadowOffset", .size),
      ]),
    .view(
      "imageView", "UIImageView",
      attributes: [
        .property("userInteractionEnabled", .bool, "isUserInteractionEnabled", nib: "YES", code: "NO"),
        .call(
          "horizontalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .horizontal)", nib: "250"),
        .call("verticalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .vertical)", nib: "250"),
        .property("image", .image),
        .property("highlightedImage", .image),
        .property("highlighted", .bool, "isHighlighted", default: "NO"),
        .property("adjustsImageSizeForAccessibilityContentSizeCategory", .bool, default: "NO"),
        .property("adjustsImageWhenAncestorFocused", .bool, default: "NO"),
        .structure("catalog"),
      ],
      children: [
        .special("image", .image),
        .property("preferredSymbolConfiguration", .record),
      ]),
    .view(
      "stackView", "UIStackView",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("axis", .enumeration(.layoutAxis), default: "horizontal"),
        .property("distribution", .enumeration(.stackDistribution), default: "fill"),
        .property("alignment", .enumeration(.stackAlignment), default: "fill"),
        .property("spacing", .number, default: "0"),
        .special("spacingType"),
        .property("baselineRelativeArrangement", .bool, "isBaselineRelativeArrangement", default: "NO"),
      ],
      children: [
        .init("subviews", .objects(.each("addArrangedSubview(%)")))
      ]),
  ]

  /// What every object element has.
  static let commonObjectRows: [AttributeRow] = [
    .structure("id"),
    .structure("key"),
    .structure("customClass"),
    .structure("customModule"),
    .designTime("customModuleProvider", .bookkeeping),
    .designTime("userLabel", .annotation),
    .designTime("colorLabel", .annotation),
    .designTime("sceneMemberID", .bookkeeping),
  ]

  /// The children that every object element can have.
  static let commonObjectChildren: [ChildRow] = [
    .init("connections", .structure(.connections)),
    .init("userDefinedRuntimeAttributes", .structure(.runtimeAttributes)),
    .designTime("userComments", .annotation),
    .designTime("canvasLocation", .canvas),
    .designTime("animations", .canvas),
  ]

  private static let viewRows: [AttributeRow] = [
    .property("translatesAutoresizingMaskIntoConstraints", .bool, default: "YES"),
    .property("hidden", .bool, "isHidden", default: "NO"),
    .property("alpha", .number, default: "1"),
    .property("opaque", .bool, "isOpaque", default: "YES"),
    .property("tag", .integer, default: "0"),
    .property("userInteractionEnabled", .bool, "isUserInteractionEnabled", default: "YES"),
    .property("multipleTouchEnabled", .bool, "isMultipleTouchEnabled", default: "NO"),
    .property("clipsSubviews", .bool, "clipsToBounds", default: "NO"),
    .property("clearsContextBeforeDrawing", .bool, default: "YES"),
    .property("autoresizesSubviews", .bool, default: "YES"),
    .property("contentMode", .enumeration(.contentMode), default: "scaleToFill"),
    .property("semanticContentAttribute", .enumeration(.semanticContentAttribute), default: "unspecified"),
    .property("insetsLayoutMarginsFromSafeArea", .bool, default: "YES"),
    .property("preservesSuperviewLayoutMargins", .bool, default: "NO"),
    .unsupported("layoutMarginsFollowReadableWidth"),
    .property("restorationIdentifier", .string),
    .call(
      "horizontalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .horizontal)", nib: "250", code: "250"),
    .call(
      "verticalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .vertical)", nib: "250", code: "250"),
    .call(
      "horizontalCompressionResistancePriority", .priority,
      "setContentCompressionResistancePriority(%, for: .horizontal)", nib: "750", code: "750"),
    .call(
      "verticalCompressionResistancePriority", .priority,
      "setContentCompressionResistancePriority(%, for: .vertical)", nib: "750", code: "750"),
    .designTime("fixedFrame", .storedVerdict),
    .designTime("misplaced", .storedVerdict),
    .designTime("ambiguous", .storedVerdict),
    .designTime("verifyAmbiguity", .storedVerdict),
    .designTime("placeholderIntrinsicWidth", .placeholderSize),
    .designTime("placeholderIntrinsicHeight", .placeholderSize),
    .designTime("simulatedAppContext", .simulatedMetrics),
  ]

  private static let viewChildren: [ChildRow] = [
    .init("subviews", .objects(.each("addSubview(%)"))),
    .init("constraints", .structure(.constraints)),
    .init("gestureRecognizers", .structure(.marker)),
    .init("frame", .value(.rect, .construction)),
    .init("frameInset", .value(.rect, .construction)),
    .property("autoresizingMask", .flags(.autoresizingMask)),
    .property("backgroundColor", .color),
    .property("tintColor", .color),
    .property("layoutMargins", .insets),
    .property("directionalLayoutMargins", .directionalInsets),
    .unsupported("contentStretch"),
    .record("accessibilityConfiguration"),
    .init("safeArea", .structure(.layoutGuide)),
    .init("keyboard", .structure(.layoutGuide)),
    .init("contentLayoutGuide", .structure(.layoutGuide)),
    .init("frameLayoutGuide", .structure(.layoutGuide)),
    .designTime("userGuides", .canvas),
    .init("variation", .structure(.variation)),
    .designTime("simulatedDestinationMetrics", .simulatedMetrics),
    .designTime("simulatedStatusBarMetrics", .simulatedMetrics),
    .designTime("simulatedTopBarMetrics", .simulatedMetrics),
    .designTime("simulatedBottomBarMetrics", .simulatedMetrics),
    .designTime("simulatedOrientationMetrics", .simulatedMetrics),
  ]
}
