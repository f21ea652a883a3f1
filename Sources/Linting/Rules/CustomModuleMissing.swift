import InterfaceModel
import UIKitCatalog

/// Finds custom classes without a module.
struct CustomModuleMissing: DocumentRule {
  static let description = RuleDescription(
    id: "custom_module_missing",
    summary: "A custom class has no module.",
    rationale: """
      The runtime finds a Swift class by its module's name: without one, loading logs "Unknown class" and makes an object \
      of the element's own class. Classes of Objective-C have no module, which is why this is for projects of Swift alone.
      """,
    severity: .warning, isEnabledByDefault: false, counterparts: [.ibLinter("custom_module")],
    badExamples: [.xib(#"<view customClass="↓CardView" id="a"/>"#)],
    goodExamples: [
      .xib(#"<view customClass="CardView" customModule="Cards" customModuleProvider="target" id="a"/>"#),
      .xib(#"<view customClass="UIControl" id="a"/>"#),
      .xib(#"<view customClass="Cards.CardView" id="a"/>"#),
    ])

  func findings(in document: InterfaceDocument) -> [Finding] {
    document.objects.indices.compactMap { index in
      guard let custom = document.objects[index].customClass, custom.module == nil,
        !custom.name.contains("."), !UIKitClass.isKnown(custom.name)
      else { return nil }
      return finding(
        "'\(custom.name)' has no module: a class of Swift isn't found without one", in: document, at: custom.range,
        object: index, fixes: ["choose the module that declares '\(custom.name)'"])
    }
  }
}
