extension Catalog {
  /// `UIView` and the views that are neither controls, bars nor containers of cells.
  static let viewElements: [ElementDescription] = [
    .init(
      "view", .object(className: "UIView", module: "UIKit", kind: .view), inherits: nil,
      attributes: commonObjectRows + viewRows, children: commonObjectChildren + viewChildren),
    .view(
      "label", "UILabel",
      attributes: [
        .property("userInteractionEnabled", .bool, "isUserInteractionEnabled", nib: "YES", code: "NO"),
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("contentMode", .enumeration(.contentMode), nib: "scaleToFill", code: "left"),
        .property("text", .localizedString),
        .property("textAlignment", .enumeration(.textAlignment), nib: "left", code: "natural"),
        .property("numberOfLines", .integer, default: "1"),
        .property("lineBreakMode", .enumeration(.viewLineBreakMode), default: "tailTruncation"),
        .property("baselineAdjustment", .enumeration(.baselineAdjustment), default: "alignBaselines"),
        .property("adjustsFontSizeToFit", .bool, "adjustsFontSizeToFitWidth", nib: "YES", code: "NO"),
        .special("minimumFontSize", .number),
        .property("minimumScaleFactor", .number),
        .property("adjustsFontForContentSizeCategory", .bool, default: "NO"),
        .designTime("adjustsLetterSpacingToFitWidth", .obsolete),
        .property("preferredMaxLayoutWidth", .number, default: "0"),
        .property("allowsDefaultTighteningForTruncation", .bool, default: "NO"),
        .property("enabled", .bool, "isEnabled", default: "YES"),
        .property("highlighted", .bool, "isHighlighted", default: "NO"),
        .designTime("usesAttributedText", .bookkeeping),
      ] + huggingOfClass,
      children: [
        .property("text", .localizedString),
        .special("attributedText", .attributedText),
        .property("fontDescription", .font, "font"),
        .property("textColor", .color),
        .property("highlightedColor", .color, "highlightedTextColor"),
        .property("shadowColor", .color),
        .property("shadowOffset", .size),
      ]),
    .view(
      "imageView", "UIImageView",
      attributes: [
        .property("userInteractionEnabled", .bool, "isUserInteractionEnabled", nib: "YES", code: "NO"),
        .property("image", .image),
        .property("highlightedImage", .image),
        .property("highlighted", .bool, "isHighlighted", default: "NO"),
        .property("adjustsImageSizeForAccessibilityContentSizeCategory", .bool, default: "NO"),
        // tvOS has it, iOS doesn't.
        .unsupported("adjustsImageWhenAncestorFocused"),
        .structure("catalog"),
      ] + huggingOfClass,
      children: [
        .special("image", .image), .special("highlightedImage", .image),
        .special("preferredSymbolConfiguration", .record),
      ]),
    .view(
      "stackView", "UIStackView",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("axis", .enumeration(.layoutAxis), default: "horizontal"),
        .property("distribution", .enumeration(.stackDistribution), default: "fill"),
        .property("alignment", .enumeration(.stackAlignment), default: "fill"),
        .property("spacing", .number, default: "0"),
        .special("spacingType"),
        .property("baselineRelativeArrangement", .bool, "isBaselineRelativeArrangement", default: "NO"),
      ],
      children: [
        .init("subviews", .objects(.each(CallTemplate("addArrangedSubview(%)"))))
      ]),
    .view("containerView", "UIView", attributes: [.property("opaque", .bool, "isOpaque", default: "YES")]),
    .view(
      "activityIndicatorView", "UIActivityIndicatorView",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .construction("style", .enumeration(.activityIndicatorStyle)),
        .property("hidesWhenStopped", .bool, nib: "NO", code: "YES"),
        .special("animating", .bool),
      ] + huggingOfClass,
      children: [.property("color", .color)]),
    .view(
      "progressView", "UIProgressView",
      attributes: [
        .property("opaque", .bool, "isOpaque", nib: "YES", code: "NO"),
        .property("progressViewStyle", .enumeration(.progressViewStyle), default: "default"),
        .property("progress", .number, default: "0"),
        .property("progressImage", .image), .property("trackImage", .image),
      ] + huggingOfClass,
      children: [.property("progressTintColor", .color), .property("trackTintColor", .color)]),
    .view("pickerView", "UIPickerView", attributes: [.designTime("showsSelectionIndicator", .obsolete)]),
    .view(
      "visualEffectView", "UIVisualEffectView",
      attributes: [.property("opaque", .bool, "isOpaque", nib: "YES", code: "NO")],
      children: [
        .special("blurEffect", .record), .special("vibrancyEffect", .record),
        .init("contentView", .object(.existing("contentView"))),
      ]),
    .view("window", "UIWindow", attributes: unsupportedRows(["visibleAtLaunch", "resizesToFullScreen"])),
    .view(
      "mapView", "MKMapView", module: "MapKit",
      attributes: [
        .property("mapType", .enumeration(.mapType), default: "standard"),
        .property("multipleTouchEnabled", .bool, "isMultipleTouchEnabled", nib: "NO", code: "YES"),
        .property("clipsSubviews", .bool, "clipsToBounds", nib: "NO", code: "YES"),
        .property("zoomEnabled", .bool, "isZoomEnabled", default: "YES"),
        .property("scrollEnabled", .bool, "isScrollEnabled", default: "YES"),
        .property("rotateEnabled", .bool, "isRotateEnabled", default: "YES"),
        .property("pitchEnabled", .bool, "isPitchEnabled", default: "YES"),
        .property("showsUserLocation", .bool, default: "NO"),
        .property("showsBuildings", .bool, default: "YES"),
        .property("showsCompass", .bool, default: "YES"),
        .property("showsScale", .bool, default: "NO"),
        .property("showsTraffic", .bool, default: "NO"),
        .property("showsPointsOfInterest", .bool, default: "YES"),
      ]),
    .view(
      "wkWebView", "WKWebView", module: "WebKit",
      attributes: [
        .property("allowsBackForwardNavigationGestures", .bool, default: "NO"),
        .property("allowsLinkPreview", .bool, default: "YES"),
        .property("customUserAgent", .string),
        .property("findInteractionEnabled", .bool, "isFindInteractionEnabled", default: "NO", since: 16),
      ],
      children: [.special("configuration", .record)]),
    .view(
      "webView", "UIWebView",
      attributes: [
        .property("scalesPageToFit", .bool, default: "NO"),
        .property("allowsInlineMediaPlayback", .bool, default: "NO"),
        .property("mediaPlaybackRequiresUserAction", .bool, default: "YES"),
        .property("keyboardDisplayRequiresUserAction", .bool, default: "YES"),
        .property("mediaPlaybackAllowsAirPlay", .bool, default: "YES"),
        .property("suppressesIncrementalRendering", .bool, default: "NO"),
        .property("paginationMode", .enumeration(.webPaginationMode), default: "unpaginated"),
        .property("paginationBreakingMode", .enumeration(.webPaginationBreakingMode), default: "page"),
        .property("pageLength", .number, default: "0"), .property("gapBetweenPages", .number, default: "0"),
      ],
      children: [.property("dataDetectorTypes", .flags(.dataDetectorTypes))]),
    .view("sceneKitView", "SCNView", module: "SceneKit", attributes: framework3DRows),
    .view("arscnView", "ARSCNView", module: "ARKit", attributes: framework3DRows),
    .view("arskView", "ARSKView", module: "ARKit", attributes: framework3DRows),
    .view("arView", "ARView", module: "RealityKit", attributes: framework3DRows),
    .view("skView", "SKView", module: "SpriteKit", attributes: framework3DRows),
    .view(
      "glkView", "GLKView", module: "GLKit",
      attributes: [.property("enableSetNeedsDisplay", .bool, default: "YES")]
        + unsupportedRows([
          "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat", "drawableMultisample",
        ]) + framework3DRows),
    .view(
      "mtkView", "MTKView", module: "MetalKit",
      attributes: [
        .property("colorPixelFormat", .enumeration(.pixelFormat)),
        .property("depthStencilPixelFormat", .enumeration(.pixelFormat)),
        .property("preferredFramesPerSecond", .integer, default: "60"),
        .property("sampleCount", .integer, default: "1"),
        .property("autoResizeDrawable", .bool, default: "YES"),
        .property("framebufferOnly", .bool, default: "YES"),
        .property("enableSetNeedsDisplay", .bool, default: "NO"),
        .property("paused", .bool, "isPaused", default: "NO"),
        .property("presentsWithTransaction", .bool, default: "NO"),
        .property("clearDepth", .number, default: "1"), .property("clearStencil", .integer, default: "0"),
      ]),
    .view(
      "pdfView", "PDFView", module: "PDFKit",
      attributes: [
        .property("autoScales", .bool, default: "NO"),
        .property("displayMode", .enumeration(.pdfDisplayMode), default: "singlePageContinuous"),
        .property("displayDirection", .enumeration(.pdfDisplayDirection), default: "vertical"),
        .property("displaysAsBook", .bool, default: "NO"),
        .property("displaysPageBreaks", .bool, default: "YES"),
        .property("displaysRTL", .bool, default: "NO"),
        .property("enableDataDetectors", .bool, default: "NO"),
      ]),
  ]

  /// Views that draw for themselves and whose remaining attributes aren't carried yet.
  private static let framework3DRows: [AttributeRow] = [
    .unsupported("playing"), .unsupported("jitteringEnabled"), .unsupported("autoenablesDefaultLighting"),
    .unsupported("allowsCameraControl"), .unsupported("antialiasingMode"),
    .unsupported("wantsBestResolutionOpenGLSurface"),
  ]

  /// What every object element has.
  static let commonObjectRows: [AttributeRow] = [
    .structure("id"),
    .structure("key"),
    .structure("customClass"),
    .structure("customModule"),
    .designTime("customModuleProvider", .bookkeeping),
    .designTime("userLabel", .annotation),
    .designTime("colorLabel", .annotation),
    .designTime("ibExternalUserDefinedRuntimeAttributesLocalizableStrings", .annotation),
    .designTime("sceneMemberID", .bookkeeping),
  ]

  /// The children that every object element can have.
  static let commonObjectChildren: [ChildRow] = [
    .init("connections", .structure(.connections)),
    .init("userDefinedRuntimeAttributes", .structure(.runtimeAttributes)),
    .designTime("userComments", .annotation),
    .designTime("canvasLocation", .canvas),
    .designTime("animations", .canvas),
  ]

  /// What every view has.
  private static let viewRows: [AttributeRow] = [
    .property("translatesAutoresizingMaskIntoConstraints", .bool, default: "YES"),
    .property("hidden", .bool, "isHidden", default: "NO"),
    .property("alpha", .number, default: "1"),
    .property("opaque", .bool, "isOpaque", default: "YES", isAlwaysArchived: true),
    .property("tag", .integer, default: "0"),
    .property("userInteractionEnabled", .bool, "isUserInteractionEnabled", default: "YES"),
    .property("multipleTouchEnabled", .bool, "isMultipleTouchEnabled", default: "NO"),
    .property("clipsSubviews", .bool, "clipsToBounds", default: "NO"),
    .property("clearsContextBeforeDrawing", .bool, default: "YES", isAlwaysArchived: true),
    .property("autoresizesSubviews", .bool, default: "YES", isAlwaysArchived: true),
    .property("exclusiveTouch", .bool, "isExclusiveTouch", default: "NO"),
    .property("accessibilityIgnoresInvertColors", .bool, default: "NO"),
    .property("userInterfaceStyle", .enumeration(.interfaceStyle), "overrideUserInterfaceStyle", since: 13),
    .property("focusGroupIdentifier", .string, since: 14),
    .property("showsLargeContentViewer", .bool, since: 13),
    .property("scalesLargeContentImage", .bool, since: 13),
    .property("largeContentTitle", .localizedString, since: 13),
    .property("largeContentImage", .image, since: 13),
    .property("minimumContentSizeCategory", .enumeration(.contentSizeCategory), since: 15),
    .property("maximumContentSizeCategory", .enumeration(.contentSizeCategory), since: 15),
    .property("contentMode", .enumeration(.contentMode), default: "scaleToFill"),
    .property("semanticContentAttribute", .enumeration(.semanticContentAttribute), default: "unspecified"),
    .property("insetsLayoutMarginsFromSafeArea", .bool, default: "YES"),
    .property("preservesSuperviewLayoutMargins", .bool, default: "NO"),
    .unsupported("layoutMarginsFollowReadableWidth"),
    .property("restorationIdentifier", .string),
    .call(
      "horizontalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .horizontal)", nib: "250", code: "250"),
    .call(
      "verticalHuggingPriority", .priority, "setContentHuggingPriority(%, for: .vertical)", nib: "250", code: "250"),
    .call(
      "horizontalCompressionResistancePriority", .priority,
      "setContentCompressionResistancePriority(%, for: .horizontal)", nib: "750", code: "750"),
    .call(
      "verticalCompressionResistancePriority", .priority,
      "setContentCompressionResistancePriority(%, for: .vertical)", nib: "750", code: "750"),
    .designTime("fixedFrame", .storedVerdict),
    .designTime("misplaced", .storedVerdict),
    .designTime("ambiguous", .storedVerdict),
    .designTime("verifyAmbiguity", .storedVerdict),
    .designTime("placeholderIntrinsicWidth", .placeholderSize),
    .designTime("placeholderIntrinsicHeight", .placeholderSize),
    .designTime("simulatedAppContext", .simulatedMetrics),
  ]

  /// The children that every view can have.
  private static let viewChildren: [ChildRow] = [
    .init("subviews", .objects(.each(CallTemplate("addSubview(%)")))),
    .init("constraints", .structure(.constraints)),
    .init("gestureRecognizers", .structure(.marker)),
    .init("frame", .value(.rect, .construction)),
    .init("frameInset", .value(.rect, .construction)),
    .property("autoresizingMask", .flags(.autoresizingMask)),
    .property("backgroundColor", .color),
    .property("tintColor", .color),
    .property("layoutMargins", .insets),
    .property("directionalLayoutMargins", .directionalInsets),
    // UIKit took the property away; a slicing of the image itself took its place.
    .unsupported("contentStretch"),
    .record("accessibilityConfiguration"),
    .init("safeArea", .structure(.layoutGuide)),
    .init("keyboard", .structure(.layoutGuide)),
    .init("keyboardLayoutGuide", .structure(.layoutGuide)),
    .init("layoutMarginsGuide", .structure(.layoutGuide)),
    .init("readableContentGuide", .structure(.layoutGuide)),
    .init("contentLayoutGuide", .structure(.layoutGuide)),
    .init("frameLayoutGuide", .structure(.layoutGuide)),
    .designTime("userGuides", .canvas),
    .init("variation", .structure(.variation)),
    .designTime("simulatedDestinationMetrics", .simulatedMetrics),
    .designTime("simulatedStatusBarMetrics", .simulatedMetrics),
    .designTime("simulatedTopBarMetrics", .simulatedMetrics),
    .designTime("simulatedBottomBarMetrics", .simulatedMetrics),
    .designTime("simulatedOrientationMetrics", .simulatedMetrics),
  ]
}
