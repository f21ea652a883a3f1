import UIKitCatalog
import XMLSyntax

/// The short forms of values that documents have as elements under a key.
enum ValueText {
  /// The short form of a value's element.
  ///
  /// Nil where there is none, or where reading the short form again wouldn't give the element.
  static func text(of element: EditableElement, _ type: ValueType) -> String? {
    guard let key = element["key"], let text = candidate(of: element, type),
      let meant = try? Self.element(text, key: key, type), isSame(meant, element)
    else { return nil }
    return text
  }

  /// The element that a short form means.
  static func element(_ text: String, key: String, _ type: ValueType) throws(ValueError) -> EditableElement {
    let attributes = [EditableElement.Attribute("key", key)]
    switch type {
    case .color where text == "nil", .font where text == "nil":
      return EditableElement("nil", attributes: attributes)
    case .color: return try ColorText.element(text, key: key)
    case .font: return try FontText.element(text, key: key)
    case .rect: return try GeometryText.element(text, key: key, .rect)
    case .point: return try GeometryText.element(text, key: key, .point)
    case .size: return try GeometryText.element(text, key: key, .size)
    case .offset: return try GeometryText.element(text, key: key, .offset)
    case .insets: return try GeometryText.element(text, key: key, .insets)
    case .directionalInsets: return try GeometryText.element(text, key: key, .directionalInsets)
    case .flags(let enumeration): return try FlagsText.element(text, key: key, enumeration)
    case .string, .localizedString:
      return EditableElement("string", attributes: attributes, children: text.isEmpty ? [] : [.text(text)])
    case .bool:
      guard let flag = Self.flag(text) else { throw ValueError(expected: "YES or NO") }
      return EditableElement("bool", attributes: attributes + [.init("value", flag)])
    case .integer, .number, .priority, .tableDimension:
      guard NumberSpelling.list(text)?.count == 1 else { throw ValueError(expected: "a number") }
      if case .integer = type { return EditableElement("integer", attributes: attributes + [.init("value", text)]) }
      return EditableElement("real", attributes: attributes + [.init("value", text)])
    case .enumeration, .image, .reference, .attributedText, .date, .record:
      throw ValueError(expected: "an element '\(key)'")
    }
  }

  /// The spelling of documents for a truth value; nil for other text.
  static func flag(_ text: String) -> String? {
    switch text {
    case "YES", "true": "YES"
    case "NO", "false": "NO"
    default: nil
    }
  }

  private static func candidate(of element: EditableElement, _ type: ValueType) -> String? {
    switch (element.name, type) {
    case ("nil", .color), ("nil", .font): "nil"
    case ("color", .color): ColorText.text(of: element)
    case ("fontDescription", .font): FontText.text(of: element)
    case ("rect", .rect): GeometryText.text(of: element, .rect)
    case ("point", .point): GeometryText.text(of: element, .point)
    case ("size", .size): GeometryText.text(of: element, .size)
    case ("offsetWrapper", .offset): GeometryText.text(of: element, .offset)
    case ("inset", .insets): GeometryText.text(of: element, .insets)
    case ("directionalEdgeInsets", .directionalInsets): GeometryText.text(of: element, .directionalInsets)
    case (_, .flags(let enumeration)): FlagsText.text(of: element, enumeration)
    case ("string", .string), ("string", .localizedString):
      element.children.reduce(into: "") { text, child in if case .text(let part) = child { text += part } }
    case ("bool", .bool), ("integer", .integer), ("real", .number): element["value"]
    default: nil
    }
  }

  /// Whether two elements say the same: attributes in any order, numbers in any spelling.
  static func isSame(_ left: EditableElement, _ right: EditableElement) -> Bool {
    guard left.name == right.name, left.attributes.count == right.attributes.count,
      left.children.count == right.children.count
    else { return false }
    let attributesAreSame = left.attributes.allSatisfy { attribute in
      right[attribute.name].map { NumberSpelling.isSame($0, attribute.value) } ?? false
    }
    return attributesAreSame
      && zip(left.children, right.children).allSatisfy { left, right in
        if case .element(let left) = left, case .element(let right) = right { return isSame(left, right) }
        return left == right
      }
  }
}
