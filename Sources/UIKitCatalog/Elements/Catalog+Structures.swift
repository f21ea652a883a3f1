extension Catalog {
  /// The format's own structure.
  static let structureElements: [ElementDescription] = [
    .structure(
      "document",
      attributes: [
        .structure("type"), .structure("targetRuntime"), .structure("useAutolayout", .bool),
        .structure("useTraitCollections", .bool), .structure("useSafeAreas", .bool), .structure("launchScreen", .bool),
        .unsupported("initialViewController"),
        .designTime("version", .toolsRequirement), .designTime("toolsVersion", .toolsRequirement),
        .designTime("systemVersion", .toolsRequirement), .designTime("propertyAccessControl", .toolsRequirement),
        .designTime("colorMatched", .toolsRequirement),
        .designTime("promptedForUpgradeToXcode5", .toolsRequirement),
        .designTime("initialArtboardWidth", .canvas),
        .designTime("variant", .toolsRequirement),
      ],
      children: [
        .designTime("dependencies", .toolsRequirement), .designTime("classes", .sourceIndex),
        .designTime("designables", .canvas), .designTime("customFonts", .resourceStandIn),
        .designTime("defaultSimulatedMetrics", .simulatedMetrics),
        .designTime("simulatedMetricsContainer", .simulatedMetrics),
        .designTime("inferredMetricsTieBreakers", .simulatedMetrics),
        .designTime("accessibilityOverrides", .canvas), .designTime("device", .canvas),
        .designTime("resources", .resourceStandIn), .designTime("point", .canvas),
      ]),
    .structure("scene", attributes: [.designTime("sceneID", .bookkeeping)]),
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
      ]),
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
        .structure("eventType", .enumeration(.controlEvent)),
        .designTime("id", .bookkeeping),
      ]),
    .structure(
      "viewLayoutGuide", attributes: [.structure("id"), .structure("key"), .designTime("userLabel", .annotation)]),
    .structure(
      "viewControllerLayoutGuide",
      attributes: [.structure("id"), .structure("type"), .designTime("userLabel", .annotation)]),
    .structure(
      "userDefinedRuntimeAttribute",
      attributes: [.structure("type"), .structure("keyPath"), .structure("value")]),
    .structure("subviews"), .structure("items"), .structure("prototypes"), .structure("sections"),
    .structure("cells"), .structure("segments"), .structure("toolbarItems"), .structure("leftBarButtonItems"),
    .structure("rightBarButtonItems"),
  ]
}

extension ElementDescription {
  fileprivate static func structure(
    _ name: String, attributes: [AttributeRow] = [], children: [ChildRow] = []
  ) -> ElementDescription {
    ElementDescription(name, .structure, attributes: attributes, children: children)
  }
}
