extension Enumeration {
  /// `UIModalTransitionStyle`.
  static let modalTransitionStyle = Enumeration(
    "UIModalTransitionStyle", same: ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])

  /// `UIModalPresentationStyle`.
  static let modalPresentationStyle = Enumeration(
    "UIModalPresentationStyle",
    same: [
      "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext",
      "popover", "custom", "none", "blurOverFullScreen",
    ])

  /// `UIPopoverArrowDirection`.
  static let popoverArrowDirection = Enumeration(
    "UIPopoverArrowDirection", same: ["up", "down", "left", "right", "unknown"])

  /// `UIUserInterfaceStyle`.
  static let interfaceStyle = Enumeration("UIUserInterfaceStyle", same: ["unspecified", "light", "dark"])

  /// `UIRectEdge`.
  static let rectEdge = Enumeration("UIRectEdge", same: ["top", "left", "bottom", "right", "all"])

  /// `UISplitViewController.DisplayMode`.
  static let splitDisplayMode = Enumeration(
    "UISplitViewController.DisplayMode",
    [
      "automatic": "automatic", "primaryHidden": "secondaryOnly", "secondaryOnly": "secondaryOnly",
      "allVisible": "oneBesideSecondary", "beside": "oneBesideSecondary", "primaryOverlay": "oneOverSecondary",
      "overlay": "oneOverSecondary", "twoBeside": "twoBesideSecondary", "twoOverlay": "twoOverSecondary",
      "twoDisplace": "twoDisplaceSecondary",
    ])

  /// `UISplitViewController.PrimaryEdge`.
  static let splitPrimaryEdge = Enumeration("UISplitViewController.PrimaryEdge", same: ["leading", "trailing"])

  /// `UISplitViewController.SplitBehavior`.
  static let splitBehavior = Enumeration(
    "UISplitViewController.SplitBehavior", same: ["automatic", "tile", "overlay", "displace"])

  /// `UIPageViewController.TransitionStyle`.
  static let pageTransitionStyle = Enumeration("UIPageViewController.TransitionStyle", same: ["pageCurl", "scroll"])

  /// `UIPageViewController.NavigationOrientation`.
  static let pageNavigationOrientation = Enumeration(
    "UIPageViewController.NavigationOrientation", same: ["horizontal", "vertical"])

  /// `UIPageViewController.SpineLocation`.
  static let pageSpineLocation = Enumeration(
    "UIPageViewController.SpineLocation", same: ["none", "min", "mid", "max"])

  /// `UIBarStyle`; the two older black styles are today's `black`, translucent or not.
  static let barStyle = Enumeration(
    "UIBarStyle",
    ["default": "default", "black": "black", "blackOpaque": "black", "blackTranslucent": "black"])

  /// `UINavigationItem.LargeTitleDisplayMode`.
  static let largeTitleDisplayMode = Enumeration(
    "UINavigationItem.LargeTitleDisplayMode", same: ["automatic", "always", "never"])

  /// `UINavigationItem.ItemStyle`.
  static let navigationItemStyle = Enumeration(
    "UINavigationItem.ItemStyle", same: ["navigator", "browser", "editor"])

  /// `UIBarButtonItem.SystemItem`.
  static let barButtonSystemItem = Enumeration(
    "UIBarButtonItem.SystemItem",
    same: [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
      "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
      "fastForward", "undo", "redo", "pageCurl", "close",
    ])

  /// `UIBarButtonItem.Style`; `bordered` of before iOS 8 is today's `plain`.
  static let barButtonStyle = Enumeration(
    "UIBarButtonItem.Style", ["plain": "plain", "done": "done", "bordered": "plain"])

  /// `UITabBarItem.SystemItem`.
  static let tabBarSystemItem = Enumeration(
    "UITabBarItem.SystemItem",
    same: [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
      "downloads", "mostRecent", "mostViewed",
    ])

  /// `UITabBar.ItemPositioning`.
  static let tabBarItemPositioning = Enumeration(
    "UITabBar.ItemPositioning", same: ["automatic", "fill", "centered"])

  /// `UISearchBar.Style`.
  static let searchBarStyle = Enumeration("UISearchBar.Style", same: ["default", "prominent", "minimal"])

  /// `UISplitViewController.BackgroundStyle`.
  static let splitBackgroundStyle = Enumeration("UISplitViewController.BackgroundStyle", same: ["none", "sidebar"])

  /// `UISplitViewController.DisplayModeButtonVisibility`.
  static let splitButtonVisibility = Enumeration(
    "UISplitViewController.DisplayModeButtonVisibility", same: ["automatic", "never", "always"])

  /// `UINavigationItem.BackButtonDisplayMode`.
  static let backButtonDisplayMode = Enumeration(
    "UINavigationItem.BackButtonDisplayMode", same: ["default", "generic", "minimal"])

  /// `UINavigationItem.SearchBarPlacement`.
  static let searchBarPlacement = Enumeration(
    "UINavigationItem.SearchBarPlacement", same: ["automatic", "inline", "stacked"])
}
