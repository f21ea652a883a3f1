import InterfaceModel
import SourceScanning
import Suggestions

/// Finds runtime attributes whose key the class doesn't have.
struct RuntimeAttributeUnknownKey: SourceRule {
  private static let source = RuleExample.Document.source(
    """
    class Card: UIView {
      @IBInspectable var radius: CGFloat = 0
      var inset: CGFloat = 0
    }
    """, name: "Card.swift")

  private static func document(_ keyPath: String) -> RuleExample.Document {
    .xib(
      #"<view customClass="Card" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\#(keyPath)"><real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#
    )
  }

  static let description = RuleDescription(
    id: "runtime_attribute_unknown_key",
    summary: "The class has no property for a user-defined runtime attribute.",
    rationale: """
      Loading logs "Failed to set user defined inspected property", and the value isn't set. The property was renamed or \
      removed, or is neither `@IBInspectable` nor `@objc`. UIKit's own properties are known; those that begin with an \
      underscore are left alone, and so are classes whose superclass isn't known. Needs `--sources`.
      """,
    severity: .error,
    badExamples: [RuleExample([document("↓corner"), source]), RuleExample([document("↓inset"), source])],
    goodExamples: [
      RuleExample([document("radius"), source]), RuleExample([document("layer.cornerRadius"), source]),
      RuleExample([document("hidden"), source]), RuleExample([document("corner")]),
    ])

  /// What UIKit's classes answer to without declaring it.
  private static let undeclared: Set<String> = ["placeholderLabel", "textColor", "highlightsToday", "attributedTitle"]

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard let reference = object.customClass, !object.runtimeAttributes.isEmpty, classes.type(reference) != nil,
        let lineage = classes.lineage(reference)
      else { return [] }
      return object.runtimeAttributes.compactMap { finding(of: $0, lineage, index, in: document) }
    }
  }

  private func finding(
    of attribute: RuntimeAttribute, _ lineage: ClassLineage, _ index: ObjectIndex, in document: InterfaceDocument
  ) -> Finding? {
    let key = String(attribute.keyPath.prefix { $0 != "." })
    guard !key.isEmpty, !key.hasPrefix("_"), !key.contains("@"), !Self.undeclared.contains(key) else { return nil }
    let (problem, note): (String, Finding.Note?)
    switch lineage.property(key) {
    case .inherited, .unknown: return nil
    case .declared(let members):
      guard let member = members.first, !members.contains(where: \.isKeyValueCoded) else { return nil }
      problem = "'\(key)' of '\(lineage.name)' is neither @IBInspectable nor @objc"
      note = member.note("it is declared here")
    case .absent:
      let names = lineage.types.flatMap(\.properties).map(\.name)
      let hint = Suggestion.nearest(to: key, in: names).map { " (did you mean '\($0)'?)" } ?? ""
      problem = "'\(lineage.name)' has no property '\(key)'\(hint)"
      note = lineage.types.first?.note("the class is declared here")
    }
    return finding(
      "\(problem): the value isn't set", in: document, at: attribute.keyPathRange, object: index,
      notes: note.map { [$0] } ?? [])
  }
}
