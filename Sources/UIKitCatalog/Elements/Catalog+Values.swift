extension Catalog {
  /// Colours, fonts, geometry, texts and records.
  static let valueElements: [ElementDescription] = [
    .value(
      "color",
      // `opacity` is the view language's own: that of a colour which has a name.
      numbers: ["red", "green", "blue", "white", "alpha", "cyan", "magenta", "yellow", "black", "opacity"],
      names: [
        "colorSpace", "customColorSpace", "name", "systemColor", "cocoaTouchSystemColor",
        "xcode11CocoaTouchSystemColor",
      ],
      attributes: [.unsupported("catalog")]),
    .value("nil", attributes: [.designTime("name", .bookkeeping)]),
    .value("bool", names: ["value"]),
    .value("integer", numbers: ["value"]),
    .value("real", numbers: ["value"]),
    .value("string", names: ["base64-UTF8"]),
    .value("mutableString", names: ["base64-UTF8"]),
    .value("url", names: ["string"]),
    .value("rect", numbers: ["x", "y", "width", "height"]),
    .value(
      "frame", numbers: ["minX", "minY", "width", "height"],
      attributes: [.unsupported("maxX"), .unsupported("maxY")]),
    .value("point", numbers: ["x", "y"]),
    .value("size", numbers: ["width", "height"]),
    .value("value", numbers: ["width", "height"], names: ["type"]),
    .value("offsetWrapper", numbers: ["horizontal", "vertical"]),
    .value("inset", numbers: ["minX", "minY", "maxX", "maxY"]),
    .value("edgeInsets", numbers: ["top", "left", "bottom", "right"]),
    .value("directionalEdgeInsets", numbers: ["top", "leading", "bottom", "trailing"]),
    .value("date", numbers: ["timeIntervalSinceReferenceDate"]),
    .value(
      "fontDescription", numbers: ["pointSize"], names: ["type", "style", "name", "family", "weight", "size"],
      attributes: [.unsupported("width")]),
    .value("font", numbers: ["size"], names: ["name", "metaFont"]),
    .value("attributedString", children: [.special("fragment", .record)]),
    .value("mutableAttributedString", children: [.special("fragment", .record)]),
    .value("array", children: [.special("string", .string)]),
    .value("mutableArray", children: [.special("string", .string)]),
    .flags("autoresizingMask", .autoresizingMask),
    .flags("dataDetectorType", .dataDetectorTypes),
    .flags("wkDataDetectorType", .webDataDetectorTypes),
    .flags("audiovisualMediaTypes", .audiovisualMediaTypes),
    .flags("accessibilityTraits", .accessibilityTraits),
    .flags("extendedEdge", .rectEdge),
    .flags("rectEdge", .rectEdge),
    .record("range", attributes: [.structure("location", .integer), .structure("length", .integer)]),
    .record("locale", attributes: [.special("localeIdentifier")]),
    .record("timeZone", attributes: [.special("name"), .unsupported("data")]),
    .record(
      "fragment", attributes: [.special("content", .localizedString)],
      children: [.special("content", .localizedString), .special("attributes", .record)]),
    .record("attributes", children: attributedTextChildren),
    .record("paragraphStyle", attributes: paragraphStyleRows, children: [.special("tabStops", .record)]),
    .record("tabStops", children: [.special("textTab", .record)]),
    .record(
      "textTab",
      attributes: [.special("alignment", .enumeration(.textAlignment)), .special("location", .number)],
      children: [.designTime("options", .bookkeeping)]),
    .record("textInputTraits", attributes: textInputRows),
    .record(
      "accessibility",
      attributes: [
        .property("label", .localizedString, "accessibilityLabel"),
        .property("hint", .localizedString, "accessibilityHint"),
        .property("value", .localizedString, "accessibilityValue"),
        .property("identifier", .string, "accessibilityIdentifier"),
      ],
      children: [
        .property("isElement", .bool, "isAccessibilityElement"),
        .property("traits", .flags(.accessibilityTraits), "accessibilityTraits"),
        .property("label", .localizedString, "accessibilityLabel"),
        .property("hint", .localizedString, "accessibilityHint"),
        .property("value", .localizedString, "accessibilityValue"),
        .property("identifier", .string, "accessibilityIdentifier"),
      ]),
    .record(
      "state",
      attributes: [
        .call("title", .localizedString, "setTitle(%, for: .{state})"),
        .call("image", .image, "setImage(%, for: .{state})"),
        .call("backgroundImage", .image, "setBackgroundImage(%, for: .{state})"),
        .structure("catalog"), .structure("key"),
      ],
      children: [
        .call("title", .localizedString, "setTitle(%, for: .{state})"),
        .call("titleColor", .color, "setTitleColor(%, for: .{state})"),
        .call("titleShadowColor", .color, "setTitleShadowColor(%, for: .{state})"),
        .special("attributedTitle", .attributedText),
        .special("image", .image), .special("backgroundImage", .image),
        .special("preferredSymbolConfiguration", .record),
      ]),
    .record(
      "buttonConfiguration",
      attributes: [
        .special("style", .enumeration(.buttonConfigurationStyle)),
        .property("title", .localizedString), .property("subtitle", .localizedString), .property("image", .image),
        .property("titleAlignment", .enumeration(.buttonTitleAlignment), default: "automatic"),
        .property("cornerStyle", .enumeration(.buttonCornerStyle), default: "dynamic"),
        .property("buttonSize", .enumeration(.buttonSize), default: "medium"),
        .property("imagePlacement", .enumeration(.directionalEdge), default: "leading"),
        .property("imagePadding", .number), .property("titlePadding", .number),
        .property("showsActivityIndicator", .bool, default: "NO"),
        .property("automaticallyUpdateForSelection", .bool, default: "YES"),
        .property("titleLineBreakMode", .enumeration(.viewLineBreakMode)),
        .property("subtitleLineBreakMode", .enumeration(.viewLineBreakMode)),
        .property("macIdiomStyle", .enumeration(.buttonMacIdiomStyle), default: "automatic"),
        .structure("catalog"),
      ],
      children: [
        .property("baseForegroundColor", .color), .property("baseBackgroundColor", .color),
        .property("contentInsets", .directionalInsets),
        .special("attributedTitle", .attributedText), .special("attributedSubtitle", .attributedText),
        .property("title", .localizedString), .property("subtitle", .localizedString),
        .special("titleFontDescription", .font), .unsupported("subtitleFontDescription"),
        .special("image", .image), .special("preferredSymbolConfigurationForImage", .record),
        .unsupported("background"),
      ]),
    .record(
      "preferredSymbolConfiguration",
      attributes: [
        .special("configurationType"), .special("pointSize", .number), .special("scale", .enumeration(.symbolScale)),
        .special("weight", .enumeration(.symbolWeight)),
      ],
      children: [.special("fontDescription", .font)]),
    .record(
      "imageReference",
      attributes: [
        .special("image", .image), .structure("catalog"), .special("symbolScale", .enumeration(.symbolScale)),
        .special("renderingMode", .enumeration(.imageRenderingMode)),
      ],
      children: [.unsupported("hierarchicalColors"), .unsupported("multicolor")]),
    .record(
      "textAttributes",
      children: [
        .special("fontDescription", .font), .special("textColor", .color), .special("textShadowColor", .color),
        .special("textShadowOffset", .offset),
      ]),
    .record("blurEffect", attributes: [.special("style", .enumeration(.blurStyle))]),
    .record("vibrancyEffect", attributes: [.unsupported("style")], children: [.special("blurEffect", .record)]),
    .record("scopeButtonTitles", children: [.special("string", .localizedString)]),
    .record(
      "wkWebViewConfiguration",
      attributes: [
        .property("allowsInlineMediaPlayback", .bool, default: "NO"),
        .property("allowsAirPlayForMediaPlayback", .bool, default: "YES"),
        .property("allowsPictureInPictureMediaPlayback", .bool, default: "YES"),
        .property("suppressesIncrementalRendering", .bool, default: "NO"),
        .property("ignoresViewportScaleLimits", .bool, default: "NO"),
        .property("applicationNameForUserAgent", .string),
        .property("selectionGranularity", .enumeration(.webSelectionGranularity), default: "dynamic"),
        .property("limitsNavigationsToAppBoundDomains", .bool, default: "NO", since: 14),
        .property("upgradeKnownHostsToHTTPS", .bool, default: "YES", since: 15),
      ],
      children: [
        .property(
          "mediaTypesRequiringUserActionForPlayback", .flags(.audiovisualMediaTypes)),
        .property("audiovisualMediaTypes", .flags(.audiovisualMediaTypes), "mediaTypesRequiringUserActionForPlayback"),
        .property("dataDetectorTypes", .flags(.webDataDetectorTypes)),
        .special("preferences", .record), .unsupported("defaultWebpagePreferences"),
      ]),
    .record(
      "wkPreferences",
      attributes: [
        .property("minimumFontSize", .number, default: "0"),
        .property("javaScriptCanOpenWindowsAutomatically", .bool, default: "NO"),
        .property("javaScriptEnabled", .bool, default: "YES"),
        .property(
          "fraudulentWebsiteWarningEnabled", .bool, "isFraudulentWebsiteWarningEnabled", default: "YES", since: 13),
        .property("textInteractionEnabled", .bool, "isTextInteractionEnabled", default: "YES", since: 15),
      ]),
  ]

  /// The attributes of a part of an attributed string.
  private static let attributedTextChildren: [ChildRow] = [
    .special("NSFont", .font), .special("NSColor", .color), .special("NSBackgroundColor", .color),
    .special("NSKern", .number), .special("NSLink", .string), .special("NSParagraphStyle", .record),
    .special("NSStrokeColor", .color), .special("NSStrokeWidth", .number), .special("NSUnderline", .integer),
    .special("NSUnderlineColor", .color), .special("NSStrikethrough", .integer),
    .special("NSStrikethroughColor", .color), .special("NSBaselineOffset", .number),
    .special("NSLigature", .integer), .special("NSExpansion", .number), .special("NSObliqueness", .number),
    .designTime("NSOriginalFont", .resourceStandIn),
    .unsupported("NSShadow"), .unsupported("NSSuperScript"), .unsupported("NSAttachment"),
  ]

  /// What a paragraph style says.
  private static let paragraphStyleRows: [AttributeRow] = [
    .property("alignment", .enumeration(.textAlignment), default: "natural"),
    .property("lineBreakMode", .enumeration(.paragraphLineBreakMode), default: "wordWrapping"),
    .property("baseWritingDirection", .enumeration(.writingDirection), default: "natural"),
    .property("lineSpacing", .number, default: "0"),
    .property("paragraphSpacing", .number, default: "0"),
    .property("paragraphSpacingBefore", .number, default: "0"),
    .property("headIndent", .number, default: "0"),
    .property("tailIndent", .number, default: "0"),
    .property("firstLineHeadIndent", .number, default: "0"),
    .property("minimumLineHeight", .number, default: "0"),
    .property("maximumLineHeight", .number, default: "0"),
    .property("lineHeightMultiple", .number, default: "0"),
    .property("defaultTabInterval", .number, default: "0"),
    .property("hyphenationFactor", .number, default: "0"),
    .property("allowsDefaultTighteningForTruncation", .bool, nib: "YES", code: "NO"),
    // AppKit has these; UIKit's paragraph styles don't.
    .designTime("tighteningFactorForTruncation", .otherPlatform), .designTime("headerLevel", .otherPlatform),
  ]

  /// What `UITextInputTraits` has.
  private static let textInputRows: [AttributeRow] = [
    .property("autocapitalizationType", .enumeration(.autocapitalization), nib: "none", code: "sentences"),
    .property("autocorrectionType", .enumeration(.autocorrection), default: "default"),
    .property("spellCheckingType", .enumeration(.spellChecking), default: "default"),
    .property("keyboardType", .enumeration(.keyboardType), default: "default"),
    .property("keyboardAppearance", .enumeration(.keyboardAppearance), default: "default"),
    .property("returnKeyType", .enumeration(.returnKeyType), default: "default"),
    .property("enablesReturnKeyAutomatically", .bool, default: "NO"),
    .property("secureTextEntry", .bool, "isSecureTextEntry", default: "NO"),
    .property("smartDashesType", .enumeration(.smartDashes), default: "default"),
    .property("smartInsertDeleteType", .enumeration(.smartInsertDelete), default: "default"),
    .property("smartQuotesType", .enumeration(.smartQuotes), default: "default"),
    .property("textContentType", .enumeration(.textContentType)),
    .unsupported("passwordRules"),
  ]
}

extension ElementDescription {
  /// A value whose attributes the model's own type holds.
  fileprivate static func value(
    _ name: String, numbers: [String] = [], names: [String] = [], attributes: [AttributeRow] = [],
    children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(
      name, .value,
      attributes: numbers.map { .structure($0, .number) } + names.map { .structure($0) } + attributes,
      children: children)
  }

  /// A set of names, each an attribute with the value `YES`.
  fileprivate static func flags(_ name: String, _ enumeration: Enumeration) -> ElementDescription {
    ElementDescription(
      name, .value, attributes: enumeration.members.keys.sorted().map { .structure($0, .bool) })
  }

  /// A bundle of attributes and children.
  fileprivate static func record(
    _ name: String, attributes: [AttributeRow] = [], children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(name, .record, attributes: attributes, children: children)
  }
}
