import InterfaceModel

/// Finds elements that an app has classes of its own for.
struct UnavailableSystemClasses: IndexedRule, ConfigurableRule {
  static let description = RuleDescription(
    id: "unavailable_system_classes",
    summary: "An element hasn't one of the custom classes that the app has for it.",
    rationale: """
      For apps whose own classes take the place of UIKit's, as a navigation controller with the app's bar: a plain one \
      looks otherwise. List the classes by the element; `use_base_class` does the same by UIKit's class.
      """,
    severity: .warning, isEnabledByDefault: false, options: [classes.declaration],
    counterparts: [.xiblint("unavailable_system_classes")],
    badExamples: [
      .xib(#"↓<button id="a"/><button customClass="↓OtherButton" customModule="App" id="b"/>"#).with(buttons)
    ],
    goodExamples: [.xib(#"<button customClass="CoolButton" customModule="App" id="a"/><label id="b"/>"#).with(buttons)])

  private static let buttons = RuleOptions(values: ["classes": .table(["button": ["App.CoolButton"]])])

  private static let classes = RuleOption(
    "classes", [String: [String]](), "The classes that are allowed, by the element (`navigationController`).")
  private let classes: [(element: String, allowed: [String])]

  init(_ options: RuleOptions) {
    classes = options[Self.classes].sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func findings(in indexed: IndexedDocument) -> [Finding] {
    let document = indexed.document
    return classes.flatMap { element, allowed in
      indexed.places(of: element).compactMap { index in
        let object = document.objects[index]
        guard !(object.customClass?.names.contains(where: allowed.contains) ?? false) else { return nil }
        let list = allowed.map { "'\($0)'" }.joined(separator: " or ")
        let what = object.customClass.map { "has the class '\($0.fullName)'" } ?? "has no custom class"
        return finding(
          "the \(element) \(what): use \(list)", in: document, at: object.customClass?.range ?? object.range,
          object: index)
      }
    }
  }
}
