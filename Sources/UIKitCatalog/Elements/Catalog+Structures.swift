extension Catalog {
  /// The format's own structure: what carries objects, what ties them together, and what only the editor reads.
  static let structureElements: [ElementDescription] =
    carryingStructureElements + segueElements + editorStructureElements + resourceElements + containerStructureElements

  /// The structures that have types of their own in the model.
  private static let carryingStructureElements: [ElementDescription] = [
    .structure(
      "document",
      attributes: [
        .structure("type"), .structure("targetRuntime"), .structure("useAutolayout", .bool),
        .structure("useTraitCollections", .bool), .structure("useSafeAreas", .bool), .structure("launchScreen", .bool),
        .structure("initialViewController", .reference),
        .designTime("version", .toolsRequirement), .designTime("toolsVersion", .toolsRequirement),
        .designTime("systemVersion", .toolsRequirement), .designTime("propertyAccessControl", .toolsRequirement),
        .designTime("colorMatched", .toolsRequirement),
        .designTime("promptedForUpgradeToXcode5", .toolsRequirement),
        .designTime("initialArtboardWidth", .canvas),
        .designTime("variant", .toolsRequirement),
        .designTime("customObjectInstantitationMethod", .toolsRequirement),
      ],
      children: [
        .designTime("dependencies", .toolsRequirement), .designTime("classes", .sourceIndex),
        .designTime("designables", .canvas), .designTime("customFonts", .resourceStandIn),
        .designTime("defaultSimulatedMetrics", .simulatedMetrics),
        .designTime("simulatedMetricsContainer", .simulatedMetrics),
        .designTime("inferredMetricsTieBreakers", .simulatedMetrics),
        .designTime("accessibilityOverrides", .canvas), .designTime("device", .canvas),
        .designTime("resources", .resourceStandIn), .designTime("point", .canvas),
        .init("objects", .objects(.special)), .init("scenes", .objects(.special)),
        .special("tintColor", .color),
      ]),
    .structure(
      "scene", attributes: [.designTime("sceneID", .bookkeeping)],
      children: [.init("objects", .objects(.special)), .designTime("canvasLocation", .canvas)]),
    .structure(
      "constraint",
      attributes: [
        .structure("id"), .structure("firstItem", .reference), .structure("firstAttribute"), .structure("relation"),
        .structure("secondItem", .reference), .structure("secondAttribute"), .structure("multiplier"),
        .structure("constant", .number), .structure("priority", .number), .structure("identifier"),
        .structure("placeholder", .bool), .structure("customClass"), .structure("customModule"),
        .designTime("customModuleProvider", .bookkeeping),
        // The constant is written beside it, and that is what is set.
        .designTime("symbolic", .bookkeeping), .designTime("symbolType", .bookkeeping),
        .designTime("type", .bookkeeping), .designTime("userLabel", .annotation),
        .designTime("colorLabel", .annotation), .designTime("exportLabel", .annotation),
      ],
      children: [.init("variation", .structure(.variation)), .designTime("userComments", .annotation)]),
    // What else is in a variation are attributes and children of the element that holds it, whose rows say what they are.
    .structure(
      "variation", attributes: [.structure("key")],
      children: [.special("subviews", .record), .special("constraints", .record)]),
    .structure("mask", attributes: [.structure("key")]),
    .structure("include", attributes: [.structure("reference", .reference)]),
    .structure("exclude", attributes: [.structure("reference", .reference)]),
    .structure(
      "outlet",
      attributes: [
        .structure("property"), .structure("destination", .reference), .designTime("id", .bookkeeping),
      ]),
    .structure(
      "outletCollection",
      attributes: [
        .structure("property"), .structure("destination", .reference), .structure("collectionClass"),
        .structure("appends", .bool), .designTime("id", .bookkeeping),
      ]),
    .structure(
      "action",
      attributes: [
        .structure("selector"), .structure("destination", .reference),
        .structure("eventType", .enumeration(.controlEvent)), .unsupported("trigger"),
        .designTime("id", .bookkeeping),
      ]),
    .structure(
      "viewLayoutGuide", attributes: [.structure("id"), .structure("key"), .designTime("userLabel", .annotation)]),
    .structure(
      "viewControllerLayoutGuide",
      attributes: [.structure("id"), .structure("type"), .designTime("userLabel", .annotation)]),
    .structure(
      "userDefinedRuntimeAttribute",
      attributes: [.structure("type"), .structure("keyPath"), .structure("value")],
      children: [.special("value", .record)]),
  ]
}

extension ElementDescription {
  /// A part of the format's structure.
  static func structure(
    _ name: String, isCarried: Bool = true, attributes: [AttributeRow] = [], children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(name, .structure, isCarried: isCarried, attributes: attributes, children: children)
  }
}
