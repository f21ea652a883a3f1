import InterfaceModel

/// Finds constraints that say the same.
struct DuplicateConstraint: IndexedRule {
  static let description = RuleDescription(
    id: "duplicate_constraint",
    summary: "Two constraints say the same, one perhaps the other way round.",
    rationale: """
      The layout doesn't change when one of them goes, but changing the constant of one makes them conflict. Remove \
      one. Constraints that size classes put in or take out are left alone.
      """,
    severity: .warning, counterparts: [.ibLinter("duplicate_constraint")],
    badExamples: [
      .xib(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="8" id="b"/>↓<constraint firstItem="a" firstAttribute="width" constant="8" id="c"/></constraints></view>"#
      ),
      .xib(
        #"<view id="a"><subviews><label id="d"/></subviews><constraints><constraint firstItem="d" firstAttribute="leading" relation="lessThanOrEqual" secondItem="a" secondAttribute="leading" constant="8" id="b"/>↓<constraint firstAttribute="leading" relation="greaterThanOrEqual" secondItem="d" secondAttribute="leading" constant="-8" id="c"/></constraints></view>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><subviews><label id="d"/></subviews><constraints><constraint firstItem="d" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" id="b"/><constraint firstItem="d" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.25" id="c"/><constraint firstItem="d" firstAttribute="height" constant="8" id="e"/><constraint firstItem="d" firstAttribute="height" constant="8" priority="500" id="f"/><constraint firstItem="d" firstAttribute="height" relation="greaterThanOrEqual" constant="8" id="g"/></constraints></view>"#
      )
    ])

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    var first: [Equation: Constraint] = [:]
    var findings: [Finding] = []
    for constraint in indexed.constraints where !constraint.isPlaceholder && constraint.variations.isEmpty {
      if let id = constraint.id, indexed.variedConstraints.contains(id) { continue }
      guard let equation = Equation(constraint, in: document) else { continue }
      guard let earlier = first[equation] else {
        first[equation] = constraint
        continue
      }
      let note = Finding.Note(
        message: "the first one is here", file: document.file,
        position: document.source.position(at: earlier.range.start))
      findings.append(
        finding(
          "the constraint says what \(earlier.id.map { "'\($0)'" } ?? "another one") says already: remove one of them",
          in: document, at: constraint.range, object: constraint.container, notes: [note]))
    }
    return findings
  }

  /// A constraint in a form that doesn't depend on which side is written first.
  private struct Equation: Hashable {
    private struct Term: Hashable, Comparable {
      var item: String
      var attribute: String

      static func < (left: Term, right: Term) -> Bool { (left.item, left.attribute) < (right.item, right.attribute) }
    }

    private var first: Term
    private var second: Term?
    private var relation: Constraint.Relation
    private var multiplier: Double
    private var constant: Double
    private var priority: Double

    init?(_ constraint: Constraint, in document: InterfaceDocument) {
      guard let container = document.objects[constraint.container].id, let attribute = constraint.firstAttribute else {
        return nil
      }
      let written = Term(item: constraint.firstItem?.id ?? container, attribute: attribute.rawValue)
      let other = constraint.secondAttribute.map {
        Term(item: constraint.secondItem?.id ?? container, attribute: $0.rawValue)
      }
      first = written
      second = other
      relation = constraint.relation
      multiplier = other == nil ? 1 : constraint.multiplier.value
      constant = constraint.constant.value
      priority = constraint.priority.value
      if let other, other < written, multiplier != 0 { reverse() }
    }

    /// `a = m·b + c` becomes `b = a/m − c/m`; a negative factor keeps the relation's direction.
    private mutating func reverse() {
      guard let other = second else { return }
      second = first
      first = other
      constant = constant == 0 ? 0 : -constant / multiplier
      if multiplier > 0 {
        switch relation {
        case .equal: break
        case .lessThanOrEqual: relation = .greaterThanOrEqual
        case .greaterThanOrEqual: relation = .lessThanOrEqual
        }
      }
      multiplier = 1 / multiplier
    }
  }
}
