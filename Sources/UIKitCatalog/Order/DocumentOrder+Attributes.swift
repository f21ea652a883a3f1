extension DocumentOrder {
  /// The attributes of an element before its own ones.
  static let leadingAttributes = "key"

  /// The attributes of an element after its own ones.
  static let trailingAttributes = """
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider colorLabel \
    sceneMemberID
    """

  /// The own attributes of elements, in order; those of an element that another one inherits from come before.
  static let ownAttributes: [String: String] = [
    "view": """
    autoresizesSubviews hidden verifyAmbiguity opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled \
    userInteractionEnabled alpha tag contentMode semanticContentAttribute horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous \
    misplaced fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight simulatedAppContext \
    restorationIdentifier preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea
    """,
    "control": """
    toolTip showsMenuAsPrimaryAction enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment
    """,
    "activityIndicatorView": "hidesWhenStopped animating style",
    "button": """
    buttonType adjustsImageWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenDisabled \
    reversesTitleShadowWhenHighlighted role lineBreakMode changesSelectionAsPrimaryAction hasAttributedTitle \
    pointerInteraction springLoaded preferredBehavioralStyle preferredMenuElementOrder
    """,
    "datePicker": "datePickerMode minuteInterval style useCurrentDate",
    "imageView": "image catalog adjustsImageSizeForAccessibilityContentSizeCategory highlightedImage",
    "label": """
    usesAttributedText text textAlignment lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor \
    minimumFontSize adjustsLetterSpacingToFitWidth enabled highlighted adjustsFontForContentSizeCategory \
    adjustsFontSizeToFit preferredMaxLayoutWidth
    """,
    "mapView": "mapType showsUserLocation",
    "mtkView": "colorPixelFormat depthStencilPixelFormat",
    "pageControl": "hidesForSinglePage numberOfPages currentPage",
    "progressView": "progressViewStyle progress progressImage trackImage",
    "segmentedControl": "apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex momentary",
    "slider": "value minValue maxValue continuous minimumValueImage maximumValueImage preferredBehavioralStyle",
    "stackView": "axis distribution alignment spacingType spacing baselineRelativeArrangement",
    "stepper": "value minimumValue maximumValue stepValue",
    "switch": "on title preferredStyle onImage offImage",
    "textField": """
    text borderStyle placeholder textAlignment clearsOnBeginEditing adjustsFontForContentSizeCategory \
    adjustsFontSizeToFit minimumFontSize clearButtonMode
    """,
    "scrollView": """
    directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal scrollEnabled pagingEnabled \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle delaysContentTouches \
    canCancelContentTouches contentInsetAdjustmentBehavior \
    minimumZoomScale maximumZoomScale bouncesZoom keyboardDismissMode
    """,
    "collectionView": "dataMode",
    "tableView": """
    dataMode style separatorStyle allowsSelection allowsSelectionDuringEditing allowsMultipleSelection \
    allowsMultipleSelectionDuringEditing sectionIndexMinimumDisplayRowCount separatorInsetReference rowHeight \
    estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight \
    estimatedSectionFooterHeight contentViewInsetsToSafeArea
    """,
    "textView": """
    editable usesAttributedText text textAlignment adjustsFontForContentSizeCategory selectable
    """,
    "collectionReusableView": "reuseIdentifier",
    "collectionViewCell": "reuseIdentifier",
    "tableViewCell": """
    selectionStyle accessoryType showsReorderControl hidesAccessoryWhenEditing indentationLevel indentationWidth \
    shouldIndentWhileEditing reuseIdentifier editingAccessoryType textLabel detailTextLabel imageView rowHeight style
    """,
    "tableViewCellContentView": "tableViewCell",
    "navigationBar": "barStyle translucent largeTitles",
    "tabBar": "barStyle translucent itemPositioning itemSpacing",
    "collectionViewFlowLayout": """
    scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing
    """,
    "barButtonItem": "tag enabled title image style catalog systemItem selectedImage",
    "tabBarItem": "tag title image catalog systemItem selectedImage",
    "navigationItem": "title prompt leftItemsSupplementBackButton largeTitleDisplayMode",
    "segment": "title enabled image catalog",
    "tableViewSection": "headerTitle footerTitle",
    "viewController": """
    restorationIdentifier storyboardIdentifier nibName title autoresizesArchivedViewToFullSize \
    useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout clearsSelectionOnViewWillAppear \
    extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets modalTransitionStyle \
    modalPresentationStyle hidesBottomBarWhenPushed definesPresentationContext \
    providesPresentationContextTransitionStyle
    """,
    "avPlayerViewController": "videoGravity",
    "glkViewController": "preferredFramesPerSecond",
    "navigationController": "navigationBarHidden toolbarHidden",
    "pageViewController": "transitionStyle navigationOrientation spineLocation doubleSided",
    "splitViewController": """
    minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction allowDoubleColumnStyle maximumPrimaryColumnWidth \
    preferredDisplayMode behavior presentsWithGesture
    """,
    "viewControllerPlaceholder": "storyboardIdentifier storyboardName referencedIdentifier bundleIdentifier",
    "placeholder": "placeholderIdentifier",
    "panGestureRecognizer": "cancelsTouchesInView minimumNumberOfTouches maximumNumberOfTouches",
    "pongPressGestureRecognizer": "allowableMovement minimumPressDuration",
    "accessibility": "hint identifier label",
    "action": "selector destination eventType",
    "buttonConfiguration": "style image catalog title subtitle titleAlignment",
    "capability": "name message minToolsVersion requiredIntegratedClassName",
    "color": """
    name catalog systemColor xcode11CocoaTouchSystemColor cocoaTouchSystemColor cyan magenta yellow black red green \
    blue white alpha colorSpace customColorSpace
    """,
    "constraint": """
    firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant placeholder symbolic \
    symbolType identifier
    """,
    "deployment": "version identifier",
    "device": "id orientation layout appearance",
    "document": """
    type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen \
    useTraitCollections useSafeAreas colorMatched initialViewController
    """,
    "font": "metaFont size name",
    "fontDescription": "style name family type weight pointSize",
    "image": "name catalog width height",
    "imageReference": "image catalog symbolScale",
    "outlet": "property destination",
    "outletCollection": "property destination appends collectionClass",
    "paragraphStyle": """
    alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing firstLineHeadIndent headIndent \
    tailIndent minimumLineHeight maximumLineHeight lineHeightMultiple defaultTabInterval \
    tighteningFactorForTruncation allowsDefaultTighteningForTruncation
    """,
    "plugIn": "identifier version",
    "preferredSymbolConfiguration": "configurationType pointSize scale weight",
    "segue": """
    destination reference kind relationship identifier customClass customModule customModuleProvider \
    destinationCreationSelector splitViewControllerTargetIndex animates popoverAnchorBarButtonItem \
    trigger modalPresentationStyle modalTransitionStyle unwindAction
    """,
    "state": "title image catalog backgroundImage",
    "textInputTraits": """
    autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType \
    enablesReturnKeyAutomatically secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
    textContentType
    """,
    "userDefinedRuntimeAttribute": "type keyPath value",
    "userLayoutGuide": "location affinity",
    "value": "type width height",
    "rect": "x y width height",
    "point": "x y",
    "size": "width height",
    "inset": "minX minY maxX maxY",
    "edgeInsets": "top left bottom right",
    "directionalEdgeInsets": "top leading bottom trailing",
    "offsetWrapper": "horizontal vertical",
    "autoresizingMask": "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY",
    "wkWebViewConfiguration": "allowsInlineMediaPlayback",
  ]
}
