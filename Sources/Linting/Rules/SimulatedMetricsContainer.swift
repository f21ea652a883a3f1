import InterfaceModel

/// Finds the simulated metrics of Xcode 8 and older.
struct SimulatedMetricsContainer: DocumentRule {
  static let description = RuleDescription(
    id: "simulated_metrics",
    summary: "The document has the simulated metrics of Xcode 8 and older.",
    rationale: """
      Xcode 9 and newer say what device the canvas shows in another place and drop these when they save, so that they \
      make a change where nobody made one. `lint --fix` takes them out.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.xiblint("no_simulated_metrics")],
    badExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects>↓<simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer></document>"#
      )
    ],
    goodExamples: [
      .file(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait" appearance="light"/><objects><view id="a"/></objects></document>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.root?.childElements.filter { $0.name == "simulatedMetricsContainer" }.map { element in
      finding(
        "the document has the simulated metrics of Xcode 8 and older, which newer versions drop", in: document,
        at: element.range, fixes: [Fix("take them out", edits: [TextEdit(removing: element, in: document.source)])])
    } ?? []
  }
}
