import InterfaceModel
import UIKitCatalog

/// Finds objects of UIKit's own classes where the app has classes for them.
struct UseBaseClass: DocumentRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "use_base_class",
    summary: "An object isn't of one of the base classes that the app has for its kind.",
    rationale: """
      For apps that subclass UIKit's classes throughout, as every label for its fonts: an object of UIKit's own class \
      looks and behaves otherwise than its like.
      """,
    severity: .warning, isEnabledByDefault: false, options: [classes.declaration],
    counterparts: [.ibLinter("use_base_class")],
    badExamples: [
      .xib(#"↓<label id="a"/><label customClass="↓OtherLabel" id="b"/>"#).with(labels)
    ],
    goodExamples: [.xib(#"<label customClass="BaseLabel" id="a"/><button id="b"/>"#).with(labels)])

  private static let labels = RuleOptions(values: ["classes": .table(["UILabel": ["BaseLabel"]])])

  private static let classes = RuleOption(
    "classes", [String: [String]](), "The classes that are allowed, by UIKit's class (`UILabel`).")
  private let classes: [String: [String]]

  init(_ options: RuleOptions) { classes = options[Self.classes] }

  func findings(in document: InterfaceDocument) -> [Finding] {
    guard !classes.isEmpty else { return [] }
    return document.objects.indices.compactMap { index in
      let object = document.objects[index]
      guard let base = Catalog.uiKit[object.element]?.className, let allowed = classes[base], !object.isPlaceholder,
        !(object.customClass?.names.contains(where: allowed.contains) ?? false)
      else { return nil }
      let list = allowed.map { "'\($0)'" }.joined(separator: " or ")
      return finding(
        "'\(object.customClass?.fullName ?? base)' is used where the app has \(list)", in: document,
        at: object.customClass?.range ?? object.range, object: index)
    }
  }
}
