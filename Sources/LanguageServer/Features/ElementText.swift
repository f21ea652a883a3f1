import UIKitCatalog

/// What there is to say of elements, in Markdown.
enum ElementText {
  /// What an element stands for; nil where nothing is known of it.
  static func markdown(_ name: String, _ dialect: Dialect) -> String? {
    if dialect == .viewLanguage, let text = languageElements[name] { return text }
    guard let element = Catalog.uiKit[name] else { return nil }
    var paragraphs: [String] = []
    if let className = element.className, let module = element.module {
      let superclasses = UIKitClass.lineage(of: className).dropFirst().map(\.name).joined(separator: " : ")
      paragraphs.append("```swift\nclass \(className)\(superclasses.isEmpty ? "" : " : " + superclasses)\n```")
      paragraphs.append("Framework: \(module)")
      if let version = UIKitClass.named(className)?.deprecatedIn { paragraphs.append("Deprecated in iOS \(version).") }
    } else {
      paragraphs.append("`\(name)`: \(kind(of: element))")
    }
    if let version = ElementAvailability.firstVersion(of: name) { paragraphs.append("Since iOS \(version).") }
    if !element.description.isCarried { paragraphs.append("Isn't carried into Swift.") }
    return paragraphs.joined(separator: "\n\n")
  }

  private static func kind(of element: CatalogElement) -> String {
    switch element.description.form {
    case .object: "an object"
    case .record: "settings that belong together"
    case .value: "a value"
    case .structure, .abstract: "a part of the document's structure"
    }
  }

  private static let languageElements = [
    "interface": "The root of a document of the view language.",
    "owner": "File's Owner: the object that loads the document. Its name elsewhere is `owner`.",
    "firstResponder": "What has the focus when an action is sent. Its name elsewhere is `firstResponder`.",
    "scene": "A scene of a storyboard: a controller with what is beside it.",
    "layout":
      "The constraints of the view that holds it: each attribute is a left side, its value what that is tied to.",
    "constraints": "Constraints as text, one a line, as equations or in Apple's visual format.",
    "outlet": "Sets a property of the object that holds it to another object.",
    "runtimeAttribute": "A user-defined runtime attribute, set by its key path.",
    "attribute": "An attribute that xibc doesn't know.",
    "component": "A component that the document takes in: another document, whose view is an element here.",
    "parameter": "A parameter of the component that the document is: what those who use it give it.",
    "event": "An event of the component that the document is: `{name}` among a control's actions.",
    "slot": "A view that those who use the component fill.",
    "originalIDs": "The ids that Apple's document has for the names of this one.",
  ]
}
