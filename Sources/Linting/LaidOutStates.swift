import InterfaceLayout
import InterfaceModel

/// A document with each of its sets of constraints active in turn: they never hold all at once.
final class LaidOutStates {
  /// The document as it is loaded.
  private let loaded: LaidOutDocument
  /// The document with another set active than those it is loaded with.
  private let switched: [(set: ConstraintSet, document: LaidOutDocument)]
  /// The set of each group that is active once the document is loaded.
  private let active: [ConstraintSet]

  init(_ document: InterfaceDocument, engine: LayoutEngine) {
    loaded = LaidOutDocument(document, engine: engine)
    active = document.constraintSets.filter(\.isActive)
    switched = document.constraintSets.filter { !$0.isActive }.map { set in
      (set, LaidOutDocument(document.activating(set), engine: engine))
    }
  }

  /// What a rule finds; what it finds under some sets only says under which.
  func findings(of rule: any LayoutRule) -> [Finding] {
    let first = rule.findings(in: loaded)
    guard !switched.isEmpty else { return first }
    let others = switched.map { state in (set: state.set, findings: rule.findings(in: state.document)) }
    var findings = first.map { finding in
      var finding = finding
      for other in others where !other.findings.contains(finding) {
        if let set = active.first(where: { $0.group == other.set.group }) { finding.mention(set) }
        break
      }
      return finding
    }
    for (set, found) in others {
      for var finding in found where !first.contains(finding) {
        finding.mention(set)
        findings.append(finding)
      }
    }
    return findings
  }
}

extension Finding {
  /// Says which set of constraints is active where this is found.
  fileprivate mutating func mention(_ set: ConstraintSet) {
    message = "with the set '\(set.name)' active: \(message)"
  }
}
