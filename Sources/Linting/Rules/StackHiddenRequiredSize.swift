import InterfaceModel

/// Finds hidden views of a stack that have a required size along it.
struct StackHiddenRequiredSize: IndexedRule {
  static let description = RuleDescription(
    id: "stack_hidden_required_size",
    summary: "A hidden view of a stack view has a required size along the stack's axis.",
    rationale: """
      The stack view gives its hidden views the size zero, by a required constraint: with another required size UIKit \
      logs a conflict and breaks one of both. Lower the size's priority to 999.
      """,
    severity: .warning,
    badExamples: [
      .xib(
        #"<stackView axis="vertical" id="a"><subviews><view hidden="YES" id="b"><constraints>↓<constraint firstAttribute="height" constant="44" id="c"/></constraints></view></subviews></stackView>"#
      )
    ],
    goodExamples: [
      .xib(
        #"<stackView axis="vertical" id="a"><subviews><view hidden="YES" id="b"><constraints><constraint firstAttribute="height" priority="999" constant="44" id="c"/><constraint firstAttribute="width" constant="44" id="d"/></constraints></view><view id="e"><constraints><constraint firstAttribute="height" constant="44" id="f"/></constraints></view></subviews></stackView>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return indexed.places(of: "stackView").flatMap { stack in
      let along: LayoutAttribute = document.objects[stack]["axis"] == "vertical" ? .height : .width
      return document.objects[stack].children.filter { view in
        document.objects[view].isMember(of: "subviews") && document.objects[view]["hidden"] == "YES"
      }.flatMap { view in
        document.objects[view].constraints.filter { isRequiredSize($0, along, of: document.objects[view], indexed) }
          .map { constraint in
            finding(
              "the stack view gives the hidden view no \(along.rawValue), and a required \(constraint.constant.text) "
                + "conflicts with that", in: document, at: constraint.range, object: view,
              fixes: ["lower the constraint's priority to 999"])
          }
      }
    }
  }

  private func isRequiredSize(
    _ constraint: Constraint, _ along: LayoutAttribute, of view: InterfaceObject, _ indexed: IndexedDocument
  ) -> Bool {
    guard constraint.firstAttribute == along, constraint.secondAttribute == nil, constraint.secondItem == nil,
      constraint.firstItem.map({ $0.id == view.id }) ?? true
    else { return false }
    if let id = constraint.id, indexed.variedConstraints.contains(id) { return false }
    return constraint.relation != .lessThanOrEqual && constraint.constant.value > 0
      && constraint.priority.value == 1000 && !constraint.isPlaceholder
  }
}
