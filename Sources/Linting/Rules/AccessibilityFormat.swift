import InterfaceModel

/// Finds accessibility formats that don't fit their sources.
struct AccessibilityFormat: DocumentRule {
  static let description = RuleDescription(
    id: "accessibility_format",
    summary: "An `accessibilityFormat` and its `accessibilitySources` don't fit each other.",
    rationale: """
      For apps with the extensions that make a view's accessibility label of other views' labels: the runtime attribute \
      `accessibilityFormat` has a `%@` for each member of the outlet collection `accessibilitySources`, or names them by \
      their accessibility identifiers, as `[price]`. A format that doesn't fit gives a wrong label, or throws.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.xiblint("accessibility_format")],
    badExamples: [
      .xib(
        #"<view id="a"><userDefinedRuntimeAttributes>↓<userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="%@ of %@"/></userDefinedRuntimeAttributes><connections><outletCollection property="accessibilitySources" destination="b" id="c"/></connections></view><label id="b"/>"#
      ),
      .xib(
        #"↓<view id="a"><connections><outletCollection property="accessibilitySources" destination="b" id="c"/></connections></view><label id="b"/>"#
      ),
    ],
    goodExamples: [
      .xib(
        #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityFormat" value="Price: [price]"/></userDefinedRuntimeAttributes><connections><outletCollection property="accessibilitySources" destination="b" id="c"/></connections></view><label id="b"><accessibility key="accessibilityConfiguration" identifier="price"/></label>"#
      )
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.flatMap { index -> [Finding] in
      let object = document.objects[index]
      let attribute = object.runtimeAttributes.first { $0.keyPath == "accessibilityFormat" }
      let sources = object.connections.filter { connection in
        guard case .outletCollection("accessibilitySources", _, _) = connection.kind else { return false }
        return true
      }
      guard attribute != nil || !sources.isEmpty else { return [] }
      let objections = objections(object.runtimeText("accessibilityFormat"), sources, in: document)
      return objections.map { finding($0, in: document, at: attribute?.range ?? object.range, object: index) }
    }
  }

  private func objections(_ format: String?, _ sources: [Connection], in document: InterfaceDocument) -> [String] {
    guard let format else {
      return sources.isEmpty ? [] : ["the view has \(sources.count) accessibilitySources and no accessibilityFormat"]
    }
    let names = Self.names(in: format)
    return names.isEmpty ? positional(format, sources) : named(format, Set(names), sources, in: document)
  }

  private func positional(_ format: String, _ sources: [Connection]) -> [String] {
    let specifiers = Self.specifiers(in: format)
    var objections = specifiers.filter { $0 != "@" && $0 != "%" }.map { specifier in
      "the format has '%\(specifier)', and every source is a text: write '%@'"
    }
    let count = specifiers.filter { $0 == "@" }.count
    if count == 0, !format.contains("[self]") {
      objections.append("the format takes no source: use an accessibility label")
    }
    if count != sources.count {
      objections.append("the format takes \(count) sources, and the view has \(sources.count)")
    }
    return objections
  }

  private func named(
    _ format: String, _ names: Set<String>, _ sources: [Connection], in document: InterfaceDocument
  ) -> [String] {
    var objections: [String] = []
    var identifiers: Set<String> = []
    for source in sources {
      if let identifier = document.object(withID: source.destination.id)?.accessibilityText("identifier") {
        identifiers.insert(identifier)
      } else {
        objections.append("the source '\(source.destination.id)' has no accessibility identifier")
      }
    }
    objections += names.subtracting(identifiers).sorted().map { "no source has the identifier '\($0)'" }
    objections += identifiers.subtracting(names).sorted().map { "the format doesn't name the source '\($0)'" }
    if format.contains("%@") { objections.append("the format names its sources, and has '%@' as well") }
    return objections
  }

  /// What stands in brackets, but for the view itself.
  private static func names(in format: String) -> [String] {
    format.split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "]"), end > part.startIndex, part[..<end] != "self" else { return nil }
      return String(part[..<end])
    }
  }

  /// The characters after percent signs.
  private static func specifiers(in format: String) -> [Character] {
    var specifiers: [Character] = []
    var isAfterPercent = false
    for character in format {
      if isAfterPercent { specifiers.append(character) }
      isAfterPercent = character == "%" && !isAfterPercent
    }
    return specifiers
  }
}
