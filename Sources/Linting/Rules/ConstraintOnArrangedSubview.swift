import InterfaceModel

/// Finds constraints that a stack view has already.
struct ConstraintOnArrangedSubview: IndexedRule {
  static let description = RuleDescription(
    id: "constraint_on_arranged_subview",
    summary: "A constraint says of an arranged subview what its stack view says already.",
    rationale: """
      The stack view pins its arranged subviews by itself. Once the stack's axis, alignment or margins change, or the \
      view is hidden, both contradict each other, and UIKit breaks one of them. Remove the constraint.
      """,
    severity: .note,
    badExamples: [
      .xib(
        #"<stackView axis="vertical" id="a"><subviews><label id="b"/></subviews><constraints>↓<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c"/></constraints></stackView>"#
      ),
      .xib(
        #"<stackView id="a"><subviews><label id="b"/><label id="d"/></subviews><constraints>↓<constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" id="c"/></constraints></stackView>"#
      ),
      .xib(
        #"<stackView distribution="fillEqually" id="a"><subviews><label id="b"/><label id="d"/></subviews><constraints>↓<constraint firstItem="b" firstAttribute="width" secondItem="d" secondAttribute="width" id="c"/></constraints></stackView>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<stackView axis="vertical" alignment="top" id="a"><subviews><label id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c"/></constraints></stackView>"#
      ),
      .xib(
        #"<stackView axis="vertical" id="a"><subviews><label id="b"/><label id="d"/></subviews><constraints><constraint firstItem="b" firstAttribute="height" secondItem="d" secondAttribute="height" id="c"/></constraints></stackView>"#
      ),
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    guard !indexed.places(of: "stackView").isEmpty else { return [] }
    return indexed.constraints.compactMap { constraint in
      guard constraint.relation == .equal, constraint.constant.value == 0, constraint.multiplier.value == 1,
        !constraint.isPlaceholder, constraint.variations.isEmpty, let attribute = constraint.firstAttribute,
        attribute == constraint.secondAttribute
      else { return nil }
      if let id = constraint.id, indexed.variedConstraints.contains(id) { return nil }
      let first = indexed.object(constraint.firstItem, of: constraint)
      let second = indexed.object(constraint.secondItem, of: constraint)
      guard let first, let second, let stack = stack(of: first, and: second, in: document),
        Self.imposes(document.objects[stack], attribute, onSiblings: first != stack && second != stack)
      else { return nil }
      return finding(
        "the stack view says the same of '\(attribute.rawValue)': remove the constraint", in: document,
        at: constraint.range, object: constraint.container)
    }
  }

  /// The stack view that arranges one of both and is, or arranges, the other.
  private func stack(of first: ObjectIndex, and second: ObjectIndex, in document: InterfaceDocument) -> ObjectIndex? {
    func arranger(_ view: ObjectIndex) -> ObjectIndex? {
      guard let parent = document.objects[view].parent, document.objects[parent].element == "stackView",
        document.objects[view].isMember(of: "subviews")
      else { return nil }
      return parent
    }
    let arrangers = (arranger(first), arranger(second))
    if let stack = arrangers.0, stack == second || stack == arrangers.1 { return stack }
    if let stack = arrangers.1, stack == first { return stack }
    return nil
  }

  /// Whether a stack view makes the attribute equal among its views, or of a view and itself.
  private static func imposes(_ stack: InterfaceObject, _ attribute: LayoutAttribute, onSiblings: Bool) -> Bool {
    let isVertical = stack["axis"] == "vertical"
    let across: Set<LayoutAttribute> =
      isVertical ? [.leading, .trailing, .left, .right, .width, .centerX] : [.top, .bottom, .height, .centerY]
    if across.contains(attribute) {
      // A stack with margins of its own pins its views to them and not to its edges.
      return stack["alignment"] ?? "fill" == "fill" && stack.runtimeAttributes.isEmpty
        && stack.value("layoutMargins") == nil && stack.value("directionalLayoutMargins") == nil
    }
    let along: LayoutAttribute = isVertical ? .height : .width
    return attribute == along && onSiblings && stack["distribution"] == "fillEqually"
  }
}
