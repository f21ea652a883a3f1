extension Catalog {
  /// `UIControl` and the controls.
  static let controlElements: [ElementDescription] = [
    .init(
      "control", .abstract, inherits: "view",
      attributes: [
        .property("enabled", .bool, "isEnabled", default: "YES"),
        .property("selected", .bool, "isSelected", default: "NO"),
        .property("highlighted", .bool, "isHighlighted", default: "NO"),
        .property("contentHorizontalAlignment", .enumeration(.contentHorizontalAlignment), default: "center"),
        .property("contentVerticalAlignment", .enumeration(.contentVerticalAlignment), default: "center"),
        .property("showsMenuAsPrimaryAction", .bool, default: "NO", since: 14),
        .property("toolTip", .localizedString, since: 15),
      ],
      children: [.unsupported("menu")]),
    .view(
      "button", "UIButton", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .construction("buttonType", .enumeration(.buttonTypes)),
        .property(
          "lineBreakMode", .enumeration(.viewLineBreakMode), "titleLabel?.lineBreakMode", default: "middleTruncation"),
        .property("adjustsImageWhenHighlighted", .bool, default: "YES"),
        .property("adjustsImageWhenDisabled", .bool, default: "YES"),
        .property("showsTouchWhenHighlighted", .bool, default: "NO"),
        .property("reversesTitleShadowWhenHighlighted", .bool, default: "NO"),
        .property("pointerInteraction", .bool, "isPointerInteractionEnabled", default: "NO", since: 14),
        .property("changesSelectionAsPrimaryAction", .bool, default: "NO", since: 15),
        .property("role", .enumeration(.buttonRole), default: "normal", since: 14),
        .property("springLoaded", .bool, "isSpringLoaded", default: "NO"),
        .property(
          "preferredBehavioralStyle", .enumeration(.behavioralStyle), default: "automatic", since: 15),
        .property("preferredMenuElementOrder", .enumeration(.menuElementOrder), default: "automatic", since: 16),
        .designTime("hasAttributedTitle", .bookkeeping),
      ],
      children: [
        .property("fontDescription", .font, "titleLabel?.font"),
        .property("contentEdgeInsets", .insets),
        .property("titleEdgeInsets", .insets),
        .property("imageEdgeInsets", .insets),
        .property("titleShadowOffset", .size, "titleLabel?.shadowOffset"),
        .special("configuration", .record),
        .init("state", .structure(.state)),
      ]),
    .view(
      "switch", "UISwitch", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("on", .bool, "isOn", default: "NO"),
        .property("title", .localizedString, since: 14),
        .property("preferredStyle", .enumeration(.switchStyle), default: "automatic", since: 14),
        .property("onImage", .image), .property("offImage", .image),
      ] + huggingOfClass,
      children: [
        .property("onTintColor", .color), .property("thumbTintColor", .color),
      ]),
    .view(
      "slider", "UISlider", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("minValue", .number, "minimumValue", default: "0"),
        .property("maxValue", .number, "maximumValue", default: "1"),
        .property("value", .number, default: "0"),
        .property("continuous", .bool, "isContinuous", default: "YES"),
        .property("minimumValueImage", .image), .property("maximumValueImage", .image),
        .property(
          "preferredBehavioralStyle", .enumeration(.behavioralStyle), default: "automatic", since: 15),
      ],
      children: [
        .property("minimumTrackTintColor", .color), .property("maximumTrackTintColor", .color),
        .property("thumbTintColor", .color),
      ]),
    .view(
      "stepper", "UIStepper", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("minimumValue", .number, default: "0"),
        .property("maximumValue", .number, default: "100"),
        .property("stepValue", .number, default: "1"),
        .property("value", .number, default: "0"),
        .property("continuous", .bool, "isContinuous", default: "YES"),
        .property("autorepeat", .bool, default: "YES"),
        .property("wraps", .bool, default: "NO"),
      ] + huggingOfClass),
    .view(
      "segmentedControl", "UISegmentedControl", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property(
          "contentHorizontalAlignment", .enumeration(.contentHorizontalAlignment), nib: "center", code: "left"),
        .property("contentVerticalAlignment", .enumeration(.contentVerticalAlignment), nib: "center", code: "top"),
        .designTime("segmentControlStyle", .obsolete),
        .special("selectedSegmentIndex", .integer),
        .property("momentary", .bool, "isMomentary", default: "NO"),
        .property("apportionsSegmentWidthsByContent", .bool, default: "NO"),
        .property("springLoaded", .bool, "isSpringLoaded", default: "NO"),
      ],
      children: [
        .init("segments", .objects(.special)),
        .property("selectedSegmentTintColor", .color),
      ]),
    .view(
      "pageControl", "UIPageControl", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("numberOfPages", .integer, default: "0"),
        .property("currentPage", .integer, default: "0"),
        .property("hidesForSinglePage", .bool, default: "NO"),
        .property("defersCurrentPageDisplay", .bool, default: "NO"),
        .property("backgroundStyle", .enumeration(.pageControlBackgroundStyle), default: "automatic", since: 14),
        .property("allowsContinuousInteraction", .bool, default: "YES", since: 14),
        .property("preferredIndicatorImage", .image, since: 14),
        .property("preferredCurrentPageIndicatorImage", .image, since: 16),
        .property("direction", .enumeration(.pageControlDirection), default: "natural", since: 16),
      ],
      children: [
        .property("pageIndicatorTintColor", .color), .property("currentPageIndicatorTintColor", .color),
      ]),
    .view(
      "datePicker", "UIDatePicker", inherits: "control",
      attributes: [
        .property("datePickerMode", .enumeration(.datePickerMode), default: "dateAndTime"),
        .property("style", .enumeration(.datePickerStyle), "preferredDatePickerStyle", default: "automatic", since: 14),
        .property("minuteInterval", .integer, default: "1"),
        .property("countDownDuration", .number),
        .property("roundsToMinuteInterval", .bool, default: "YES", since: 15),
        .special("useCurrentDate", .bool),
      ],
      children: [
        .special("date", .date), .property("minimumDate", .date), .property("maximumDate", .date),
        .special("locale", .record), .special("timeZone", .record),
      ]),
    .view(
      "refreshControl", "UIRefreshControl", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("contentMode", .enumeration(.contentMode), nib: "scaleToFill", code: nil),
      ],
      children: [.special("attributedTitle", .attributedText)]),
    .view(
      "textField", "UITextField", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property(
          "contentHorizontalAlignment", .enumeration(.contentHorizontalAlignment), nib: "center", code: "left"),
        .property("text", .localizedString),
        .property("placeholder", .localizedString),
        .property("textAlignment", .enumeration(.textAlignment), nib: "left", code: "natural"),
        .property("borderStyle", .enumeration(.textBorderStyle), default: "none"),
        .property("clearButtonMode", .enumeration(.textViewMode), default: "never"),
        .property("leftViewMode", .enumeration(.textViewMode), default: "never"),
        .property("rightViewMode", .enumeration(.textViewMode), default: "never"),
        .property("clearsOnBeginEditing", .bool, default: "NO"),
        .property("clearsOnInsertion", .bool, default: "NO"),
        .property("minimumFontSize", .number, default: "0"),
        .property("adjustsFontSizeToFit", .bool, "adjustsFontSizeToFitWidth", nib: "YES", code: "NO"),
        .property("adjustsFontForContentSizeCategory", .bool, default: "NO"),
        .property("allowsEditingTextAttributes", .bool, default: "NO"),
        .property("background", .image), .property("disabledBackground", .image),
        .designTime("usesAttributedText", .bookkeeping),
      ],
      children: [
        .property("text", .localizedString), .property("placeholder", .localizedString),
        .special("attributedText", .attributedText), .special("attributedPlaceholder", .attributedText),
        .property("fontDescription", .font, "font"),
        .property("textColor", .color),
        .record("textInputTraits"),
      ]),
    .view(
      "colorWell", "UIColorWell", inherits: "control",
      attributes: [
        .property("title", .localizedString), .property("supportsAlpha", .bool, default: "YES"),
      ],
      children: [.property("selectedColor", .color)]),
    .init(
      "segment", .object(className: "UISegmentedControl", module: "UIKit", kind: .grouping),
      attributes: [
        .special("title", .localizedString), .special("image", .image), .structure("catalog"),
        .special("enabled", .bool), .special("width", .number), .structure("key"),
      ],
      children: [.special("contentOffset", .size)]),
  ]

  /// Hugging of classes whose own default in code isn't the nib's, so that it's always said.
  static let huggingOfClass: [AttributeRow] = [
    .call("horizontalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .horizontal)", nib: "250"),
    .call("verticalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .vertical)", nib: "250"),
  ]
}
