import InterfaceModel
import XMLSyntax

/// The values of user-defined runtime attributes: what their text looks like is their type.
///
/// `YES` and `NO` are booleans, `8` and `8.5` numbers, a colour's form a colour; a text is in single quotes.
enum RuntimeValueText {
  /// The short form of a runtime attribute's element; nil where reading it again wouldn't give the element.
  static func text(of element: EditableElement) -> String? {
    guard let keyPath = element["keyPath"], let text = candidate(of: element),
      let meant = try? self.element(text, keyPath: keyPath), ValueText.isSame(meant, element)
    else { return nil }
    return text
  }

  /// The element that a short form means.
  static func element(_ text: String, keyPath: String) throws(ValueError) -> EditableElement {
    func attribute(_ type: String, _ value: EditableElement?, text: String? = nil) -> EditableElement {
      EditableElement(
        "userDefinedRuntimeAttribute",
        attributes: [.init("type", type), .init("keyPath", keyPath)] + (text.map { [.init("value", $0)] } ?? []),
        children: value.map { [.element($0)] } ?? [])
    }
    func number(_ name: String, _ text: String) -> EditableElement {
      EditableElement(name, attributes: [.init("key", "value"), .init("value", text)])
    }
    if let flag = ValueText.flag(text) { return attribute("boolean", nil, text: flag) }
    if text == "nil" { return attribute("nil", nil) }
    if text.hasPrefix("'"), text.hasSuffix("'"), text.utf8.count > 1 {
      return attribute("string", nil, text: String(text.dropFirst().dropLast()))
    }
    if text.hasPrefix("localized:") { return attribute("localizedString", nil, text: String(text.dropFirst(10))) }
    if text.hasPrefix("image:") { return attribute("image", nil, text: String(text.dropFirst(6))) }
    if Int(text) != nil { return attribute("number", number("integer", text)) }
    if ExactNumber(text) != nil { return attribute("number", number("real", text)) }
    for (type, form) in [("size", GeometryText.Form.size), ("rect", .rect), ("point", .point)]
    where text.hasPrefix(type + "(") && text.hasSuffix(")") {
      let numbers = String(text.dropFirst(type.utf8.count + 1).dropLast())
      return attribute(type, try GeometryText.element(numbers, key: "value", form))
    }
    do throws(ValueError) {
      return attribute("color", try ColorText.element(text, key: "value"))
    } catch {
      throw ValueError(
        expected: "YES or NO, a number, a colour, a text in single quotes, size(…), rect(…), point(…) or nil",
        suggestion: error.suggestion)
    }
  }

  private static func candidate(of element: EditableElement) -> String? {
    var child: EditableElement?
    if case .element(let value)? = element.children.first { child = value }
    switch element["type"] {
    case "boolean": return element["value"]
    case "nil": return "nil"
    case "string": return element["value"].map { "'\($0)'" }
    case "localizedString": return element["value"].map { "localized:" + $0 }
    case "image": return element["value"].map { "image:" + $0 }
    case "number": return child?["value"]
    case "color": return child.flatMap(ColorText.text)
    case "size": return child.flatMap { GeometryText.text(of: $0, .size) }.map { "size(\($0))" }
    case "rect": return child.flatMap { GeometryText.text(of: $0, .rect) }.map { "rect(\($0))" }
    case "point": return child.flatMap { GeometryText.text(of: $0, .point) }.map { "point(\($0))" }
    default: return nil
    }
  }
}
