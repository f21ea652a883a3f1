import InterfaceModel

/// Finds views that keep their frames in documents that constraints lay out.
struct FixedFrameUnderAutolayout: DocumentRule {
  static let description = RuleDescription(
    id: "fixed_frame_under_autolayout",
    summary: "A view has no constraints in a document that uses Auto Layout.",
    rationale: """
      Xcode pins such a view to the place that it has on the canvas, on every screen and with every text. Give it \
      constraints, or delete the view and make it in code where its frame is set there.
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [.xib(#"<view id="a"><subviews><label ↓fixedFrame="YES" id="b"/></subviews></view>"#)],
    goodExamples: [
      .xib(#"<view id="a"><subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></view>"#)
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard document.usesAutoLayout else { return [] }
    return document.objects.indices.compactMap { index in
      guard let attribute = document.objects[index].attribute("fixedFrame"), attribute.text == "YES" else { return nil }
      return finding(
        "the view has no constraints, and keeps the frame of the canvas on every screen", in: document,
        at: attribute.range, object: index)
    }
  }
}
