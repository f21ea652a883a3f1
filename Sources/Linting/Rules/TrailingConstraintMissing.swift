import InterfaceModel

/// Finds texts that nothing keeps from growing over what stands beside them.
struct TrailingConstraintMissing: DocumentRule {
  static let description = RuleDescription(
    id: "trailing_constraint_missing",
    summary: "A text is pinned at its leading edge, and nothing says where it ends.",
    rationale: """
      In another language, or with larger type, it is longer and runs over its neighbour or out of its superview. Pin \
      its trailing edge too, at least with a least distance (≥).
      """,
    severity: .warning, isEnabledByDefault: false,
    badExamples: [example("↓", "")],
    goodExamples: [
      example(
        "",
        #"<constraint firstItem="v" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a" secondAttribute="trailing" constant="8" id="3"/>"#
      ),
      example("", RuleExample.width(80)),
    ])

  private static func example(_ mark: String, _ last: String) -> RuleExample {
    .laidOut(
      #"\#(mark)<label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
      RuleExample.leading + RuleExample.top + last
    )
  }

  func findings(in document: InterfaceDocument) -> [Finding] {
    let pinned = pinnedAttributes(in: document)
    return document.objects.indices.compactMap { index in
      guard let attributes = pinned[index], document.objects[index].showsText,
        !attributes.isDisjoint(with: [.leading, .left]),
        attributes.isDisjoint(with: [.trailing, .right, .width, .centerX])
      else { return nil }
      return finding(
        "nothing says where the text ends when it grows: pin its trailing edge too, at least with a least distance (≥)",
        in: document, at: document.objects[index].range, object: index)
    }
  }

  /// What constraints speak of, by object; where they can't be built in, they say nothing.
  private func pinnedAttributes(in document: InterfaceDocument) -> [ObjectIndex: Set<LayoutAttribute>] {
    var pinned: [ObjectIndex: Set<LayoutAttribute>] = [:]
    for constraint in document.constraints where !constraint.isPlaceholder {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ] {
        guard let attribute else { continue }
        let index = item.map { document.object(withID: $0.id)?.index } ?? constraint.container
        if let index { pinned[index, default: []].insert(attribute) }
      }
    }
    return pinned
  }
}
