import InterfaceLayout
import InterfaceModel
import LayoutMetrics

/// Finds optional constraints that hold on no device.
struct BrokenOptionalConstraint: LayoutRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "broken_optional_constraint",
    summary: "An optional constraint holds on no device.",
    rationale: """
      Others always outweigh it, so it says something that never happens. Remove it, or raise its priority. It may still \
      pull a view towards where it can't be. It takes a layout for each device that runs the `deploymentTarget`.
      """,
    severity: .note, isEnabledByDefault: false,
    badExamples: [example("↓", 80)], goodExamples: [example("", 120)])

  private static func example(_ mark: String, _ width: Int) -> RuleExample {
    .laidOut(
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
      RuleExample.leading + RuleExample.top + RuleExample.width(width) + RuleExample.height(40)
        + #"\#(mark)<constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="100" priority="750" id="5"/>"#
    )
  }

  private let target: SystemVersion?

  init(_ options: RuleOptions) { target = options.deploymentTarget }

  func findings(in document: LaidOutDocument) -> [Finding] {
    let broken = brokenEverywhere(in: document)
    return document.document.constraints.compactMap { constraint in
      guard let id = constraint.id, broken.contains(id) else { return nil }
      return finding(
        "the constraint, of priority \(LengthText.text(constraint.priority.value)), holds on no device: remove it, or raise its priority",
        in: document.document, at: constraint.range, object: constraint.container)
    }
  }

  private func brokenEverywhere(in document: LaidOutDocument) -> Set<String> {
    var broken = Set(document.own.missedConstraints)
    for device in document.devices(target) where !broken.isEmpty {
      broken.formIntersection(document.layout(on: device, orientation: "portrait").missedConstraints)
    }
    return broken
  }
}
