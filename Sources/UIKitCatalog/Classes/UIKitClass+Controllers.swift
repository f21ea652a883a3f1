extension UIKitClass {
  /// The view controllers.
  static let controllers: [UIKitClass] = [
    .init(
      "UIViewController", "UIResponder",
      writable: """
        additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets definesPresentationContext \
        edgesForExtendedLayout extendedLayoutIncludesOpaqueBars focusGroupIdentifier hidesBottomBarWhenPushed \
        interactionActivityTrackingBaseName isEditing isModalInPopover isModalInPresentation \
        modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle \
        overrideUserInterfaceStyle preferredContentSize providesPresentationContextTransitionStyle restorationClass \
        restorationIdentifier restoresFocusAfterTransition tabBarItem:UITabBarItem? title toolbarItems \
        transitioningDelegate view:UIView? viewRespectsSystemMinimumLayoutMargins
        """,
      readOnly: """
        activePresentationController:UIPresentationController? bottomLayoutGuide \
        childForHomeIndicatorAutoHidden:UIViewController? childForScreenEdgesDeferringSystemGestures:UIViewController? \
        childForStatusBarHidden:UIViewController? childForStatusBarStyle:UIViewController? \
        childViewControllerForPointerLock:UIViewController? children disablesAutomaticKeyboardDismissal \
        editButtonItem:UIBarButtonItem extensionContext interfaceOrientation isBeingDismissed isBeingPresented \
        isMovingFromParent isMovingToParent isViewLoaded navigationController:UINavigationController? \
        navigationItem:UINavigationItem nibBundle nibName parent:UIViewController? \
        performsActionsWhilePresentingModally popoverPresentationController:UIPopoverPresentationController? \
        preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures \
        preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked \
        prefersStatusBarHidden presentationController:UIPresentationController? \
        presentedViewController:UIViewController? presentingViewController:UIViewController? previewActionItems \
        searchDisplayController:UISearchDisplayController? sheetPresentationController:UISheetPresentationController? \
        shouldAutomaticallyForwardAppearanceMethods shouldAutorotate splitViewController:UISplitViewController? \
        storyboard:UIStoryboard? supportedInterfaceOrientations systemMinimumLayoutMargins \
        tabBarController:UITabBarController? topLayoutGuide transitionCoordinator viewIfLoaded:UIView?
        """,
      methods: """
        addChild(_:) addKeyCommand(_:) applicationFinishedRestoringState() childContaining(_:) \
        didReceiveMemoryWarning() endAppearanceTransition() loadView() loadViewIfNeeded() removeFromParent() \
        removeKeyCommand(_:) rotatingFooterView() rotatingHeaderView() setContentScrollView(_:) \
        setNeedsStatusBarAppearanceUpdate() setNeedsUpdateOfHomeIndicatorAutoHidden() \
        setNeedsUpdateOfPrefersPointerLocked() setNeedsUpdateOfScreenEdgesDeferringSystemGestures() \
        setNeedsUpdateOfSupportedInterfaceOrientations() shouldAutomaticallyForwardRotationMethods() \
        updateViewConstraints() viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() \
        viewLayoutMarginsDidChange() viewSafeAreaInsetsDidChange() viewWillAppear(_:) viewWillDisappear(_:) \
        viewWillLayoutSubviews()
        """),
    .init(
      "AVPictureInPictureVideoCallViewController", "UIViewController", module: "AVKit"),
    .init(
      "AVPlayerViewController", "UIViewController", module: "AVKit",
      writable: """
        allowsPictureInPicturePlayback allowsVideoFrameAnalysis canStartPictureInPictureAutomaticallyFromInline \
        delegate entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds pixelBufferAttributes player \
        requiresLinearPlayback showsPlaybackControls showsTimecodes speeds updatesNowPlayingInfoCenter videoGravity
        """,
      readOnly: "contentOverlayView:UIView? isReadyForDisplay selectedSpeed:AVPlaybackSpeed? videoBounds",
      methods: "selectSpeed(_:)"),
    .init(
      "CNContactPickerViewController", "UIViewController", module: "ContactsUI",
      writable: """
        delegate displayedPropertyKeys predicateForEnablingContact predicateForSelectionOfContact \
        predicateForSelectionOfProperty
        """),
    .init(
      "CNContactViewController", "UIViewController", module: "ContactsUI",
      writable: """
        allowsActions allowsEditing alternateName contactStore delegate displayedPropertyKeys message parentContainer \
        parentGroup shouldShowLinkedContacts
        """,
      readOnly: "contact"),
    .init(
      "GLKViewController", "UIViewController", module: "GLKit", deprecatedIn: 12,
      writable: "delegate isPaused pauseOnWillResignActive preferredFramesPerSecond resumeOnDidBecomeActive",
      readOnly: """
        framesDisplayed framesPerSecond timeSinceFirstResume timeSinceLastDraw timeSinceLastResume timeSinceLastUpdate
        """,
      protocols: "GLKViewDelegate"),
    .init(
      "MKLookAroundViewController", "UIViewController", module: "MapKit",
      writable: """
        badgePosition delegate isNavigationEnabled pointOfInterestFilter:MKPointOfInterestFilter? \
        scene:MKLookAroundScene? showsRoadLabels
        """),
    .init(
      "QLPreviewController", "UIViewController", module: "QuickLook",
      writable: "currentPreviewItemIndex dataSource delegate",
      readOnly: "currentPreviewItem",
      methods: "refreshCurrentPreviewItem() reloadData()"),
    .init(
      "UIActivityViewController", "UIViewController",
      writable: "allowsProminentActivity completionHandler completionWithItemsHandler excludedActivityTypes"),
    .init(
      "UIAlertController", "UIViewController",
      writable: "message preferredAction:UIAlertAction? severity title",
      readOnly: "actions preferredStyle textFields",
      methods: "addAction(_:)"),
    .init(
      "UICloudSharingController", "UIViewController",
      writable: "availablePermissions delegate",
      readOnly: "share",
      methods: "activityItemSource()"),
    .init(
      "UICollectionViewController", "UIViewController",
      writable: """
        clearsSelectionOnViewWillAppear collectionView:UICollectionView? installsStandardGestureForInteractiveMovement \
        useLayoutToLayoutNavigationTransitions
        """,
      readOnly: "collectionViewLayout:UICollectionViewLayout",
      protocols: "UICollectionViewDataSource UICollectionViewDelegate UIScrollViewDelegate"),
    .init(
      "UIColorPickerViewController", "UIViewController",
      writable: "delegate selectedColor supportsAlpha"),
    .init(
      "UIDocumentBrowserViewController", "UIViewController",
      writable: """
        additionalLeadingNavigationBarButtonItems additionalTrailingNavigationBarButtonItems allowsDocumentCreation \
        allowsPickingMultipleItems browserUserInterfaceStyle customActions defaultDocumentAspectRatio delegate \
        localizedCreateDocumentActionTitle shouldShowFileExtensions
        """,
      readOnly: "allowedContentTypes contentTypesForRecentDocuments recentDocumentsContentTypes"),
    .init(
      "UIDocumentMenuViewController", "UIViewController", deprecatedIn: 11,
      writable: "delegate"),
    .init(
      "UIDocumentPickerExtensionViewController", "UIViewController", deprecatedIn: 14,
      readOnly: "documentPickerMode documentStorageURL originalURL providerIdentifier validTypes"),
    .init(
      "UIDocumentPickerViewController", "UIViewController",
      writable: "allowsMultipleSelection delegate directoryURL shouldShowFileExtensions",
      readOnly: "documentPickerMode"),
    .init(
      "UIFontPickerViewController", "UIViewController",
      writable: "delegate selectedFontDescriptor:UIFontDescriptor?",
      readOnly: "configuration:UIFontPickerViewController.Configuration"),
    .init(
      "UINavigationController", "UIViewController",
      writable: """
        delegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact \
        isNavigationBarHidden isToolbarHidden viewControllers
        """,
      readOnly: """
        barHideOnSwipeGestureRecognizer:UIPanGestureRecognizer barHideOnTapGestureRecognizer:UITapGestureRecognizer \
        interactivePopGestureRecognizer:UIGestureRecognizer? navigationBar:UINavigationBar toolbar:UIToolbar? \
        topViewController:UIViewController? visibleViewController:UIViewController?
        """),
    .init(
      "UIImagePickerController", "UINavigationController",
      writable: """
        allowsEditing cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView:UIView? cameraViewTransform \
        delegate imageExportPreset mediaTypes showsCameraControls sourceType videoExportPreset videoMaximumDuration \
        videoQuality
        """,
      methods: "startVideoCapture() stopVideoCapture() takePicture()"),
    .init(
      "UIInputViewController", "UIViewController",
      writable: "hasDictationKey inputView:UIInputView? primaryLanguage",
      readOnly: "hasFullAccess needsInputModeSwitchKey textDocumentProxy",
      methods: "advanceToNextInputMode() dismissKeyboard()",
      protocols: "UITextInputDelegate"),
    .init(
      "UIPageViewController", "UIViewController",
      writable: "dataSource delegate isDoubleSided",
      readOnly: "gestureRecognizers navigationOrientation spineLocation transitionStyle viewControllers"),
    .init(
      "UIReferenceLibraryViewController", "UIViewController"),
    .init(
      "UISearchContainerViewController", "UIViewController",
      readOnly: "searchController:UISearchController"),
    .init(
      "UISearchController", "UIViewController",
      writable: """
        automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate \
        dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation \
        ignoresSearchSuggestionsForSearchBarPlacementStacked isActive obscuresBackgroundDuringPresentation \
        scopeBarActivation searchResultsUpdater searchSuggestions showsSearchResultsController
        """,
      readOnly: "searchBar:UISearchBar searchBarPlacement searchResultsController:UIViewController?",
      protocols: "UIViewControllerTransitioningDelegate"),
    .init(
      "UISplitViewController", "UIViewController",
      writable: """
        delegate displayModeButtonVisibility maximumPrimaryColumnWidth maximumSupplementaryColumnWidth \
        minimumPrimaryColumnWidth minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth \
        preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth \
        preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryEdge \
        showsSecondaryOnlyButton viewControllers
        """,
      readOnly: """
        displayMode displayModeButtonItem:UIBarButtonItem isCollapsed primaryColumnWidth splitBehavior style \
        supplementaryColumnWidth
        """,
      methods: "hide(_:) show(_:)"),
    .init(
      "UITabBarController", "UIViewController",
      writable: """
        customizableViewControllers delegate selectedIndex selectedViewController:UIViewController? viewControllers
        """,
      readOnly: "moreNavigationController:UINavigationController tabBar:UITabBar",
      protocols: "UITabBarDelegate"),
    .init(
      "UITableViewController", "UIViewController",
      writable: "clearsSelectionOnViewWillAppear refreshControl:UIRefreshControl? tableView:UITableView?",
      protocols: "UIScrollViewDelegate UITableViewDataSource UITableViewDelegate"),
    .init(
      "UIVideoEditorController", "UINavigationController",
      writable: "delegate videoMaximumDuration videoPath videoQuality"),
  ]
}
