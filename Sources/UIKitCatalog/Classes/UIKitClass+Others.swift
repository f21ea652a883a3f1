extension UIKitClass {
  /// The objects that are neither views nor controllers, and what all of them inherit.
  static let others: [UIKitClass] = [
    .init(
      "NSObject", nil,
      writable: """
        accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel \
        accessibilityAttributedUserInputLabels accessibilityAttributedValue accessibilityContainerType \
        accessibilityCustomActions accessibilityCustomRotors accessibilityDragSourceDescriptors \
        accessibilityDropPointDescriptors accessibilityElements accessibilityElementsHidden accessibilityFrame \
        accessibilityHint accessibilityLabel accessibilityLanguage accessibilityNavigationStyle \
        accessibilityPath:UIBezierPath? accessibilityRespondsToUserInteraction accessibilityTextualContext \
        accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal \
        isAccessibilityElement shouldGroupAccessibilityChildren
        """,
      readOnly: "classForCoder debugDescription description hash isProxy observationInfo superclass",
      methods: """
        accessibilityActivate() accessibilityAssistiveTechnologyFocusedIdentifiers() accessibilityDecrement() \
        accessibilityElementCount() accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus() \
        accessibilityElementIsFocused() accessibilityIncrement() accessibilityPerformEscape() \
        accessibilityPerformMagicTap() accessibilityScroll(_:) awakeFromNib() copy() doesNotRecognizeSelector(_:) \
        isEqual(_:) mutableCopy() prepareForInterfaceBuilder()
        """),
    .init(
      "UIBarItem", "NSObject",
      writable: """
        image imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage \
        largeContentSizeImageInsets tag title
        """),
    .init(
      "UIBarButtonItem", "UIBarItem",
      writable: """
        action changesSelectionAsPrimaryAction customView:UIView? isHidden isSelected menu:UIMenu? \
        menuRepresentation:UIMenuElement? possibleTitles preferredMenuElementOrder primaryAction:UIAction? style \
        target tintColor width
        """,
      readOnly: "buttonGroup:UIBarButtonItemGroup?",
      methods: "creatingFixedGroup()"),
    .init(
      "MKUserTrackingBarButtonItem", "UIBarButtonItem", module: "MapKit",
      writable: "mapView:MKMapView?"),
    .init(
      "NSLayoutConstraint", "NSObject",
      writable: "constant identifier isActive priority shouldBeArchived",
      readOnly: """
        firstAnchor firstAttribute firstItem multiplier relation secondAnchor secondAttribute secondItem
        """),
    .init(
      "UIResponder", "NSObject",
      writable: "activityItemsConfiguration userActivity",
      readOnly: """
        canBecomeFirstResponder canResignFirstResponder editingInteractionConfiguration inputAccessoryView:UIView? \
        inputAccessoryViewController:UIInputViewController? inputAssistantItem:UITextInputAssistantItem \
        inputView:UIView? inputViewController:UIInputViewController? isFirstResponder keyCommands next:UIResponder? \
        textInputContextIdentifier textInputMode:UITextInputMode? undoManager
        """,
      methods: """
        becomeFirstResponder() captureTextFromCamera(_:) copy(_:) cut(_:) decreaseSize(_:) delete(_:) duplicate(_:) \
        export(_:) find(_:) findAndReplace(_:) findNext(_:) findPrevious(_:) increaseSize(_:) \
        makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionRightToLeft(_:) move(_:) paste(_:) \
        pasteAndGo(_:) pasteAndMatchStyle(_:) pasteAndSearch(_:) printContent(_:) reloadInputViews() rename(_:) \
        resignFirstResponder() restoreUserActivityState(_:) select(_:) selectAll(_:) toggleBoldface(_:) \
        toggleItalics(_:) toggleUnderline(_:) touchesEstimatedPropertiesUpdated(_:) updateUserActivityState(_:) \
        useSelectionForFind(_:) validate(_:)
        """),
    .init(
      "UIApplication", "UIResponder",
      writable: """
        applicationIconBadgeNumber applicationSupportsShakeToEdit delegate isIdleTimerDisabled \
        isNetworkActivityIndicatorVisible isStatusBarHidden scheduledLocalNotifications shortcutItems statusBarHidden \
        statusBarOrientation statusBarStyle
        """,
      readOnly: """
        alternateIconName applicationState backgroundRefreshStatus backgroundTimeRemaining connectedScenes \
        currentUserNotificationSettings:UIUserNotificationSettings? isIgnoringInteractionEvents \
        isProtectedDataAvailable isRegisteredForRemoteNotifications keyWindow:UIWindow? openSessions \
        preferredContentSizeCategory statusBarFrame statusBarOrientationAnimationDuration supportsAlternateIcons \
        supportsMultipleScenes userInterfaceLayoutDirection windows
        """,
      methods: """
        beginIgnoringInteractionEvents() beginReceivingRemoteControlEvents() canOpenURL(_:) \
        cancelAllLocalNotifications() cancelLocalNotification(_:) clearKeepAliveTimeout() completeStateRestoration() \
        enabledRemoteNotificationTypes() endBackgroundTask(_:) endIgnoringInteractionEvents() \
        endReceivingRemoteControlEvents() extendStateRestoration() ignoreSnapshotOnNextApplicationLaunch() openURL(_:) \
        presentLocalNotificationNow(_:) registerForRemoteNotifications() registerUserNotificationSettings(_:) \
        requestSceneSessionRefresh(_:) scheduleLocalNotification(_:) sendEvent(_:) \
        setMinimumBackgroundFetchInterval(_:) setNewsstandIconImage(_:) unregisterForRemoteNotifications()
        """),
    .init(
      "UICollectionViewLayout", "NSObject",
      readOnly: """
        collectionView:UICollectionView? collectionViewContentSize developmentLayoutDirection \
        flipsHorizontallyInOppositeLayoutDirection
        """,
      methods: """
        finalizeAnimatedBoundsChange() finalizeCollectionViewUpdates() finalizeLayoutTransition() invalidateLayout() \
        prepare()
        """),
    .init(
      "UICollectionViewCompositionalLayout", "UICollectionViewLayout",
      writable: "configuration:UICollectionViewCompositionalLayoutConfiguration"),
    .init(
      "UICollectionViewFlowLayout", "UICollectionViewLayout",
      writable: """
        estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing \
        scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset \
        sectionInsetReference
        """),
    .init(
      "UICollectionViewTransitionLayout", "UICollectionViewLayout",
      writable: "transitionProgress",
      readOnly: "currentLayout:UICollectionViewLayout nextLayout:UICollectionViewLayout"),
    .init(
      "UILayoutGuide", "NSObject",
      writable: "identifier owningView:UIView?",
      readOnly: """
        bottomAnchor:NSLayoutYAxisAnchor centerXAnchor:NSLayoutXAxisAnchor centerYAnchor:NSLayoutYAxisAnchor \
        hasAmbiguousLayout heightAnchor:NSLayoutDimension layoutFrame leadingAnchor:NSLayoutXAxisAnchor \
        leftAnchor:NSLayoutXAxisAnchor rightAnchor:NSLayoutXAxisAnchor topAnchor:NSLayoutYAxisAnchor \
        trailingAnchor:NSLayoutXAxisAnchor widthAnchor:NSLayoutDimension
        """),
    .init(
      "UIFocusGuide", "UILayoutGuide",
      writable: "isEnabled preferredFocusEnvironments preferredFocusedView:UIView?"),
    .init(
      "UIGestureRecognizer", "NSObject",
      writable: """
        allowedPressTypes allowedTouchTypes cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate \
        isEnabled name requiresExclusiveTouchType state
        """,
      readOnly: "buttonMask modifierFlags numberOfTouches view:UIView?",
      methods: "canPrevent(_:) reset() shouldReceive(_:) touchesEstimatedPropertiesUpdated(_:)"),
    .init(
      "UIHoverGestureRecognizer", "UIGestureRecognizer",
      readOnly: "altitudeAngle zOffset"),
    .init(
      "UITrackingLayoutGuide", "UILayoutGuide",
      methods: "removeAllTrackedConstraints()"),
    .init(
      "UIKeyboardLayoutGuide", "UITrackingLayoutGuide",
      writable: "followsUndockedKeyboard"),
    .init(
      "UILongPressGestureRecognizer", "UIGestureRecognizer",
      writable: "allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired"),
    .init(
      "UINavigationItem", "NSObject",
      writable: """
        additionalOverflowItems:UIDeferredMenuElement? backAction:UIAction? backBarButtonItem:UIBarButtonItem? \
        backButtonDisplayMode backButtonTitle centerItemGroups compactAppearance:UINavigationBarAppearance? \
        compactScrollEdgeAppearance:UINavigationBarAppearance? customizationIdentifier \
        documentProperties:UIDocumentProperties? hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode \
        leadingItemGroups leftBarButtonItem:UIBarButtonItem? leftBarButtonItems leftItemsSupplementBackButton \
        pinnedTrailingGroup:UIBarButtonItemGroup? preferredSearchBarPlacement prompt renameDelegate \
        rightBarButtonItem:UIBarButtonItem? rightBarButtonItems scrollEdgeAppearance:UINavigationBarAppearance? \
        searchController:UISearchController? standardAppearance:UINavigationBarAppearance? style title \
        titleMenuProvider titleView:UIView? trailingItemGroups
        """,
      readOnly: "overflowPresentationSource searchBarPlacement"),
    .init(
      "UIPanGestureRecognizer", "UIGestureRecognizer",
      writable: "allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches"),
    .init(
      "UIPinchGestureRecognizer", "UIGestureRecognizer",
      writable: "scale",
      readOnly: "velocity"),
    .init(
      "UIRotationGestureRecognizer", "UIGestureRecognizer",
      writable: "rotation",
      readOnly: "velocity"),
    .init(
      "UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer",
      writable: "edges"),
    .init(
      "UISearchDisplayController", "NSObject", deprecatedIn: 8,
      writable: """
        delegate displaysSearchBarInNavigationBar isActive searchResultsDataSource searchResultsDelegate \
        searchResultsTitle
        """,
      readOnly: """
        navigationItem:UINavigationItem? searchBar:UISearchBar searchContentsController:UIViewController \
        searchResultsTableView:UITableView
        """),
    .init(
      "UIStoryboardSegue", "NSObject",
      readOnly: "destination:UIViewController identifier source:UIViewController",
      methods: "perform()"),
    .init(
      "UIStoryboardPopoverSegue", "UIStoryboardSegue", deprecatedIn: 9,
      readOnly: "popoverController:UIPopoverController"),
    .init(
      "UISwipeGestureRecognizer", "UIGestureRecognizer",
      writable: "direction numberOfTouchesRequired"),
    .init(
      "UITabBarItem", "UIBarItem",
      writable: """
        badgeColor badgeValue scrollEdgeAppearance:UITabBarAppearance? selectedImage \
        standardAppearance:UITabBarAppearance? titlePositionAdjustment
        """),
    .init(
      "UITapGestureRecognizer", "UIGestureRecognizer",
      writable: "buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired"),
  ]
}
