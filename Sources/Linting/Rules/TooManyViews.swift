import InterfaceModel
import UIKitCatalog

/// Finds roots that hold many views.
struct TooManyViews: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "too_many_views",
    summary: "A root holds too many views.",
    rationale: """
      All of them are made before the first is shown. Load parts of a scene when they are needed, or make a list of what \
      repeats.
      """,
    severity: .note, isEnabledByDefault: false, options: [maximum.declaration],
    badExamples: [
      .xib(#"↓<view id="a"><subviews><label id="b"/><label id="c"/></subviews></view>"#)
        .with(RuleOptions(values: ["maximum": .number(2)]))
    ],
    goodExamples: [.xib(#"<view id="a"><subviews><label id="b"/><label id="c"/></subviews></view>"#)])

  private static let maximum = RuleOption("maximum", 80.0, "The most views of a top-level object, itself included.")
  private let maximum: Int

  init(_ options: RuleOptions) { maximum = Int(max(1, min(options[Self.maximum], 1_000_000))) }

  func findings(in document: InterfaceDocument) -> [Finding] {
    // Parents come before their children, so that their roots are known.
    var roots: [ObjectIndex] = []
    roots.reserveCapacity(document.objects.count)
    var counts: [ObjectIndex: Int] = [:]
    for index in document.objects.indices {
      let root = document.objects[index].parent.map { roots[$0] } ?? index
      roots.append(root)
      if Catalog.uiKit[document.objects[index].element]?.objectKind == .view { counts[root, default: 0] += 1 }
    }
    return counts.filter { $0.value > maximum }.sorted { $0.key < $1.key }.map { root, count in
      finding(
        "\(count) views are made at once; \(maximum) are asked for", in: document, at: document.objects[root].range,
        object: root)
    }
  }
}
