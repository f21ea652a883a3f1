extension UIKitClass {
  /// The views of UIKit and of the frameworks whose views documents have.
  static let views: [UIKitClass] = [
    .init(
      "UIView", "UIResponder",
      writable: """
        accessibilityIgnoresInvertColors alpha anchorPoint autoresizesSubviews autoresizingMask backgroundColor bounds \
        center clearsContextBeforeDrawing clipsToBounds contentMode contentScaleFactor directionalLayoutMargins \
        focusEffect:UIFocusEffect? focusGroupIdentifier focusGroupPriority frame gestureRecognizers \
        insetsLayoutMarginsFromSafeArea interactions isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque \
        isUserInteractionEnabled largeContentImage largeContentImageInsets largeContentTitle layoutMargins \
        mask:UIView? maximumContentSizeCategory minimumContentSizeCategory motionEffects overrideUserInterfaceStyle \
        preservesSuperviewLayoutMargins restorationIdentifier scalesLargeContentImage semanticContentAttribute \
        showsLargeContentViewer tag tintAdjustmentMode tintColor transform transform3D \
        translatesAutoresizingMaskIntoConstraints
        """,
      readOnly: """
        alignmentRectInsets appliedContentSizeCategoryLimitsDescription bottomAnchor:NSLayoutYAxisAnchor \
        canBecomeFocused centerXAnchor:NSLayoutXAxisAnchor centerYAnchor:NSLayoutYAxisAnchor constraints \
        effectiveUserInterfaceLayoutDirection firstBaselineAnchor:NSLayoutYAxisAnchor forFirstBaselineLayout:UIView \
        forLastBaselineLayout:UIView hasAmbiguousLayout heightAnchor:NSLayoutDimension intrinsicContentSize isFocused \
        keyboardLayoutGuide:UIKeyboardLayoutGuide lastBaselineAnchor:NSLayoutYAxisAnchor layer:CALayer layoutGuides \
        layoutMarginsGuide:UILayoutGuide leadingAnchor:NSLayoutXAxisAnchor leftAnchor:NSLayoutXAxisAnchor \
        readableContentGuide:UILayoutGuide rightAnchor:NSLayoutXAxisAnchor safeAreaInsets \
        safeAreaLayoutGuide:UILayoutGuide subviews superview:UIView? topAnchor:NSLayoutYAxisAnchor \
        trailingAnchor:NSLayoutXAxisAnchor widthAnchor:NSLayoutDimension window:UIWindow?
        """,
      methods: """
        addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:) addInteraction(_:) addLayoutGuide(_:) \
        addMotionEffect(_:) addSubview(_:) bringSubviewToFront(_:) didAddSubview(_:) didMoveToSuperview() \
        didMoveToWindow() draw(_:) endEditing(_:) exerciseAmbiguityInLayout() forBaselineLayout() \
        gestureRecognizerShouldBegin(_:) invalidateIntrinsicContentSize() layoutIfNeeded() layoutMarginsDidChange() \
        layoutSubviews() needsUpdateConstraints() removeConstraint(_:) removeConstraints(_:) removeFromSuperview() \
        removeGestureRecognizer(_:) removeInteraction(_:) removeLayoutGuide(_:) removeMotionEffect(_:) \
        safeAreaInsetsDidChange() sendSubviewToBack(_:) setNeedsDisplay() setNeedsDisplay(_:) setNeedsLayout() \
        setNeedsUpdateConstraints() sizeThatFits(_:) sizeToFit() systemLayoutSizeFitting(_:) tintColorDidChange() \
        updateConstraints() updateConstraintsIfNeeded() viewPrintFormatter() viewWithTag(_:) willRemoveSubview(_:)
        """),
    .init(
      "SCNView", "UIView", module: "SceneKit"),
    .init(
      "ARSCNView", "SCNView", module: "ARKit"),
    .init(
      "SKView", "UIView", module: "SpriteKit",
      writable: """
        allowsTransparency delegate disableDepthStencilBuffer frameInterval ignoresSiblingOrder isAsynchronous \
        isPaused preferredFrameRate preferredFramesPerSecond shouldCullNonVisibleNodes showsDrawCount showsFPS \
        showsFields showsNodeCount showsPhysics showsQuadCount
        """,
      readOnly: "scene:SKScene?",
      methods: "presentScene(_:)"),
    .init(
      "ARSKView", "SKView", module: "ARKit"),
    .init(
      "ARView", "UIView", module: "RealityKit"),
    .init(
      "AVRoutePickerView", "UIView", module: "AVKit",
      writable: "activeTintColor customRoutingController delegate prioritizesVideoDevices"),
    .init(
      "GLKView", "UIView", module: "GLKit", deprecatedIn: 12,
      writable: """
        context delegate drawableColorFormat drawableDepthFormat drawableMultisample drawableStencilFormat \
        enableSetNeedsDisplay
        """,
      readOnly: "drawableHeight drawableWidth snapshot",
      methods: "bindDrawable() deleteDrawable() display()"),
    .init(
      "MKAnnotationView", "UIView", module: "MapKit",
      writable: """
        annotation calloutOffset canShowCallout centerOffset clusteringIdentifier collisionMode \
        detailCalloutAccessoryView:UIView? displayPriority dragState image isDraggable isEnabled isHighlighted \
        isSelected leftCalloutAccessoryView:UIView? rightCalloutAccessoryView:UIView? selectedZPriority zPriority
        """,
      readOnly: "cluster:MKAnnotationView? reuseIdentifier",
      methods: "prepareForDisplay() prepareForReuse()"),
    .init(
      "MKOverlayView", "UIView", module: "MapKit", deprecatedIn: 13),
    .init(
      "MKOverlayPathView", "MKOverlayView", module: "MapKit", deprecatedIn: 13),
    .init(
      "MKCircleView", "MKOverlayPathView", module: "MapKit", deprecatedIn: 13),
    .init(
      "MKCompassButton", "UIView", module: "MapKit",
      writable: "compassVisibility mapView:MKMapView?"),
    .init(
      "MKMapView", "UIView", module: "MapKit",
      writable: """
        camera:MKMapCamera cameraBoundary:MKMapView.CameraBoundary? cameraZoomRange:MKMapView.CameraZoomRange? \
        centerCoordinate delegate isPitchEnabled isRotateEnabled isScrollEnabled isZoomEnabled mapType \
        pointOfInterestFilter:MKPointOfInterestFilter? preferredConfiguration:MKMapConfiguration region \
        selectableMapFeatures selectedAnnotations showsBuildings showsCompass showsPointsOfInterest showsScale \
        showsTraffic showsUserLocation userTrackingMode visibleMapRect
        """,
      readOnly: "annotationVisibleRect annotations isUserLocationVisible overlays userLocation:MKUserLocation",
      methods: """
        addAnnotation(_:) addAnnotations(_:) addOverlay(_:) addOverlays(_:) mapRectThatFits(_:) regionThatFits(_:) \
        removeAnnotation(_:) removeAnnotations(_:) removeOverlay(_:) removeOverlays(_:)
        """),
    .init(
      "MKMarkerAnnotationView", "MKAnnotationView", module: "MapKit",
      writable: """
        animatesWhenAdded glyphImage glyphText glyphTintColor markerTintColor selectedGlyphImage subtitleVisibility \
        titleVisibility
        """),
    .init(
      "MKPinAnnotationView", "MKAnnotationView", module: "MapKit", deprecatedIn: 16,
      writable: "animatesDrop pinColor pinTintColor"),
    .init(
      "MKPolygonView", "MKOverlayPathView", module: "MapKit", deprecatedIn: 13),
    .init(
      "MKPolylineView", "MKOverlayPathView", module: "MapKit", deprecatedIn: 13),
    .init(
      "MKScaleView", "UIView", module: "MapKit",
      writable: "legendAlignment mapView:MKMapView? scaleVisibility"),
    .init(
      "MKUserLocationView", "MKAnnotationView", module: "MapKit"),
    .init(
      "MKUserTrackingButton", "UIView", module: "MapKit",
      writable: "mapView:MKMapView?"),
    .init(
      "MTKView", "UIView", module: "MetalKit",
      writable: """
        autoResizeDrawable clearColor clearDepth clearStencil colorPixelFormat delegate \
        depthStencilAttachmentTextureUsage depthStencilPixelFormat depthStencilStorageMode device drawableSize \
        enableSetNeedsDisplay framebufferOnly isPaused multisampleColorAttachmentTextureUsage preferredFramesPerSecond \
        presentsWithTransaction sampleCount
        """,
      readOnly: """
        currentDrawable currentRenderPassDescriptor depthStencilTexture multisampleColorTexture preferredDevice \
        preferredDrawableSize
        """,
      methods: "draw() releaseDrawables()"),
    .init(
      "PDFThumbnailView", "UIView", module: "PDFKit",
      writable: "backgroundColor contentInset layoutMode pdfView:PDFView? thumbnailSize",
      readOnly: "selectedPages"),
    .init(
      "PDFView", "UIView", module: "PDFKit",
      writable: """
        autoScales backgroundColor currentSelection:PDFSelection? delegate displayBox displayDirection displayMode \
        displaysAsBook displaysPageBreaks displaysRTL document:PDFDocument? enableDataDetectors highlightedSelections \
        interpolationQuality isFindInteractionEnabled isInMarkupMode maxScaleFactor minScaleFactor pageBreakMargins \
        pageOverlayViewProvider pageShadowsEnabled scaleFactor
        """,
      readOnly: """
        canGoBack canGoForward canGoToFirstPage canGoToLastPage canGoToNextPage canGoToPreviousPage canZoomIn \
        canZoomOut currentDestination:PDFDestination? currentPage:PDFPage? documentView:UIView? \
        findInteraction:UIFindInteraction isUsingPageViewController scaleFactorForSizeToFit visiblePages
        """,
      methods: """
        clearSelection() copy(_:) goBack(_:) goForward(_:) goToFirstPage(_:) goToLastPage(_:) goToNextPage(_:) \
        goToPreviousPage(_:) layoutDocumentView() perform(_:) scrollSelectionToVisible(_:) selectAll(_:) zoomIn(_:) \
        zoomOut(_:)
        """,
      protocols: "UIFindInteractionDelegate UIGestureRecognizerDelegate"),
    .init(
      "UIActionSheet", "UIView", deprecatedIn: 8,
      writable: "actionSheetStyle cancelButtonIndex delegate destructiveButtonIndex title",
      readOnly: "firstOtherButtonIndex isVisible numberOfButtons"),
    .init(
      "UIActivityIndicatorView", "UIView",
      writable: "color hidesWhenStopped style",
      readOnly: "isAnimating",
      methods: "startAnimating() stopAnimating()"),
    .init(
      "UIAlertView", "UIView", deprecatedIn: 9,
      writable: "alertViewStyle cancelButtonIndex delegate message title",
      readOnly: "firstOtherButtonIndex isVisible numberOfButtons",
      methods: "show()"),
    .init(
      "UIControl", "UIView",
      writable: """
        contentHorizontalAlignment contentVerticalAlignment isContextMenuInteractionEnabled isEnabled isHighlighted \
        isSelected showsMenuAsPrimaryAction toolTip
        """,
      readOnly: """
        allControlEvents allTargets contextMenuInteraction:UIContextMenuInteraction? \
        effectiveContentHorizontalAlignment isTouchInside isTracking state toolTipInteraction:UIToolTipInteraction?
        """,
      methods: "sendAction(_:)",
      protocols: "UIContextMenuInteractionDelegate"),
    .init(
      "UIButton", "UIControl",
      writable: """
        adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdatesConfiguration \
        changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets imageEdgeInsets \
        isPointerInteractionEnabled menu:UIMenu? pointerStyleProvider preferredBehavioralStyle \
        preferredMenuElementOrder reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted tintColor \
        titleEdgeInsets
        """,
      readOnly: """
        behavioralStyle buttonType currentAttributedTitle currentBackgroundImage currentImage \
        currentPreferredSymbolConfiguration:UIImage.SymbolConfiguration? currentTitle currentTitleColor \
        currentTitleShadowColor imageView:UIImageView? isHeld isHovered subtitleLabel:UILabel? titleLabel:UILabel?
        """,
      methods: "setNeedsUpdateConfiguration() updateConfiguration()"),
    .init(
      "UICalendarView", "UIView",
      writable: """
        availableDateRange calendar delegate fontDesign locale selectionBehavior:UICalendarSelection? timeZone \
        visibleDateComponents wantsDateDecorations
        """),
    .init(
      "UICollectionReusableView", "UIView",
      readOnly: "reuseIdentifier",
      methods: "apply(_:) preferredLayoutAttributesFitting(_:) prepareForReuse()"),
    .init(
      "UIScrollView", "UIView",
      writable: """
        alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom \
        canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate \
        delaysContentTouches delegate horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle \
        isDirectionalLockEnabled isPagingEnabled isScrollEnabled keyboardDismissMode maximumZoomScale minimumZoomScale \
        refreshControl:UIRefreshControl? scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator \
        showsVerticalScrollIndicator verticalScrollIndicatorInsets zoomScale
        """,
      readOnly: """
        adjustedContentInset contentLayoutGuide:UILayoutGuide directionalPressGestureRecognizer:UIGestureRecognizer \
        frameLayoutGuide:UILayoutGuide isDecelerating isDragging isTracking isZoomBouncing isZooming \
        panGestureRecognizer:UIPanGestureRecognizer pinchGestureRecognizer:UIPinchGestureRecognizer?
        """,
      methods: "adjustedContentInsetDidChange() flashScrollIndicators()"),
    .init(
      "UICollectionView", "UIScrollView",
      writable: """
        allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing \
        allowsSelection allowsSelectionDuringEditing backgroundView:UIView? \
        collectionViewLayout:UICollectionViewLayout dataSource delegate dragDelegate dragInteractionEnabled \
        dropDelegate isEditing isPrefetchingEnabled prefetchDataSource remembersLastFocusedIndexPath reorderingCadence \
        selectionFollowsFocus selfSizingInvalidation
        """,
      readOnly: """
        contextMenuInteraction:UIContextMenuInteraction? hasActiveDrag hasActiveDrop hasUncommittedUpdates \
        indexPathsForSelectedItems indexPathsForVisibleItems numberOfSections visibleCells
        """,
      methods: """
        cancelInteractiveMovement() cancelInteractiveTransition() deleteSections(_:) endInteractiveMovement() \
        finishInteractiveTransition() insertSections(_:) reloadData() reloadSections(_:) \
        updateInteractiveMovementTargetPosition(_:)
        """),
    .init(
      "UICollectionViewCell", "UICollectionReusableView",
      writable: """
        automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration \
        backgroundView:UIView? configurationUpdateHandler contentConfiguration isHighlighted isSelected \
        selectedBackgroundView:UIView?
        """,
      readOnly: "configurationState contentView:UIView",
      methods: "defaultBackgroundConfiguration() dragStateDidChange(_:) setNeedsUpdateConfiguration()"),
    .init(
      "UICollectionViewListCell", "UICollectionViewCell",
      writable: "accessories indentationLevel indentationWidth indentsAccessories",
      readOnly: "separatorLayoutGuide:UILayoutGuide",
      methods: "defaultContentConfiguration()"),
    .init(
      "UIColorWell", "UIControl",
      writable: "selectedColor supportsAlpha title"),
    .init(
      "UIDatePicker", "UIControl",
      writable: """
        calendar countDownDuration date datePickerMode locale maximumDate minimumDate minuteInterval \
        preferredDatePickerStyle roundsToMinuteInterval timeZone
        """,
      readOnly: "datePickerStyle"),
    .init(
      "UIEventAttributionView", "UIView"),
    .init(
      "UIImageView", "UIView",
      writable: """
        animationDuration animationImages animationRepeatCount highlightedAnimationImages highlightedImage image \
        isHighlighted isUserInteractionEnabled preferredSymbolConfiguration:UIImage.SymbolConfiguration? tintColor
        """,
      readOnly: "isAnimating",
      methods: "startAnimating() stopAnimating()"),
    .init(
      "UIInputView", "UIView",
      writable: "allowsSelfSizing",
      readOnly: "inputViewStyle"),
    .init(
      "UILabel", "UIView",
      writable: """
        adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment font \
        highlightedTextColor isEnabled isHighlighted isUserInteractionEnabled lineBreakMode lineBreakStrategy \
        minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset \
        showsExpansionTextWhenTruncated text textAlignment textColor
        """),
    .init(
      "UIListContentView", "UIView",
      writable: "configuration",
      readOnly: """
        imageLayoutGuide:UILayoutGuide? secondaryTextLayoutGuide:UILayoutGuide? textLayoutGuide:UILayoutGuide?
        """,
      methods: "supports(_:)"),
    .init(
      "UINavigationBar", "UIView",
      writable: """
        backIndicatorImage backIndicatorTransitionMaskImage barStyle barTintColor \
        compactAppearance:UINavigationBarAppearance? compactScrollEdgeAppearance:UINavigationBarAppearance? delegate \
        isTranslucent items largeTitleTextAttributes preferredBehavioralStyle prefersLargeTitles \
        scrollEdgeAppearance:UINavigationBarAppearance? shadowImage standardAppearance:UINavigationBarAppearance \
        tintColor titleTextAttributes
        """,
      readOnly: "backItem:UINavigationItem? behavioralStyle currentNSToolbarSection topItem:UINavigationItem?"),
    .init(
      "UIPageControl", "UIControl",
      writable: """
        allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor defersCurrentPageDisplay \
        direction hidesForSinglePage numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage \
        preferredIndicatorImage
        """,
      readOnly: "interactionState",
      methods: "updateCurrentPageDisplay()"),
    .init(
      "UIPasteControl", "UIControl",
      writable: "target",
      readOnly: "configuration:UIPasteControl.Configuration"),
    .init(
      "UIPickerView", "UIView",
      writable: "dataSource delegate showsSelectionIndicator",
      readOnly: "numberOfComponents",
      methods: "reloadAllComponents() reloadComponent(_:)"),
    .init(
      "UIPopoverBackgroundView", "UIView",
      writable: "arrowDirection arrowOffset"),
    .init(
      "UIProgressView", "UIView",
      writable: """
        observedProgress progress progressImage progressTintColor progressViewStyle trackImage trackTintColor
        """),
    .init(
      "UIRefreshControl", "UIControl",
      writable: "attributedTitle tintColor",
      readOnly: "isRefreshing",
      methods: "beginRefreshing() endRefreshing()"),
    .init(
      "UISearchBar", "UIView",
      writable: """
        backgroundImage barStyle barTintColor delegate inputAccessoryView:UIView? isEnabled \
        isSearchResultsButtonSelected isTranslucent placeholder prompt scopeBarBackgroundImage scopeButtonTitles \
        searchBarStyle searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment selectedScopeButtonIndex \
        showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton text tintColor
        """,
      readOnly: "inputAssistantItem:UITextInputAssistantItem searchTextField:UISearchTextField"),
    .init(
      "UITextField", "UIControl",
      writable: """
        adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder attributedText background \
        borderStyle clearButtonMode clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate \
        disabledBackground font inputAccessoryView:UIView? inputView:UIView? interactionState leftView:UIView? \
        leftViewMode minimumFontSize placeholder rightView:UIView? rightViewMode text textAlignment textColor \
        typingAttributes
        """,
      readOnly: "isEditing"),
    .init(
      "UISearchTextField", "UITextField",
      writable: "allowsCopyingTokens allowsDeletingTokens searchSuggestions tokenBackgroundColor tokens",
      readOnly: "textualRange:UITextRange"),
    .init(
      "UISegmentedControl", "UIControl",
      writable: "apportionsSegmentWidthsByContent isMomentary selectedSegmentIndex selectedSegmentTintColor",
      readOnly: "numberOfSegments",
      methods: "removeAllSegments()"),
    .init(
      "UISlider", "UIControl",
      writable: """
        isContinuous maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor minimumValue \
        minimumValueImage preferredBehavioralStyle thumbTintColor value
        """,
      readOnly: "behavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage"),
    .init(
      "UIStackView", "UIView",
      writable: """
        alignment axis distribution isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement spacing
        """,
      readOnly: "arrangedSubviews",
      methods: "addArrangedSubview(_:) removeArrangedSubview(_:)"),
    .init(
      "UIStepper", "UIControl",
      writable: "autorepeat isContinuous maximumValue minimumValue stepValue value wraps"),
    .init(
      "UISwitch", "UIControl",
      writable: "isOn offImage onImage onTintColor preferredStyle thumbTintColor title",
      readOnly: "style"),
    .init(
      "UITabBar", "UIView",
      writable: """
        backgroundImage barStyle barTintColor delegate isTranslucent itemPositioning itemSpacing itemWidth items \
        scrollEdgeAppearance:UITabBarAppearance? selectedImageTintColor selectedItem:UITabBarItem? \
        selectionIndicatorImage shadowImage standardAppearance:UITabBarAppearance tintColor unselectedItemTintColor
        """,
      readOnly: "isCustomizing",
      methods: "beginCustomizingItems(_:)"),
    .init(
      "UITableView", "UIScrollView",
      writable: """
        allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing \
        allowsSelection allowsSelectionDuringEditing backgroundView:UIView? cellLayoutMarginsFollowReadableWidth \
        dataSource delegate dragDelegate dragInteractionEnabled dropDelegate estimatedRowHeight \
        estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight insetsContentViewsToSafeArea \
        isEditing isPrefetchingEnabled prefetchDataSource remembersLastFocusedIndexPath rowHeight sectionFooterHeight \
        sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor \
        sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectionFollowsFocus \
        selfSizingInvalidation separatorColor separatorEffect:UIVisualEffect? separatorInset separatorInsetReference \
        separatorStyle tableFooterView:UIView? tableHeaderView:UIView?
        """,
      readOnly: """
        contextMenuInteraction:UIContextMenuInteraction? hasActiveDrag hasActiveDrop hasUncommittedUpdates \
        indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows numberOfSections style visibleCells
        """,
      methods: "beginUpdates() endUpdates() reloadData() reloadSectionIndexTitles()"),
    .init(
      "UITableViewCell", "UIView",
      writable: """
        accessoryType accessoryView:UIView? automaticallyUpdatesBackgroundConfiguration \
        automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView:UIView? \
        configurationUpdateHandler contentConfiguration editingAccessoryType editingAccessoryView:UIView? focusStyle \
        indentationLevel indentationWidth isEditing isHighlighted isSelected multipleSelectionBackgroundView:UIView? \
        selectedBackgroundView:UIView? selectionStyle separatorInset shouldIndentWhileEditing showsReorderControl \
        userInteractionEnabledWhileDragging
        """,
      readOnly: """
        configurationState contentView:UIView detailTextLabel:UILabel? editingStyle imageView:UIImageView? \
        reuseIdentifier showingDeleteConfirmation textLabel:UILabel?
        """,
      methods: """
        defaultBackgroundConfiguration() defaultContentConfiguration() dragStateDidChange(_:) prepareForReuse() \
        setNeedsUpdateConfiguration()
        """,
      protocols: "UIGestureRecognizerDelegate"),
    .init(
      "UITableViewHeaderFooterView", "UIView",
      writable: """
        automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration \
        backgroundView:UIView? configurationUpdateHandler contentConfiguration
        """,
      readOnly: """
        configurationState contentView:UIView detailTextLabel:UILabel? reuseIdentifier textLabel:UILabel?
        """,
      methods: """
        defaultBackgroundConfiguration() defaultContentConfiguration() prepareForReuse() setNeedsUpdateConfiguration()
        """),
    .init(
      "UITextView", "UIScrollView",
      writable: """
        allowsEditingTextAttributes attributedText clearsOnInsertion dataDetectorTypes delegate font \
        inputAccessoryView:UIView? inputView:UIView? interactionState isEditable isFindInteractionEnabled isSelectable \
        linkTextAttributes selectedRange text textAlignment textColor textContainerInset typingAttributes \
        usesStandardTextScaling
        """,
      readOnly: """
        findInteraction:UIFindInteraction? layoutManager:NSLayoutManager textContainer:NSTextContainer \
        textLayoutManager:NSTextLayoutManager? textStorage:NSTextStorage
        """,
      methods: "scrollRangeToVisible(_:)",
      protocols: "UIFindInteractionDelegate"),
    .init(
      "UIToolbar", "UIView",
      writable: """
        barStyle barTintColor compactAppearance:UIToolbarAppearance? compactScrollEdgeAppearance:UIToolbarAppearance? \
        delegate isTranslucent items scrollEdgeAppearance:UIToolbarAppearance? standardAppearance:UIToolbarAppearance \
        tintColor
        """),
    .init(
      "UIVisualEffectView", "UIView",
      writable: "effect:UIVisualEffect?",
      readOnly: "contentView:UIView"),
    .init(
      "UIWebView", "UIView", deprecatedIn: 12,
      writable: """
        allowsInlineMediaPlayback allowsLinkPreview allowsPictureInPictureMediaPlayback dataDetectorTypes delegate \
        gapBetweenPages keyboardDisplayRequiresUserAction mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction \
        pageLength paginationBreakingMode paginationMode scalesPageToFit suppressesIncrementalRendering
        """,
      readOnly: "canGoBack canGoForward isLoading pageCount request scrollView:UIScrollView",
      methods: "goBack() goForward() loadRequest(_:) reload() stopLoading()",
      protocols: "UIScrollViewDelegate"),
    .init(
      "UIWindow", "UIView",
      writable: """
        canResizeToFitContent rootViewController:UIViewController? screen:UIScreen windowLevel \
        windowScene:UIWindowScene?
        """,
      readOnly: "canBecomeKey isKeyWindow safeAreaAspectFitLayoutGuide",
      methods: "becomeKey() makeKey() makeKeyAndVisible() resignKey() sendEvent(_:)"),
    .init(
      "WKWebView", "UIView", module: "WebKit",
      writable: """
        allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent interactionState \
        isFindInteractionEnabled isInspectable mediaType navigationDelegate pageZoom uiDelegate \
        underPageBackgroundColor
        """,
      readOnly: """
        backForwardList:WKBackForwardList cameraCaptureState canGoBack canGoForward certificateChain \
        configuration:WKWebViewConfiguration estimatedProgress findInteraction:UIFindInteraction? fullscreenState \
        hasOnlySecureContent isLoading maximumViewportInset microphoneCaptureState minimumViewportInset \
        scrollView:UIScrollView serverTrust themeColor title url
        """,
      methods: """
        closeAllMediaPresentations() goBack() goForward() load(_:) reload() reloadFromOrigin() stopLoading()
        """),
  ]
}
