import InterfaceModel
import SourceScanning

/// Finds runtime attributes whose value is of another type than the property.
struct RuntimeAttributeType: SourceRule {
  private static func source(_ property: String) -> RuleExample.Document {
    .source("class Card: UIView {\n  @IBInspectable var edge: \(property)\n}", name: "Card.swift")
  }

  private static let color =
    #"type="color" keyPath="edge"><color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>"#
  private static let number = #"type="number" keyPath="edge"><real key="value" value="8"/>"#

  private static func document(_ attribute: String, mark: String = "") -> RuleExample.Document {
    .xib(
      #"<view customClass="Card" id="a"><userDefinedRuntimeAttributes>\#(mark)<userDefinedRuntimeAttribute \#(attribute)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#
    )
  }

  static let description = RuleDescription(
    id: "runtime_attribute_type",
    summary: "A user-defined runtime attribute has another type than its property.",
    rationale: """
      Key-value coding doesn't look at the type: a number where a text is expected crashes at the first use, nil where a \
      number is expected isn't set. Numbers and truth values stand for each other, and a text that stands for a number \
      is read as one. Needs `--sources`.
      """,
    severity: .error,
    badExamples: [
      RuleExample([document(color, mark: "↓"), source("String?")]),
      RuleExample([document(number, mark: "↓"), source("UIColor?")]),
    ],
    goodExamples: [
      RuleExample([document(color), source("UIColor?")]), RuleExample([document(number), source("CGFloat = 0")]),
      RuleExample([document(number), source("Bool = false")]), RuleExample([document(number), source("Edge")]),
      RuleExample([document(number)]),
    ])

  func findings(in indexed: IndexedDocument, _ classes: ProjectClasses) -> [Finding] {
    let document = indexed.document
    return document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      guard !object.runtimeAttributes.isEmpty, let lineage = classes.lineage(object) else { return [] }
      return object.runtimeAttributes.compactMap { finding(of: $0, lineage, index, in: document) }
    }
  }

  private func finding(
    of attribute: RuntimeAttribute, _ lineage: ClassLineage, _ index: ObjectIndex, in document: InterfaceDocument
  ) -> Finding? {
    guard case .declared(let members) = lineage.property(attribute.keyPath), let member = members.first,
      let type = member.declaration.type, members.allSatisfy({ $0.declaration.type == type }),
      let expected = TypeText.valueKind(type), let value = value(attribute, type, expected)
    else { return nil }
    return finding(
      "'\(attribute.keyPath)' of '\(member.type)' is \(expected.rawValue), and the value is \(value)", in: document,
      at: attribute.range, object: index, notes: [member.note("the property is declared here")])
  }

  /// What the value is, where the property can't take it.
  private func value(_ attribute: RuntimeAttribute, _ type: String, _ expected: TypeText.ValueKind) -> String? {
    let given: TypeText.ValueKind
    switch attribute.type {
    case "number", "boolean": given = .number
    case "string", "localizedString":
      // A text answers for the number that it begins with.
      guard expected != .number else { return nil }
      given = .string
    case "color": given = .color
    case "image": given = .image
    case "point": given = .point
    case "size": given = .size
    case "rect": given = .rect
    case "range": given = .range
    case "nil": return TypeText.isScalar(type) ? "nil" : nil
    default: return nil
    }
    return given == expected ? nil : given.rawValue
  }
}
