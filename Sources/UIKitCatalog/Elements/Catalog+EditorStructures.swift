extension Catalog {
  /// What leads from one controller to another.
  static let segueElements: [ElementDescription] = [
    .structure(
      "segue",
      attributes: [
        .structure("kind"), .structure("destination", .reference), .structure("identifier"),
        .structure("relationship"), .structure("unwindAction"), .structure("customClass"), .structure("customModule"),
        .designTime("customModuleProvider", .bookkeeping), .designTime("id", .bookkeeping),
        .structure("popoverAnchorBarButtonItem", .reference), .structure("popoverAnchorView", .reference),
        .property("modalPresentationStyle", .enumeration(.modalPresentationStyle)),
        .property("modalTransitionStyle", .enumeration(.modalTransitionStyle)),
        .special("trigger"), .special("animates", .bool), .special("action"),
        .special("destinationCreationSelector"), .special("splitViewControllerTargetIndex", .integer),
        // A tie breaker names the segue that gives a controller its simulated bars.
        .designTime("reference", .simulatedMetrics),
      ],
      children: [
        .special("popoverArrowDirection", .flags(.popoverArrowDirection)),
        // `<nil key="action"/>` says that the segue has no action but its own.
        .designTime("action", .bookkeeping),
        .unsupported("popoverPassthroughViews"),
        .designTime("userComments", .annotation),
      ])
  ]

  /// What only the editor reads: its tools, its canvas, what it simulates, what it found in sources.
  static let editorStructureElements: [ElementDescription] = [
    .structure("dependencies"),
    .structure(
      "deployment",
      attributes: designTimeRows(["identifier", "version", "defaultVersion"], .toolsRequirement)),
    .structure(
      "development", attributes: designTimeRows(["identifier", "version", "defaultVersion"], .toolsRequirement)),
    .structure("plugIn", attributes: designTimeRows(["identifier", "version"], .toolsRequirement)),
    .structure(
      "capability",
      attributes: designTimeRows(
        ["name", "minToolsVersion", "minSystemVersion", "message", "requiredIntegratedClassName"], .toolsRequirement)),
    .structure(
      "device", attributes: designTimeRows(["id", "orientation", "layout", "appearance"], .simulatedMetrics),
      children: [.designTime("adaptation", .simulatedMetrics)]),
    .structure("adaptation", attributes: designTimeRows(["id"], .simulatedMetrics)),
    .structure(
      "accessibilityOverrides",
      attributes: designTimeRows(
        [
          "dynamicTypePreference", "isBoldTextEnabled", "isButtonShapesEnabled", "isIncreaseContrastEnabled",
          "isOnOffLabelsEnabled", "isReduceTransparencyEnabled",
        ], .simulatedMetrics)),
    .structure("designables", children: [.designTime("designable", .canvas)]),
    .structure(
      "designable", attributes: designTimeRows(["name", "id"], .canvas),
      children: [.designTime("intrinsicContentSize", .canvas), .designTime("designable", .canvas)]),
    .structure("animations"),
    .structure("userGuides", children: [.designTime("userLayoutGuide", .canvas)]),
    .structure("userLayoutGuide", attributes: designTimeRows(["id", "location", "affinity"], .canvas)),
    .structure("inferredMetricsTieBreakers", children: [.designTime("segue", .simulatedMetrics)]),
    .structure(
      "simulatedMetricsContainer", attributes: [.structure("key")],
      children: [
        .designTime("statusBar", .simulatedMetrics), .designTime("orientation", .simulatedMetrics),
        .designTime("destination", .simulatedMetrics),
      ]),
    .simulatedMetrics("simulatedStatusBarMetrics", ["statusBarStyle"]),
    .simulatedMetrics("simulatedNavigationBarMetrics", ["barStyle", "prompted", "translucent"]),
    .simulatedMetrics("simulatedToolbarMetrics", ["barStyle", "translucent"]),
    .simulatedMetrics("simulatedTabBarMetrics", ["barStyle", "translucent"]),
    .simulatedMetrics("simulatedOrientationMetrics", ["orientation"]),
    .simulatedMetrics("simulatedScreenMetrics", ["type", "name"], children: ["portraitSize", "landscapeSize"]),
    .simulatedMetrics("simulatedFreeformSizeMetrics", []),
    .simulatedMetrics("freeformSimulatedSizeMetrics", [], children: ["size"]),
    .simulatedMetrics("fixedSimulatedSizeMetrics", []),
    .structure("classes"),
    .structure(
      "class", attributes: designTimeRows(["className", "superclassName"], .sourceIndex),
      children: [.designTime("sourceIdentifier", .sourceIndex), .designTime("relationships", .sourceIndex)]),
    .structure(
      "source",
      attributes: [.structure("key")] + designTimeRows(["type", "relativePath", "name"], .sourceIndex)),
    .structure("relationships"),
    .structure("relationship", attributes: designTimeRows(["kind", "name", "candidateClass"], .sourceIndex)),
  ]

  /// Stand-ins for what the app has from its bundle or the system.
  static let resourceElements: [ElementDescription] = [
    .structure("resources"),
    .structure(
      "image", attributes: designTimeRows(["name", "width", "height", "catalog"], .resourceStandIn),
      children: [.designTime("keyedArchiveRepresentation", .resourceStandIn)]),
    .structure(
      "namedColor", attributes: designTimeRows(["name"], .resourceStandIn),
      children: [.designTime("color", .resourceStandIn)]),
    .structure(
      "systemColor", attributes: designTimeRows(["name"], .resourceStandIn),
      children: [.designTime("color", .resourceStandIn)]),
    .structure("mutableData", attributes: [.structure("key")]),
    .structure("data", attributes: [.structure("key")]),
    .structure("customFonts", attributes: [.structure("key")]),
  ]

  /// Elements that only gather others; what these are is said by the rows of the element around.
  static let containerStructureElements: [ElementDescription] = [
    "objects", "scenes", "subviews", "connections", "constraints", "gestureRecognizers", "layoutGuides",
    "userDefinedRuntimeAttributes", "items", "prototypes", "sections", "cells", "segments", "toolbarItems",
    "leftBarButtonItems", "rightBarButtonItems", "viewControllers", "keyCommands", "children", "options",
  ].map { (name: String) in .structure(name) }

  /// Rows of attributes that mean something in the editor only.
  static func designTimeRows(_ names: [String], _ reason: DesignTimeReason) -> [AttributeRow] {
    names.map { .designTime($0, reason) }
  }

  /// Rows of attributes that aren't carried yet.
  static func unsupportedRows(_ names: [String]) -> [AttributeRow] { names.map { .unsupported($0) } }
}

extension ElementDescription {
  /// A setting of what the editor simulates around a scene.
  fileprivate static func simulatedMetrics(
    _ name: String, _ attributes: [String], children: [String] = []
  ) -> ElementDescription {
    .structure(
      name, attributes: [.structure("key")] + Catalog.designTimeRows(attributes, .simulatedMetrics),
      children: children.map { .designTime($0, .simulatedMetrics) })
  }
}
