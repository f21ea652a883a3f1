extension Catalog {
  /// `UIControl` and the controls.
  static let controlElements: [ElementDescription] = [
    .init(
      "control", .abstract, inherits: "view",
      attributes: [
        .property("enabled", .bool, "isEnabled", default: "YES"),
        .property("selected", .bool, "isSelected", default: "NO"),
        .property("highlighted", .bool, "isHighlighted", default: "NO"),
        .property(
          "contentHorizontalAlignment", .enumeration(.contentHorizontalAlignment), default: "center"),
        .property("contentVerticalAlignment", .enumeration(.contentVerticalAlignment), default: "center"),
        .property("showsMenuAsPrimaryAction", .bool, default: "NO", since: 14),
      ]),
    .view(
      "button", "UIButton", inherits: "control",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .construction("buttonType", .enumeration(.buttonType)),
        .property(
          "lineBreakMode", .enumeration(.viewLineBreakMode), "titleLabel?.lineBreakMode", default: "middleTruncation"),
        .property("adjustsImageWhenHighlighted", .bool, default: "YES"),
        .property("adjustsImageWhenDisabled", .bool, default: "YES"),
        .property("showsTouchWhenHighlighted", .bool, default: "NO"),
        .property("reversesTitleShadowWhenHighlighted", .bool, default: "NO"),
        .property("pointerInteraction", .bool, "isPointerInteractionEnabled", default: "NO"),
        .property("changesSelectionAsPrimaryAction", .bool, default: "NO", since: 15),
        .property("springLoaded", .bool, "isSpringLoaded", default: "NO"),
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
        .unsupported("menu"),
      ]),
  ]
}
