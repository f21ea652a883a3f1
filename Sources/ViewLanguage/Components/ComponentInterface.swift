import InterfaceModel
import Suggestions
import UIKitCatalog
import XMLSyntax

/// What a document declares as a component: its parameters, events and slots, and the view that it is.
struct ComponentInterface {
  /// A declared parameter.
  struct Parameter {
    let name: String
    let type: ParameterType
    /// The text of the default; nil where the parameter has to be given.
    let defaultText: String?
    let element: MarkupElement
  }

  /// The elements that declare parameters, events and slots.
  static let parameter = "parameter", event = "event", slot = "slot"

  /// The class that it becomes.
  let className: String
  private(set) var parameters: [Parameter] = []
  private(set) var events: [(name: String, element: MarkupElement)] = []
  private(set) var slots: [(name: String, element: MarkupElement)] = []
  /// The view that the component is; nil where the document has none.
  private(set) var content: MarkupElement?
  private(set) var faults: [LanguageError] = []

  private let vocabulary: Vocabulary

  /// The texts that the parameters have while nobody gives them any.
  var previewArguments: [String: String?] {
    Dictionary(
      parameters.map { parameter -> (String, String?) in
        guard let text = parameter.defaultText else { return (parameter.name, parameter.type.previewText) }
        return (parameter.name, parameter.type.isOptional && text == "nil" ? nil : text)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the document is a component: it says so, or it declares what only components have.
  static func isDeclared(by root: MarkupElement) -> Bool {
    root["kind"] == "component" || root.childElements.contains { [parameter, event].contains($0.name) }
      || hasSlot(root)
  }

  private static func hasSlot(_ element: MarkupElement) -> Bool {
    element.childElements.contains { $0.name == slot || hasSlot($0) }
  }

  /// Reads the declarations of a document.
  init(_ root: MarkupElement, className: String, vocabulary: Vocabulary) {
    self.className = className
    self.vocabulary = vocabulary
    content = root.childElements.first { vocabulary.catalog[$0.name]?.objectKind == .view }
    if let owner = root.childElements.first(where: { $0.name == Identity.owner }) {
      fault("a component has no owner", help: "declare an event or a parameter for what it asks for", owner.nameRange)
    }
    let others = root.childElements.filter { element in
      element != content && element.name != Identity.owner && vocabulary.catalog[element.name]?.objectKind != nil
    }
    for other in others { fault("a component is one view, and this is another object", other.nameRange) }
    if content == nil { fault("a component is a view, and the document has none", root.nameRange) }
    if !ClassReference.isValidIdentifier(className) {
      fault("'\(className)' is no name for a class", help: "the file is named after the component", root.nameRange)
    }
    for element in root.childElements {
      switch element.name {
      case Self.parameter: readParameter(element)
      case Self.event: if let name = name(of: element) { events.append((name, element)) }
      default: break
      }
    }
    guard let content else { return }
    readSlots(content)
    checkNames(in: content, of: content)
  }

  /// Objects with ids become properties of the class, too.
  private mutating func checkNames(in element: MarkupElement, of content: MarkupElement) {
    for child in element.childElements {
      if child.name != Self.slot, let source = child.attribute("id"),
        vocabulary.catalog[child.name]?.objectKind != nil || child.name.first?.isUppercase == true
      {
        _ = propertyName(source, of: child)
      }
      checkNames(in: child, of: content)
    }
  }

  private mutating func readParameter(_ element: MarkupElement) {
    for source in element.attributes where !["name", "type", "default", "summary"].contains(source.name) {
      refuse(source, of: element, known: ["name", "type", "default", "summary"])
    }
    guard let name = name(of: element) else { return }
    guard let source = element.attribute("type") else {
      return fault("the parameter says no 'type'", element.range, code: "missing_attribute")
    }
    guard let type = ParameterType(source.value) else {
      let types = ParameterType.Base.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: source.value, in: types)
      return fault(
        "no parameter can be a '\(source.value)'",
        help: nearest.map { "did you mean '\($0)'?" } ?? "expected " + types.joined(separator: ", "), source.valueRange,
        code: "invalid_value")
    }
    parameters.append(Parameter(name: name, type: type, defaultText: element["default"], element: element))
    guard let given = element.attribute("default") else { return }
    do throws(ValueError) {
      _ = try ParameterText.element(given.value, name: name, type)
    } catch {
      fault(
        "'default' can't be '\(given.value)'", help: "expected \(error.expected)", given.valueRange,
        code: "invalid_value")
    }
  }

  private mutating func readSlots(_ element: MarkupElement) {
    for child in element.childElements {
      guard child.name == Self.slot else {
        readSlots(child)
        continue
      }
      if let name = name(of: child) { slots.append((name, child)) }
      if let object = child.childElements.first(where: { vocabulary.catalog[$0.name]?.objectKind != nil }) {
        fault("a slot is filled by those who use the component", object.nameRange)
      }
    }
  }

  /// The name that a declaration gives, if it can be a property of the class.
  private mutating func name(of element: MarkupElement) -> String? {
    guard let source = element.attribute("name") else {
      fault("the \(element.name) says no 'name'", element.range, code: "missing_attribute")
      return nil
    }
    return propertyName(source, of: element)
  }

  /// The name that an attribute gives, if it can be a property of the class.
  private mutating func propertyName(_ source: MarkupAttribute, of element: MarkupElement) -> String? {
    let name = source.value
    guard ClassReference.isValidIdentifier(name) else {
      fault("'\(name)' is no name for a property", source.valueRange, code: "invalid_value")
      return nil
    }
    let taken = parameters.map(\.name) + events.map(\.name) + slots.map(\.name)
    guard !taken.contains(name) else {
      fault("the component has '\(name)' already", source.valueRange)
      return nil
    }
    if ComponentDeclaration.reservedNames.contains(name) {
      fault("the component's own code has '\(name)'", help: "name the \(element.name) otherwise", source.valueRange)
      return nil
    }
    if let content, let description = vocabulary.catalog[content.name], isTaken(name, by: description) {
      fault(
        "every \(content.name) has '\(name)' already", help: "name the \(element.name) otherwise", source.valueRange)
      return nil
    }
    return name
  }

  private func isTaken(_ name: String, by description: CatalogElement) -> Bool {
    if name != "name", vocabulary.meaning(of: name, on: description) != nil { return true }
    guard let className = description.className else { return false }
    return UIKitClass.property(name, of: className) != nil || UIKitClass.hasMethod(name, in: className)
  }

  private mutating func refuse(_ source: MarkupAttribute, of element: MarkupElement, known: [String]) {
    let nearest = Suggestion.nearest(to: source.name, in: known)
    fault(
      "'\(element.name)' has no attribute '\(source.name)'", help: nearest.map { "did you mean '\($0)'?" },
      source.nameRange, code: "unknown_attribute")
  }

  private mutating func fault(_ message: String, help: String? = nil, _ range: SourceRange, code: String = "component")
  {
    faults.append(LanguageError(code: code, message: message, help: help, range: range))
  }
}
