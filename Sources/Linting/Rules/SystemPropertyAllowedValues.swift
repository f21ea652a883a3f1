import InterfaceModel
import XMLSyntax

/// Finds attributes with other values than a team agreed on.
struct SystemPropertyAllowedValues: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "system_property_allowed_values",
    summary: "An attribute of an element has a value that isn't allowed.",
    rationale: """
      For what a team agreed on and a person forgets, as that every label adjusts to the text size. What is asked for \
      stands under the element and the attribute: `"label/adjustsFontForContentSizeCategory": ["YES"]`; an empty text \
      stands for an attribute that isn't there, and `"stackView/color/key": [""]` is about elements inside others.
      """,
    severity: .warning, isEnabledByDefault: false, options: [values.declaration],
    counterparts: [.xiblint("enforce_system_properties")],
    badExamples: [
      .xib(#"↓<label id="a"/><label ↓adjustsFontForContentSizeCategory="NO" id="b"/>"#).with(adjusting)
    ],
    goodExamples: [.xib(#"<label adjustsFontForContentSizeCategory="YES" id="a"/>"#).with(adjusting)])

  private static let adjusting = RuleOptions(
    values: ["values": .table(["label/adjustsFontForContentSizeCategory": ["YES"]])])

  private static let values = RuleOption(
    "values", [String: [String]](), "The values that are allowed, by the element and the attribute (`label/enabled`).")

  /// An attribute with its values.
  private struct Demand {
    /// The element's name, and those of the elements around it that it is about, from the outside.
    var path: [String]
    var attribute: String
    var values: [String]
  }

  private let demands: [Demand]

  init(_ options: RuleOptions) {
    demands = options[Self.values].sorted { $0.key < $1.key }.compactMap { key, values in
      let parts = key.split(separator: "/").map(String.init)
      guard parts.count > 1, let attribute = parts.last else { return nil }
      return Demand(path: parts.dropLast(), attribute: attribute, values: values)
    }
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    guard !demands.isEmpty else { return [] }
    return indexed.elements(Set(demands.compactMap(\.path.last))).flatMap { element in
      demands.compactMap { demand in
        let attribute = element.attribute(demand.attribute)
        guard Self.isElement(element, at: demand.path), !demand.values.contains(attribute?.value ?? "") else {
          return nil
        }
        let value = attribute.map { "is '\($0.value)'" } ?? "isn't set"
        return finding(
          "'\(demand.attribute)' of '\(element.name)' \(value), and \(Self.list(demand.values)) is allowed",
          in: indexed.document, at: attribute?.range ?? element.range, object: indexed.object(around: element))
      }
    }
  }

  private static func isElement(_ element: MarkupElement, at path: [String]) -> Bool {
    var current: MarkupElement? = element
    for name in path.reversed() {
      guard current?.name == name else { return false }
      current = current?.parent
    }
    return true
  }

  /// `'YES'`, `'YES' or nothing`.
  static func list(_ values: [String]) -> String {
    values.isEmpty ? "no value" : values.map { $0.isEmpty ? "nothing" : "'\($0)'" }.joined(separator: " or ")
  }
}
