extension UIKitClass {
  /// The base names of the methods that views, controllers and their helpers have, whatever their parameters.
  static let methodBaseNames: Set<String> = Set(
    """
    accessibilityActivate accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityDecrement \
    accessibilityElement accessibilityElementCount accessibilityElementDidBecomeFocused \
    accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityIncrement accessibilityPerformEscape \
    accessibilityPerformMagicTap accessibilityScroll actionForSegment actions activate activityItemSource addAction \
    addAnnotation addAnnotations addArrangedSubview addButton addChild addConstraint addConstraints \
    addGestureRecognizer addInteraction addKeyCommand addKeyframe addLayoutGuide addMotionEffect addObserver addOption \
    addOverlay addOverlays addSubview addTarget addTextField adjustedContentInsetDidChange advanceToNextInputMode \
    alignmentRect allowedChildrenForUnwinding animate animateKeyframes annotations annotationsChanged \
    applicationFinishedRestoringState apply areaOfInterest attemptRotationToDeviceOrientation attributedTitle \
    availableCaptureModes availableMediaTypes awakeFromNib azimuthAngle azimuthUnitVector backButtonBackgroundImage \
    backButtonBackgroundVerticalPositionAdjustment backButtonTitlePositionAdjustment backgroundImage backgroundRect \
    backgroundVerticalPositionAdjustment badgeTextAttributes becomeFirstResponder becomeKey beginAnimations \
    beginAppearanceTransition beginBackgroundTask beginCustomizingItems beginIgnoringInteractionEvents \
    beginInteractiveMovementForItem beginReceivingRemoteControlEvents beginRefreshing beginTracking beginUpdates \
    bindDrawable borderRect bringSubviewToFront buildMenu buttonTitle callAsyncJavaScript canBePrevented canEditVideo \
    canOpenURL canPerformAction canPerformUnwindSegueAction canPrevent canPreview cancelAllLocalNotifications \
    cancelInteractiveMovement cancelInteractiveTransition cancelLocalNotification cancelTracking captureTextFromCamera \
    cellForItem cellForRow childContaining clearButtonRect clearKeepAliveTimeout clearSelection \
    clearTextInputContextIdentifier closeAllMediaPresentations collapseSecondaryViewController commitAnimations \
    completeStateRestoration conforms constraints constraintsAffectingLayout contentCompressionResistancePriority \
    contentHuggingPriority contentOffsetForSegment contentPositionAdjustment contentRect contentScrollView \
    contextMenuInteraction continueTracking convert copy createPDF createWebArchiveData creatingFixedGroup \
    creatingMovableGroup creatingOptionalGroup currentPageIndicatorImage customSpacing cut deactivate \
    decodeRestorableState decreaseSize decrementImage defaultBackgroundConfiguration defaultContentConfiguration \
    delete deleteDrawable deleteItems deleteRows deleteSections dequeueReusableAnnotationView dequeueReusableCell \
    dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descriptorForRequiredKeys deselectAnnotation \
    deselectItem deselectRow dictionaryHasDefinition didAddSubview didMove didMoveToSuperview didMoveToWindow \
    didReceiveMemoryWarning didRotate didTransition dismiss dismissGrantingAccess dismissKeyboard display dividerImage \
    dragStateDidChange draw drawHierarchy drawPagePost drawPlaceholder drawText duplicate editingRect \
    enabledRemoteNotificationTypes encodeRestorableState endAppearanceTransition endBackgroundTask endCustomizing \
    endEditing endIgnoringInteractionEvents endInteractiveMovement endReceivingRemoteControlEvents endRefreshing \
    endTracking endUpdates enumerateEventHandlers evaluateJavaScript exchangeOverlay exchangeSubview \
    exerciseAmbiguityInLayout export extendStateRestoration finalLayoutAttributesForDisappearingDecorationElement \
    finalLayoutAttributesForDisappearingItem finalLayoutAttributesForDisappearingSupplementaryElement \
    finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition find findAndReplace findNext \
    findPrevious finishInteractiveTransition fixedSpace flashScrollIndicators flexibleSpace footerView \
    forBaselineLayout forUnwindSegueAction frame gestureRecognizerShouldBegin go goBack goForward goToFirstPage \
    goToLastPage goToNextPage goToPreviousPage greenPinColor handleInputModeList handlesURLScheme headerView hide \
    highlightProperty hitTest ignore ignoreSnapshotOnNextApplicationLaunch image imageForSegment imageRect \
    importDocument increaseSize incrementImage index indexPath indexPathForItem indexPathForRow indexPathsForRows \
    indexPathsForVisibleSupplementaryElements indexPathsToDeleteForDecorationView \
    indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView \
    indicatorImage initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem \
    initialLayoutAttributesForAppearingSupplementaryElement insertArrangedSubview insertItems insertOverlay insertRows \
    insertSections insertSegment insertSubview insertToken invalidateIntrinsicContentSize invalidateLayout \
    invalidationContext invalidationContextForEndingInteractiveMovementOfItems isCameraDeviceAvailable isDescendant \
    isEnabledForSegment isEqual isFlashAvailable isSourceTypeAvailable layoutAttributesForDecorationView \
    layoutAttributesForElements layoutAttributesForInteractivelyMovingItem layoutAttributesForItem \
    layoutAttributesForSupplementaryElement layoutAttributesForSupplementaryView layoutDocumentView layoutIfNeeded \
    layoutMarginsDidChange layoutSubviews leftViewRect list load loadFileRequest loadFileURL loadHTMLString \
    loadRequest loadSimulatedRequest loadView loadViewIfNeeded location makeKey makeKeyAndVisible \
    makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft mapRectThatFits maximumTrackImage \
    maximumValueImageRect menuAttachmentPoint minimumTrackImage minimumValueImageRect modifyAnimations motionBegan \
    motionCancelled motionEnded move moveItem moveRow moveSection mutableCopy needsUpdateConstraints numberOfItems \
    numberOfRows open openURL overlays overrideTraitCollection page paste pasteAndGo pasteAndMatchStyle pasteAndSearch \
    pauseAllMediaPlayback pdf perform performBatchUpdates performSegue performWithoutAnimation placeholderRect point \
    popItem popToRootViewController popToViewController popViewController positionAdjustment positionOfToken \
    preferredLayoutAttributesFitting preferredSymbolConfigurationForImage prepare prepareForDisplay \
    prepareForInterfaceBuilder prepareForPresentation prepareForReuse prepareForTransition present \
    presentLocalNotificationNow presentScene pressesBegan pressesCancelled pressesChanged pressesEnded printContent \
    purplePinColor pushItem pushViewController reconfigureItems reconfigureRows rect rectForFooter rectForHeader \
    rectForRow redPinColor refreshCurrentPreviewItem regionThatFits register registerForPreviewing \
    registerForRemoteNotifications registerObject registerUserNotificationSettings releaseDrawables reload \
    reloadAllComponents reloadComponent reloadData reloadDecorations reloadFromOrigin reloadInputViews reloadItems \
    reloadRows reloadSectionIndexTitles reloadSections remoteControlReceived removeAction removeAllSegments \
    removeAllTrackedConstraints removeAnnotation removeAnnotations removeArrangedSubview removeConstraint \
    removeConstraints removeFromParent removeFromSuperview removeGestureRecognizer removeInteraction removeKeyCommand \
    removeLayoutGuide removeMotionEffect removeObserver removeOverlay removeOverlays removeSegment removeTarget \
    removeToken rename renameDocument renderer replaceTextualPortion requestMediaPlaybackState \
    requestSceneSessionActivation requestSceneSessionDestruction requestSceneSessionRefresh \
    requestSupplementaryLexicon require reset resignFirstResponder resignKey resizableSnapshotView responds \
    restoreUserActivityState resumeDownload revealDocument rightViewRect rotatingFooterView rotatingHeaderView rowSize \
    safeAreaInsetsDidChange scheduleLocalNotification scopeBarButtonBackgroundImage scopeBarButtonDividerImage \
    scopeBarButtonTitleTextAttributes scrollRangeToVisible scrollRectToVisible scrollSelectionToVisible scrollToItem \
    scrollToNearestSelectedRow scrollToRow searchFieldBackgroundImage segmentIndex segueForUnwinding select selectAll \
    selectAnnotation selectItem selectRow selectSpeed selectedRow sendAction sendActions sendEvent sendSubviewToBack \
    separateSecondaryViewController setAction setAllMediaPlaybackSuspended setAlternateIconName \
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate setAnimationDidStop \
    setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationStart \
    setAnimationTransition setAnimationWillStart setAnimationsEnabled setAttributedTitle setBackButtonBackgroundImage \
    setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment setBackgroundImage \
    setBackgroundVerticalPositionAdjustment setBadgeTextAttributes setCamera setCameraBoundary setCameraCaptureState \
    setCameraZoomRange setCenter setCollectionViewLayout setConstraints setContentCompressionResistancePriority \
    setContentHuggingPriority setContentOffset setContentPositionAdjustment setContentScrollView \
    setCurrentPageIndicatorImage setCurrentSelection setCustomSpacing setDate setDecrementImage setDividerImage \
    setDragState setEditing setEnabled setHidesBackButton setHighlighted setImage setIncrementImage setIndicatorImage \
    setItems setKeepAliveTimeout setLeftBarButton setLeftBarButtonItems setMaximumTrackImage setMicrophoneCaptureState \
    setMinimumBackgroundFetchInterval setMinimumTrackImage setMinimumViewportInset setNavigationBarHidden \
    setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration \
    setNeedsUpdateConstraints setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked \
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations \
    setNewsstandIconImage setOn setOverrideTraitCollection setPositionAdjustment setPreferredSymbolConfiguration \
    setProgress setRegion setRightBarButton setRightBarButtonItems setScopeBarButtonBackgroundImage \
    setScopeBarButtonDividerImage setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage setSelected \
    setShadowImage setShowsCancelButton setShowsScope setStatusBarHidden setStatusBarOrientation setStatusBarStyle \
    setThumbImage setTitle setTitleColor setTitlePositionAdjustment setTitleShadowColor setTitleTextAttributes \
    setTitleVerticalPositionAdjustment setToolbarHidden setToolbarItems setTranslation setUserTrackingMode setValue \
    setViewController setViewControllers setVisibleDateComponents setVisibleMapRect setWidth setZoomScale shadowImage \
    shouldAutomaticallyForwardRotationMethods shouldBeRequiredToFail shouldInvalidateLayout shouldPerformSegue \
    shouldReceive shouldRequireFailure show showAnnotations showDetailViewController size sizeThatFits sizeToFit \
    snapshotView startAnimating startDownload startInteractiveTransition startVideoCapture stopAnimating stopLoading \
    stopVideoCapture stringByEvaluatingJavaScript supplementaryView supportedInterfaceOrientations supports \
    systemButton systemLayoutSizeFitting takePicture takeSnapshot target targetContentOffset targetIndexPath \
    targetViewController textField textRect texture thumbImage thumbRect tintColorDidChange title titleColor \
    titleForSegment titlePositionAdjustment titleRect titleShadowColor titleTextAttributes \
    titleVerticalPositionAdjustment toggleBoldface toggleItalics toggleUnderline tokens touchesBegan touchesCancelled \
    touchesEnded touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin touchesShouldCancel trackRect \
    transition transitionController translation unregisterForPreviewing unregisterForRemoteNotifications unwind \
    updateConfiguration updateConstraints updateConstraintsIfNeeded updateCurrentPageDisplay \
    updateInteractiveMovementTargetPosition updateTextAttributes updateUserActivityState updateValue \
    updateViewConstraints usePageViewController useSelectionForFind userInterfaceLayoutDirection validate value \
    velocity view viewController viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad \
    viewLayoutMarginsDidChange viewPrintFormatter viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear \
    viewWillLayoutSubviews viewWithTag visibleSupplementaryViews widthForSegment willAnimateRotation willMove \
    willRemoveSubview willRotate willTransition zoom zoomIn zoomOut
    """.split(separator: " ").map(String.init))
}
