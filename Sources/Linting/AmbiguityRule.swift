import InterfaceLayout

/// A rule that finds views of which the constraints leave one number of the frame open.
protocol AmbiguityRule: LayoutRule {
  /// The number.
  static var attribute: FrameAttribute { get }
  /// What the number is called.
  static var attributeName: String { get }
  /// What is missing.
  static var remedy: String { get }
}

extension AmbiguityRule {
  /// The rule with the id, with examples that have constraints for all numbers, or for all but this one.
  static func describe(_ id: String) -> RuleDescription {
    let enough = FrameAttribute.allCases
    let tooFew = enough.filter { $0 != attribute }
    return RuleDescription(
      id: id, summary: "The constraints leave a view's \(attributeName) open.",
      rationale: """
        UIKit takes any of the values that the constraints allow: another one in the next version of iOS, or after a \
        rotation. To mend it, \(remedy). A view that gets what it needs at run time is left alone where its ambiguity is \
        set to "Never Verify" in Interface Builder; views that only give way alike are for `hugging_tie` and \
        `compression_tie`.
        """,
      severity: .warning, counterparts: [.ibLinter("ambiguous"), .xiblint("autolayout_frames")],
      badExamples: [example("↓", tooFew)],
      goodExamples: [example("", enough), example("", tooFew, verification: #" verifyAmbiguity="off""#)])
  }

  private static func example(
    _ mark: String, _ attributes: [FrameAttribute], verification: String = ""
  ) -> RuleExample {
    .laidOut(
      #"\#(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="a"\#(verification)/>"#,
      attributes.map { attribute in
        switch attribute {
        case .x: RuleExample.leading
        case .y: RuleExample.top
        case .width: RuleExample.width(80)
        case .height: RuleExample.height(40)
        }
      }.joined())
  }

  func findings(in document: LaidOutDocument) -> [Finding] {
    document.ambiguous(Self.attribute).map { view in
      finding("the constraints leave the \(Self.attributeName) open: \(Self.remedy)", about: view, in: document)
    }
  }
}
