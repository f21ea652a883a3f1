extension DocumentOrder {
  /// The children of an element after its own ones.
  static let trailingChildren = "userComments userDefinedRuntimeAttributes variation connections canvasLocation"

  /// The own children of elements, by key or name, in order; those of an element that another one inherits from come
  /// before. What isn't here holds a list, whose order means something.
  static let ownChildren: [String: String] = [
    "view": """
    frame autoresizingMask userGuides contentView subviews safeArea backgroundColor tintColor \
    accessibilityConfiguration gestureRecognizers constraints contentStretch directionalLayoutMargins layoutMargins \
    simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedDestinationMetrics
    """,
    "scrollView": "contentInset scrollIndicatorInsets contentLayoutGuide frameLayoutGuide",
    "collectionView": "collectionViewLayout cells sectionHeaderView sectionFooterView",
    "tableView": """
    separatorColor separatorInset sectionIndexColor sectionIndexBackgroundColor \
    sectionIndexTrackingBackgroundColor tableHeaderView tableFooterView prototypes sections
    """,
    "textView": """
    attributedText mutableAttributedText string text textColor fontDescription textInputTraits dataDetectorTypes
    """,
    "button": """
    menu fontDescription tintColor contentEdgeInsets titleEdgeInsets imageEdgeInsets titleShadowOffset normal \
    disabled selected highlighted configuration
    """,
    "activityIndicatorView": "color",
    "collectionViewCell": "customSize",
    "datePicker": "date minimumDate maximumDate",
    "imageView": "image preferredSymbolConfiguration",
    "label": """
    attributedText text fontDescription textColor highlightedColor shadowColor shadowOffset
    """,
    "navigationBar": "tintColor barTintColor titleTextAttributes items",
    "pageControl": "pageIndicatorTintColor currentPageIndicatorTintColor",
    "progressView": "progressTintColor trackTintColor",
    "searchBar": "scopeButtonTitles textInputTraits",
    "segmentedControl": "segments tintColor",
    "slider": "minimumTrackTintColor maximumTrackTintColor thumbTintColor",
    "switch": "onTintColor thumbTintColor",
    "tabBar": "items tintColor barTintColor selectedImageTintColor",
    "tableViewCell": "separatorInset",
    "textField": "text attributedText placeholder attributedPlaceholder textColor fontDescription textInputTraits",
    "toolbar": "items",
    "visualEffectView": "blurEffect vibrancyEffect",
    "wkWebView": "configuration",
    "viewController": """
    layoutGuides view edgesForExtendedLayout tabBarItem toolbarItems navigationItem keyCommands refreshControl \
    contentSizeForViewInPopover simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics \
    simulatedDestinationMetrics freeformSize
    """,
    "navigationController": "navigationBar nil toolbar",
    "tabBarController": "tabBar",
    "barButtonItem": "customView tintColor",
    "navigationItem": """
    backBarButtonItem title leftBarButtonItems leftBarButtonItem titleView rightBarButtonItems rightBarButtonItem
    """,
    "placeholder": "",
    "tableViewSection": "headerTitle footerTitle cells",
    "accessibility": "traits isElement",
    "buttonConfiguration": """
    preferredSymbolConfigurationForImage attributedTitle attributedSubtitle titleFontDescription contentInsets \
    backgroundConfiguration baseForegroundColor baseBackgroundColor
    """,
    "collectionViewFlowLayout": """
    itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset
    """,
    "dependencies": "deployment development plugIn capability",
    "document": """
    device accessibilityOverrides dependencies customFonts objects scenes designables defaultSimulatedMetrics \
    inferredMetricsTieBreakers tintColor resources
    """,
    "fragment": "content attributes",
    "scene": "objects",
    "state": "attributedTitle titleColor titleShadowColor preferredSymbolConfiguration",
  ]
}
