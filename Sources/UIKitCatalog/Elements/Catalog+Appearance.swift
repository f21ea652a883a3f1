extension Catalog {
  /// The parts of looks that are no objects of documents, by the names that the view language gives them.
  ///
  /// Source: UIKit's `UIBarAppearance` and its subclasses, `UIBarButtonItemStateAppearance`,
  /// `UITabBarItemStateAppearance`, `NSAttributedString.Key`.
  public static let appearance = Catalog(appearanceElements)

  /// The parts that a look can have, by name: of `element`, or of the part `element` in a look of `outer`.
  public static func appearanceParts(
    of element: String, in outer: String? = nil
  ) -> [(name: String, description: CatalogElement)] {
    let names =
      switch (element, outer) {
      case ("navigationBar", nil): ["title", "largeTitle", "barAppearance"]
      case ("tabBar", nil), ("toolbar", nil): ["barAppearance"]
      case ("barButtonItem", nil), ("tabBarItem", nil), ("segmentedControl", nil): ["stateTitle"]
      case ("barAppearance", "navigationBar"): ["title", "largeTitle", "button", "doneButton", "backButton"]
      case ("barAppearance", "toolbar"): ["button", "doneButton"]
      case ("barAppearance", "tabBar"): ["item"]
      default: [String]()
      }
    return names.compactMap { name in
      appearance[name].map { (name == "stateTitle" ? "title" : name, $0) }
    }
  }

  private static let appearanceElements: [ElementDescription] = [
    .init(
      "text", .abstract,
      attributes: [.property("kern", .number, "kern"), .property("baselineOffset", .number)],
      children: [
        .property("fontDescription", .font, "font"), .property("color", .color, "foregroundColor"),
        .property("background", .color, "backgroundColor"),
      ]),
    .init("title", .record, inherits: "text"),
    .init("largeTitle", .record, inherits: "text"),
    // The title of something that has one look in each state.
    .init("stateTitle", .record, inherits: "text", attributes: [.special("state", .enumeration(.appearanceState))]),
    .init(
      "barAppearance", .record,
      attributes: [
        .special("for"), .special("background", .enumeration(.barBackground)),
        .special("blur", .enumeration(.blurStyle)), .property("backgroundImage", .image),
        .property("shadowImage", .image),
      ],
      children: [
        .property("backgroundColor", .color), .property("shadowColor", .color),
        .property("titlePositionAdjustment", .offset), .property("selectionIndicatorTintColor", .color),
      ]),
    .init(
      "buttonState", .abstract, inherits: "text",
      attributes: [
        .special("state", .enumeration(.appearanceState)), .property("backgroundImage", .image),
      ],
      children: [
        .property("titlePositionAdjustment", .offset), .property("backgroundImagePositionAdjustment", .offset),
      ]),
    .init("button", .record, inherits: "buttonState"),
    .init("doneButton", .record, inherits: "buttonState"),
    .init("backButton", .record, inherits: "buttonState"),
    .init(
      "item", .record, inherits: "text",
      attributes: [.special("state", .enumeration(.appearanceState))],
      children: [
        .property("titlePositionAdjustment", .offset), .property("iconColor", .color),
        .property("badgeBackgroundColor", .color), .property("badgePositionAdjustment", .offset),
      ]),
  ]
}

extension Enumeration {
  /// How a bar appearance begins: the method of `UIBarAppearance` that configures it.
  public static let barBackground = Enumeration(
    "UIBarAppearance",
    [
      "default": "configureWithDefaultBackground", "opaque": "configureWithOpaqueBackground",
      "transparent": "configureWithTransparentBackground",
    ])

  /// The states that items and buttons have a look of their own in.
  static let appearanceState = Enumeration(
    "UIControl.State", same: ["normal", "highlighted", "selected", "disabled", "focused"])
}
