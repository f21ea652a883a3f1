extension Catalog {
  /// Bars and their items.
  static let barElements: [ElementDescription] = [
    .view(
      "navigationBar", "UINavigationBar",
      attributes: [
        .property("barStyle", .enumeration(.barStyle), default: "default"),
        .property("translucent", .bool, "isTranslucent", default: "YES"),
        .property("largeTitles", .bool, "prefersLargeTitles", default: "NO"),
        .property("backIndicatorImage", .image),
        .property("backIndicatorTransitionMask", .image, "backIndicatorTransitionMaskImage"),
        .property("shadowImage", .image),
      ],
      children: [
        .property("barTintColor", .color),
        .special("titleTextAttributes", .record), .special("largeTitleTextAttributes", .record),
        .unsupported("standardAppearance"), .unsupported("scrollEdgeAppearance"), .unsupported("compactAppearance"),
        .unsupported("compactScrollEdgeAppearance"),
        .init("items", .objects(.array("items"))),
      ]),
    .init(
      "navigationItem", .object(className: "UINavigationItem", module: "UIKit", kind: .other),
      attributes: commonObjectRows + [
        .property("title", .localizedString),
        .property("prompt", .localizedString),
        .property("backButtonTitle", .localizedString),
        .property("largeTitleDisplayMode", .enumeration(.largeTitleDisplayMode), default: "automatic"),
        .property("hidesBackButton", .bool, default: "NO"),
        .property("leftItemsSupplementBackButton", .bool, default: "NO"),
        .property("style", .enumeration(.navigationItemStyle), default: "navigator", since: 16),
        .property("hidesSearchBarWhenScrolling", .bool, default: "YES"),
        .property("backButtonDisplayMode", .enumeration(.backButtonDisplayMode), default: "default", since: 14),
        .property(
          "preferredSearchBarPlacement", .enumeration(.searchBarPlacement), default: "automatic", since: 16),
        .property("customizationIdentifier", .string, since: 16),
      ],
      children: commonObjectChildren + [
        .property("title", .localizedString),
        .init("leftBarButtonItem", .object(.assigned("leftBarButtonItem"))),
        .init("rightBarButtonItem", .object(.assigned("rightBarButtonItem"))),
        .init("backBarButtonItem", .object(.assigned("backBarButtonItem"))),
        .init("leftBarButtonItems", .objects(.array("leftBarButtonItems"))),
        .init("rightBarButtonItems", .objects(.array("rightBarButtonItems"))),
        .init("titleView", .object(.assigned("titleView"))),
        .unsupported("standardAppearance"), .unsupported("scrollEdgeAppearance"), .unsupported("compactAppearance"),
        .unsupported("compactScrollEdgeAppearance"), .unsupported("leadingItemGroups"),
        .unsupported("centerItemGroups"), .unsupported("trailingItemGroups"), .unsupported("pinnedTrailingGroup"),
        .unsupported("documentProperties"),
      ]),
    .init(
      "barItem", .abstract,
      attributes: commonObjectRows + [
        .special("title", .localizedString), .special("image", .image), .special("systemItem"),
        .property("landscapeImage", .image, "landscapeImagePhone"),
        .property("largeContentSizeImage", .image),
        .property("enabled", .bool, "isEnabled", default: "YES"),
        .property("tag", .integer, default: "0"),
        .structure("catalog"),
      ],
      children: commonObjectChildren + [
        .property("imageInsets", .insets),
        .property("landscapeImagePhoneInsets", .insets),
        .property("largeContentSizeImageInsets", .insets),
        .special("image", .image), .unsupported("landscapeImage"), .unsupported("largeContentSizeImage"),
        .record("accessibilityConfiguration"),
        .designTime("nil", .bookkeeping),
      ]),
    .init(
      "barButtonItem", .object(className: "UIBarButtonItem", module: "UIKit", kind: .barItem), inherits: "barItem",
      attributes: [
        .special("systemItem", .enumeration(.barButtonSystemItem)),
        .special("style", .enumeration(.barButtonStyle)),
        .property("width", .number, default: "0"),
        .property("springLoaded", .bool, "isSpringLoaded", default: "NO"),
        .property("changesSelectionAsPrimaryAction", .bool, default: "NO", since: 15),
        .property("selected", .bool, "isSelected", default: "NO", since: 15),
        .property("hidden", .bool, "isHidden", default: "NO", since: 16),
        .property("preferredMenuElementOrder", .enumeration(.menuElementOrder), default: "automatic", since: 16),
        .unsupported("selectedImage"), .unsupported("showsMenuAsPrimaryAction"),
      ],
      children: [
        .property("tintColor", .color),
        .init("customView", .object(.constructorArgument)),
        .special("titleTextAttributes", .record),
        .unsupported("menu"),
      ]),
    .init(
      "tabBarItem", .object(className: "UITabBarItem", module: "UIKit", kind: .barItem), inherits: "barItem",
      attributes: [
        .special("systemItem", .enumeration(.tabBarSystemItem)),
        .property("selectedImage", .image),
        .property("badgeValue", .string),
      ],
      children: [
        .property("titlePositionAdjustment", .offset), .property("badgeColor", .color),
        .unsupported("selectedImage"),
        .unsupported("standardAppearance"), .unsupported("scrollEdgeAppearance"),
      ]),
    .view(
      "toolbar", "UIToolbar",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("clearsContextBeforeDrawing", .bool, nib: "YES", code: "NO"),
        .property("barStyle", .enumeration(.barStyle), default: "default"),
        .property("translucent", .bool, "isTranslucent", default: "YES"),
      ],
      children: [
        .property("barTintColor", .color), .init("items", .objects(.array("items"))),
        .unsupported("standardAppearance"), .unsupported("scrollEdgeAppearance"), .unsupported("compactAppearance"),
        .unsupported("compactScrollEdgeAppearance"),
      ]),
    .view(
      "tabBar", "UITabBar",
      attributes: [
        .property("barStyle", .enumeration(.barStyle), default: "default"),
        .property("translucent", .bool, "isTranslucent", default: "YES"),
        .property("itemPositioning", .enumeration(.tabBarItemPositioning), default: "automatic"),
        .property("itemSpacing", .number), .property("itemWidth", .number),
        .property("backgroundImage", .image), .property("selectionIndicatorImage", .image),
        .property("shadowImage", .image),
      ],
      children: [
        .property("barTintColor", .color), .property("unselectedItemTintColor", .color),
        .property("selectedImageTintColor", .color, "tintColor"),
        .unsupported("standardAppearance"), .unsupported("scrollEdgeAppearance"),
        .init("items", .objects(.array("items"))),
      ]),
    .view(
      "searchBar", "UISearchBar",
      attributes: [
        .property("contentMode", .enumeration(.contentMode), nib: "scaleToFill", code: "redraw"),
        .property("text", .localizedString), .property("placeholder", .localizedString),
        .property("prompt", .localizedString),
        .property("barStyle", .enumeration(.barStyle), default: "default"),
        .property("searchBarStyle", .enumeration(.searchBarStyle), default: "default"),
        .property("translucent", .bool, "isTranslucent", default: "YES"),
        .property("showsSearchResultsButton", .bool, default: "NO"),
        .property("searchResultsButtonSelected", .bool, "isSearchResultsButtonSelected", default: "NO"),
        .property("showsBookmarkButton", .bool, default: "NO"),
        .property("showsCancelButton", .bool, default: "NO"),
        .property("showsScopeBar", .bool, default: "NO"),
        .property("selectedScopeButtonIndex", .integer, default: "0"),
        .property("backgroundImage", .image), .property("scopeBarBackgroundImage", .image),
      ],
      children: [
        .property("barTintColor", .color), .record("textInputTraits"),
        .special("scopeButtonTitles", .record), .property("placeholder", .localizedString),
        .property("text", .localizedString), .property("prompt", .localizedString),
        .property("searchTextPositionAdjustment", .offset),
        .property("searchFieldBackgroundPositionAdjustment", .offset),
      ]),
  ]
}
