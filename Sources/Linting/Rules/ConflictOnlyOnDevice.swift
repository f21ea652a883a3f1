import InterfaceLayout
import InterfaceModel
import LayoutMetrics

/// Finds required constraints that hold on the document's own device, and not on another.
struct ConflictOnlyOnDevice: LayoutRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "conflict_only_on_device",
    summary: "Required constraints hold on the document's device, and not on another one.",
    rationale: """
      What fits the screen that the document was drawn for may be too wide for a smaller one, where UIKit breaks a \
      constraint. Only documents with a root as large as the screen are tried on others: those that run the \
      `deploymentTarget` of the configuration, or without one the oldest system that the document's Xcode could build for. \
      It takes a layout for each device.
      """,
    severity: .error, isEnabledByDefault: false,
    badExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="360" id="3"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>↓<constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="5"/></constraints></view></viewController></objects></scene>"#
      )
    ],
    goodExamples: [
      .storyboard(
        #"<scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="2"/><constraint firstItem="a" firstAttribute="height" constant="40" id="4"/><constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="5"/></constraints></view></viewController></objects></scene>"#
      )
    ])

  private let target: SystemVersion?

  init(_ options: RuleOptions) { target = options.deploymentTarget }

  func findings(in document: LaidOutDocument) -> [Finding] {
    let known = Set(document.own.conflicts.map { Set($0.constraints) })
    var seen: Set<Set<String>> = known
    var findings: [Finding] = []
    for device in document.devices(target) {
      for conflict in document.layout(on: device, orientation: "portrait").conflicts
      where seen.insert(Set(conflict.constraints)).inserted {
        if let finding = finding(conflict, on: device.name, in: document) { findings.append(finding) }
      }
    }
    return findings
  }
}
