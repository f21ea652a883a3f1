extension UIKitClass {
  /// The names of the frameworks' other classes, which no class of an app can be meant by.
  static let otherNames: Set<String> = Set(
    """
    AVInterstitialTimeRange AVPictureInPictureController AVPlaybackSpeed CAAnimation CAAnimationGroup CABasicAnimation \
    CADisplayLink CAEAGLLayer CAEDRMetadata CAEmitterCell CAEmitterLayer CAGradientLayer CAKeyframeAnimation CALayer \
    CAMediaTimingFunction CAMetalLayer CAPropertyAnimation CARenderer CAReplicatorLayer CAScrollLayer CAShapeLayer \
    CASpringAnimation CATextLayer CATiledLayer CATransaction CATransformLayer CATransition CAValueFunction \
    GLKBaseEffect GLKEffectProperty GLKEffectPropertyFog GLKEffectPropertyLight GLKEffectPropertyMaterial \
    GLKEffectPropertyTexture GLKEffectPropertyTransform GLKMatrixStack GLKMesh GLKMeshBuffer GLKMeshBufferAllocator \
    GLKReflectionMapEffect GLKSkyboxEffect GLKSubmesh GLKTextureInfo GLKTextureLoader MKCircle MKCircleRenderer \
    MKClusterAnnotation MKDirections MKDistanceFormatter MKGeoJSONDecoder MKGeoJSONFeature MKGeodesicPolyline \
    MKGradientPolylineRenderer MKHybridMapConfiguration MKIconStyle MKImageryMapConfiguration \
    MKLocalPointsOfInterestRequest MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompletion MKLookAroundScene \
    MKLookAroundSceneRequest MKLookAroundSnapshotter MKMapCamera MKMapConfiguration MKMapFeatureAnnotation MKMapItem \
    MKMapItemRequest MKMapSnapshotter MKMultiPoint MKMultiPolygon MKMultiPolygonRenderer MKMultiPolyline \
    MKMultiPolylineRenderer MKOverlayPathRenderer MKOverlayRenderer MKPlacemark MKPointAnnotation \
    MKPointOfInterestFilter MKPolygon MKPolygonRenderer MKPolyline MKPolylineRenderer MKRoute MKShape \
    MKStandardMapConfiguration MKTileOverlay MKTileOverlayRenderer MKUserLocation MTKMesh MTKMeshBuffer \
    MTKMeshBufferAllocator MTKSubmesh MTKTextureLoader NSCollectionLayoutAnchor \
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem NSCollectionLayoutDimension \
    NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem \
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem \
    NSDataAsset NSDiffableDataSourceSectionSnapshotReference NSDiffableDataSourceSnapshotReference NSLayoutAnchor \
    NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle NSParagraphStyle \
    NSShadow NSStringDrawingContext NSTextAttachment NSTextAttachmentViewProvider NSTextContainer NSTextContentManager \
    NSTextContentStorage NSTextElement NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList \
    NSTextListElement NSTextParagraph NSTextRange NSTextSelection NSTextSelectionNavigation NSTextStorage NSTextTab \
    NSTextViewportLayoutController PDFAction PDFActionGoTo PDFActionNamed PDFActionRemoteGoTo PDFActionResetForm \
    PDFActionURL PDFAnnotation PDFAppearanceCharacteristics PDFBorder PDFDestination PDFDocument PDFOutline PDFPage \
    PDFSelection QLFilePreviewRequest QLPreviewProvider QLPreviewReply QLPreviewReplyAttachment \
    QLPreviewSceneActivationConfiguration SK3DNode SKAction SKAttribute SKAttributeValue SKAudioNode SKCameraNode \
    SKConstraint SKCropNode SKEffectNode SKEmitterNode SKFieldNode SKKeyframeSequence SKLabelNode SKLightNode \
    SKMutableTexture SKNode SKPhysicsBody SKPhysicsContact SKPhysicsJoint SKPhysicsJointFixed SKPhysicsJointLimit \
    SKPhysicsJointPin SKPhysicsJointSliding SKPhysicsJointSpring SKPhysicsWorld SKRange SKReachConstraints \
    SKReferenceNode SKRegion SKRenderer SKScene SKShader SKShapeNode SKSpriteNode SKTexture SKTextureAtlas \
    SKTileDefinition SKTileGroup SKTileGroupRule SKTileMapNode SKTileSet SKTransformNode SKTransition SKUniform \
    SKVideoNode SKWarpGeometry SKWarpGeometryGrid UIAccessibilityCustomAction UIAccessibilityCustomRotor \
    UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement \
    UIAccessibilityLocationDescriptor UIAction UIActivity UIActivityItemProvider UIActivityItemsConfiguration \
    UIAlertAction UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior UIBandSelectionInteraction \
    UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBezierPath \
    UIBlurEffect UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource \
    UICollectionViewDiffableDataSourceReference UICollectionViewDropPlaceholder UICollectionViewDropProposal \
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext UICollectionViewLayoutAttributes \
    UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder UICollectionViewUpdateItem \
    UICollisionBehavior UIColor UICommand UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction \
    UIContextualAction UICubicTimingParameters UIDeferredMenuElement UIDevice UIDictationPhrase UIDocument \
    UIDocumentBrowserAction UIDocumentBrowserTransitionController UIDocumentInteractionController UIDocumentProperties \
    UIDragInteraction UIDragItem UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction \
    UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior UIDynamicItemGroup \
    UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIEventAttribution UIFeedbackGenerator UIFieldBehavior \
    UIFindInteraction UIFindSession UIFocusAnimationCoordinator UIFocusDebugger UIFocusEffect UIFocusHaloEffect \
    UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics \
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer \
    UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
    UIGraphicsRendererFormat UIGravityBehavior UIImage UIImageAsset UIImpactFeedbackGenerator \
    UIIndirectScribbleInteraction UIInterpolatingMotionEffect UIKey UIKeyCommand UILargeContentViewerInteraction \
    UILexicon UILexiconEntry UILocalNotification UILocalizedIndexedCollation UIManagedDocument \
    UIMarkupTextPrintFormatter UIMenu UIMenuController UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect \
    UIMotionEffectGroup UIMutableApplicationShortcutItem UIMutableUserNotificationAction \
    UIMutableUserNotificationCategory UINavigationBarAppearance UINib UINotificationFeedbackGenerator UIOpenURLContext \
    UIPasteConfiguration UIPasteboard UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerAccessory \
    UIPointerInteraction UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPopoverController \
    UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIPreviewAction \
    UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo \
    UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension UIPrinter \
    UIPrinterDestination UIPrinterPickerController UIPushBehavior UIRegion UIScene UISceneActivationConditions \
    UISceneConfiguration UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions \
    UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService UIScribbleInteraction \
    UISearchSuggestionItem UISearchToken UISelectionFeedbackGenerator \
    UISheetPresentationController UISimpleTextPrintFormatter UISnapBehavior UISpringLoadedInteraction \
    UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardUnwindSegueSource UISwipeActionsConfiguration \
    UITabBarAppearance UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource \
    UITableViewDiffableDataSourceReference UITableViewDropPlaceholder UITableViewDropProposal \
    UITableViewFocusUpdateContext UITableViewPlaceholder UITableViewRowAction UITargetedDragPreview UITargetedPreview \
    UITextChecker UITextDragPreviewRenderer UITextDropProposal UITextFormattingCoordinator UITextInputAssistantItem \
    UITextInputContext UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer UITextInteraction \
    UITextPlaceholder UITextPosition UITextRange UITextSearchOptions UITextSearchingFindSession UITextSelectionRect \
    UIToolTipConfiguration UIToolTipInteraction UIToolbarAppearance UITouch UITraitCollection UIUserNotificationAction \
    UIUserNotificationCategory UIUserNotificationSettings UIVibrancyEffect UIViewPrintFormatter UIViewPropertyAnimator \
    UIVisualEffect UIWindowScene UIWindowSceneDestructionRequestOptions WKBackForwardList WKBackForwardListItem \
    WKContentRuleList WKContentRuleListStore WKContentWorld WKContextMenuElementInfo WKDownload WKFindConfiguration \
    WKFindResult WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse WKPDFConfiguration \
    WKPreferences WKPreviewElementInfo WKProcessPool WKScriptMessage WKSecurityOrigin WKSnapshotConfiguration \
    WKUserContentController WKUserScript WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord \
    WKWebsiteDataStore WKWindowFeatures
    """.split(separator: " ").map(String.init))
}
