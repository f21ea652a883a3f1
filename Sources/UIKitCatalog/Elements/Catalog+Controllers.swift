extension Catalog {
  /// View controllers. A scene's code configures the controller that it is handed.
  static let controllerElements: [ElementDescription] = [
    .init(
      "viewController", .object(className: "UIViewController", module: "UIKit", kind: .controller),
      attributes: commonObjectRows + [
        .property("title", .localizedString),
        .property("hidesBottomBarWhenPushed", .bool, default: "NO"),
        .property("automaticallyAdjustsScrollViewInsets", .bool, default: "YES"),
        .property("extendedLayoutIncludesOpaqueBars", .bool, default: "NO"),
        .property("definesPresentationContext", .bool, default: "NO"),
        .property("providesPresentationContextTransitionStyle", .bool, default: "NO"),
        .property("modalTransitionStyle", .enumeration(.modalTransitionStyle), default: "coverVertical"),
        .property("modalPresentationStyle", .enumeration(.modalPresentationStyle), default: "automatic"),
        .property("restorationIdentifier", .string),
        .property("interfaceStyle", .enumeration(.interfaceStyle), "overrideUserInterfaceStyle", since: 13),
        .property("userInterfaceStyle", .enumeration(.interfaceStyle), "overrideUserInterfaceStyle", since: 13),
        .property("modalInPopover", .bool, "isModalInPresentation", default: "NO", since: 13),
        .property("modalInPresentation", .bool, "isModalInPresentation", default: "NO", since: 13),
        .property("modalPresentationCapturesStatusBarAppearance", .bool, default: "NO"),
        .property("viewRespectsSystemMinimumLayoutMargins", .bool, default: "YES"),
        .property("restoresFocusAfterTransition", .bool, default: "YES"),
        .property("focusGroupIdentifier", .string, since: 15),
        .property("interactionActivityTrackingBaseName", .string, since: 16),
        .special("storyboardIdentifier"),
        .special("useStoryboardIdentifierAsRestorationIdentifier", .bool),
        // UIKit may make an archived view as large as the screen; code leaves its size alone, which is what NO asks for.
        .special("autoresizesArchivedViewToFullSize", .bool),
        .unsupported("nibName"),
        .unsupported("storyboardName"),
        .designTime("wantsFullScreenLayout", .obsolete),
      ],
      children: commonObjectChildren + controllerChildren),
    .controller(
      "tableViewController", "UITableViewController",
      attributes: [.property("clearsSelectionOnViewWillAppear", .bool, default: "YES")],
      children: [
        .init("view", .object(.assigned("tableView"))),
        .init("refreshControl", .object(.assigned("refreshControl"))),
      ]),
    .controller(
      "collectionViewController", "UICollectionViewController",
      attributes: [
        .property("clearsSelectionOnViewWillAppear", .bool, default: "YES"),
        .property("useLayoutToLayoutNavigationTransitions", .bool, default: "NO"),
      ],
      children: [.init("view", .object(.assigned("collectionView")))]),
    .controller(
      "navigationController", "UINavigationController",
      attributes: [
        .property("navigationBarHidden", .bool, "isNavigationBarHidden", default: "NO"),
        .property("toolbarHidden", .bool, "isToolbarHidden", default: "YES"),
        .property("hidesBarsOnSwipe", .bool, default: "NO"),
        .property("hidesBarsOnTap", .bool, default: "NO"),
        .property("hidesBarsWhenKeyboardAppears", .bool, default: "NO"),
        .property("hidesBarsWhenVerticallyCompact", .bool, default: "NO"),
      ],
      children: [
        .init("navigationBar", .object(.existing("navigationBar"))),
        .init("toolbar", .object(.existing("toolbar"))),
        .unsupported("viewControllers"),
      ]),
    .controller(
      "tabBarController", "UITabBarController",
      children: [
        .init("tabBar", .object(.existing("tabBar"))),
        .unsupported("viewControllers"),
        .unsupported("moreNavigationController"),
      ]),
    .controller(
      "splitViewController", "UISplitViewController",
      attributes: [
        .property("presentsWithGesture", .bool, default: "YES"),
        .property("minimumPrimaryColumnWidth", .number),
        .property("maximumPrimaryColumnWidth", .number),
        .property("preferredPrimaryColumnWidthFraction", .number),
        .property("preferredDisplayMode", .enumeration(.splitDisplayMode), default: "automatic"),
        .property("primaryEdge", .enumeration(.splitPrimaryEdge), default: "leading"),
        .property("minimumSupplementaryColumnWidth", .number, since: 14),
        .property("maximumSupplementaryColumnWidth", .number, since: 14),
        .property("preferredPrimaryColumnWidth", .number, since: 14),
        .property("preferredSupplementaryColumnWidth", .number, since: 14),
        .property("preferredSupplementaryColumnWidthFraction", .number, since: 14),
        .property(
          "primaryBackgroundStyle", .enumeration(.splitBackgroundStyle), default: "none", since: 13),
        .property(
          "displayModeButtonVisibility", .enumeration(.splitButtonVisibility), default: "automatic", since: 15),
        .property("showsSecondaryOnlyButton", .bool, default: "NO", since: 14),
        .property("behavior", .enumeration(.splitBehavior), "preferredSplitBehavior", since: 14),
        // What a controller with columns is made with.
        .special("allowDoubleColumnStyle", .bool), .special("allowTripleColumnStyle", .bool),
        .unsupported("style"),
      ]),
    .controller(
      "pageViewController", "UIPageViewController",
      attributes: [
        .construction("navigationOrientation", .enumeration(.pageNavigationOrientation)),
        .construction("transitionStyle", .enumeration(.pageTransitionStyle)),
        // Both are options of the initializer.
        .special("spineLocation", .enumeration(.pageSpineLocation)), .special("pageSpacing", .number),
        .property("doubleSided", .bool, "isDoubleSided", default: "NO"),
      ]),
    .controller("hostingController", "UIViewController"),
    .controller("searchController", "UISearchController"),
    .controller("activityViewController", "UIActivityViewController"),
    .controller(
      "avPlayerViewController", "AVPlayerViewController", module: "AVKit",
      attributes: [
        .unsupported("videoGravity"),
        .property("showsPlaybackControls", .bool, default: "YES"),
        .property("allowsPictureInPicturePlayback", .bool, default: "YES"),
        .property("updatesNowPlayingInfoCenter", .bool, default: "YES"),
        .property("entersFullScreenWhenPlaybackBegins", .bool, default: "NO"),
        .property("exitsFullScreenWhenPlaybackEnds", .bool, default: "NO"),
        .property("requiresLinearPlayback", .bool, default: "NO"),
      ]),
    .controller(
      "glkViewController", "GLKViewController", module: "GLKit",
      attributes: [
        .property("preferredFramesPerSecond", .integer, default: "30"),
        .property("pauseOnWillResignActive", .bool, default: "YES"),
        .property("resumeOnDidBecomeActive", .bool, default: "YES"),
      ]),
  ]

  /// The children that every controller can have.
  private static let controllerChildren: [ChildRow] = [
    .init("view", .object(.assigned("view"))),
    .init("layoutGuides", .structure(.layoutGuides)),
    .init("navigationItem", .object(.existing("navigationItem"))),
    .init("tabBarItem", .object(.assigned("tabBarItem"))),
    .init("toolbarItems", .objects(.array("toolbarItems"))),
    .init("presentationController", .unsupported),
    .property("edgesForExtendedLayout", .flags(.rectEdge)),
    .property("preferredContentSize", .size),
    .property("additionalSafeAreaInsets", .insets),
    .property("contentSizeForViewInPopover", .size, "preferredContentSize"),
    .unsupported("keyCommands"),
    .designTime("nil", .bookkeeping),
    .designTime("freeformSize", .simulatedMetrics),
    .designTime("simulatedDestinationMetrics", .simulatedMetrics),
    .designTime("simulatedStatusBarMetrics", .simulatedMetrics),
    .designTime("simulatedTopBarMetrics", .simulatedMetrics),
    .designTime("simulatedBottomBarMetrics", .simulatedMetrics),
    .designTime("simulatedOrientationMetrics", .simulatedMetrics),
  ]
}

extension ElementDescription {
  /// A controller, with what every controller has.
  fileprivate static func controller(
    _ name: String, _ className: String, module: String = "UIKit", attributes: [AttributeRow] = [],
    children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(
      name, .object(className: className, module: module, kind: .controller), inherits: "viewController",
      attributes: attributes, children: children)
  }
}
