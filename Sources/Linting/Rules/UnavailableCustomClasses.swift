import InterfaceModel

/// Finds custom classes that an app is giving up.
struct UnavailableCustomClasses: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "unavailable_custom_classes",
    summary: "A custom class is used that is to be used no more.",
    rationale: """
      The compiler warns of a deprecated class in code and says nothing of it in a document. List the classes that are \
      given up, each with what takes its place.
      """,
    severity: .warning, isEnabledByDefault: false, options: [classes.declaration],
    counterparts: [.xiblint("unavailable_custom_classes")],
    badExamples: [
      .xib(#"<button customClass="↓LegacyButton" customModule="App" id="a"/>"#).with(legacy)
    ],
    goodExamples: [.xib(#"<button customClass="NewButton" customModule="App" id="a"/>"#).with(legacy)])

  private static let legacy = RuleOptions(
    values: ["classes": .table(["App.LegacyButton": ["App.NewButton"]])])

  private static let classes = RuleOption(
    "classes", [String: [String]](), "The classes to be used no more, each with what takes its place.")
  private let classes: [String: [String]]

  init(_ options: RuleOptions) { classes = options[Self.classes] }

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard !classes.isEmpty else { return [] }
    return document.objects.indices.compactMap { index in
      guard let custom = document.objects[index].customClass,
        let replacements = custom.names.lazy.compactMap({ classes[$0] }).first
      else { return nil }
      let use = replacements.isEmpty ? "" : ": use \(replacements.map { "'\($0)'" }.joined(separator: " or "))"
      return finding(
        "'\(custom.fullName)' is to be used no more\(use)", in: document, at: custom.range, object: index)
    }
  }
}
