import InterfaceModel

/// Finds views that stand deep in the tree.
struct DeepHierarchy: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "deep_hierarchy",
    summary: "Views are nested too deeply.",
    rationale: """
      Each level is laid out after the one above and composited with it, and people lose their way in the outline. Split \
      the scene, or let constraints do what containers do.
      """,
    severity: .note, isEnabledByDefault: false, options: [maximum.declaration],
    badExamples: [
      .xib(
        #"<view id="a"><subviews><view id="b"><subviews>↓<view id="c"><subviews><label id="d"/></subviews></view></subviews></view></subviews></view>"#
      ).with(RuleOptions(values: ["maximum": .number(2)]))
    ],
    goodExamples: [
      .xib(#"<view id="a"><subviews><view id="b"><subviews><label id="d"/></subviews></view></subviews></view>"#)
    ])

  private static let maximum = RuleOption("maximum", 10.0, "The most levels of views, the root included.")
  private let maximum: Int

  init(_ options: RuleOptions) { maximum = Int(max(1, min(options[Self.maximum], 1000))) }

  func findings(in document: InterfaceDocument) -> [Finding] {
    // Parents come before their children, so that their levels are known.
    var levels = [Int](repeating: 0, count: document.objects.count)
    return document.objects.indices.compactMap { index in
      let object = document.objects[index]
      let isNested = object.isMember(of: "subviews")
      levels[index] = object.parent.map { levels[$0] + (isNested ? 1 : 0) } ?? 1
      guard isNested, levels[index] == maximum + 1 else { return nil }
      return finding(
        "the view stands \(levels[index]) levels deep; \(maximum) are asked for", in: document, at: object.range,
        object: index)
    }
  }
}
