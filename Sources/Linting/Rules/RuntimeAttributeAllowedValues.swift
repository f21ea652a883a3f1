import InterfaceModel

/// Finds runtime attributes with other values than a team agreed on.
struct RuntimeAttributeAllowedValues: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "runtime_attribute_allowed_values",
    summary: "A runtime attribute has a value that isn't allowed.",
    rationale: """
      For values that code takes by their names, where a slip shows at run time only. What is asked for stands under the \
      element, or the class with its module, and the key path: `"button/layer.cornerRadius": [""]`, \
      `"App.StyledButton/sizeName": ["small", "large"]`; an empty text stands for an attribute that isn't there.
      """,
    severity: .warning, isEnabledByDefault: false, options: [values.declaration],
    counterparts: [.xiblint("enforce_runtime_attributes")],
    badExamples: [
      .xib(
        #"<button customClass="StyledButton" customModule="App" id="a"><userDefinedRuntimeAttributes>↓<userDefinedRuntimeAttribute type="string" keyPath="sizeName" value="huge"/></userDefinedRuntimeAttributes></button>↓<button customClass="StyledButton" customModule="App" id="b"/>"#
      ).with(sizes)
    ],
    goodExamples: [
      .xib(
        #"<button customClass="StyledButton" customModule="App" id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="sizeName" value="small"/></userDefinedRuntimeAttributes></button><button id="b"/>"#
      ).with(sizes)
    ])

  private static let sizes = RuleOptions(
    values: ["values": .table(["App.StyledButton/sizeName": ["small", "large"]])])

  private static let values = RuleOption(
    "values", [String: [String]](),
    "The values that are allowed, by the element or class and the key path (`button/layer.cornerRadius`).")

  private struct Demand {
    var keyPath: String
    var values: [String]
  }

  private let demands: [String: [Demand]]

  init(_ options: RuleOptions) {
    var demands: [String: [Demand]] = [:]
    for (key, values) in options[Self.values].sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      demands[parts[0], default: []].append(Demand(keyPath: parts[1], values: values))
    }
    self.demands = demands
  }

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard !demands.isEmpty else { return [] }
    return document.objects.indices.flatMap { index in
      let object = document.objects[index]
      let names = [object.element] + (object.customClass?.names ?? [])
      let demanded: [Demand] = names.flatMap { demands[$0] ?? [] }
      return demanded.compactMap { finding(of: $0, for: object, in: document) }
    }
  }

  private func finding(of demand: Demand, for object: InterfaceObject, in document: InterfaceDocument) -> Finding? {
    let attribute = object.runtimeAttributes.first { $0.keyPath == demand.keyPath }
    let value = attribute?.value?.text ?? ""
    guard !demand.values.contains(value) else { return nil }
    let what = attribute == nil ? "isn't set" : "is '\(value)'"
    return finding(
      "'\(demand.keyPath)' \(what), and \(SystemPropertyAllowedValues.list(demand.values)) is allowed", in: document,
      at: attribute?.range ?? object.range, object: object.index)
  }
}

extension RuntimeAttribute.Value {
  /// The value as a document's attribute has it; nil for one that takes an element.
  fileprivate var text: String? {
    switch self {
    case .bool(let flag): flag ? "YES" : "NO"
    case .number(let number): number.text
    case .string(let text), .localizedString(let text), .image(let text): text
    case .none, .color, .point, .size, .rect, .range: nil
    }
  }
}
