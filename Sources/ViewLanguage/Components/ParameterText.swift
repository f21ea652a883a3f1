import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// The values of parameters, as attributes have them.
enum ParameterText {
  /// The element of a value, under the parameter's name.
  static func element(_ text: String, name: String, _ type: ParameterType) throws(ValueError) -> EditableElement {
    if type.isOptional, text == "nil" { return EditableElement("nil", attributes: [.init("key", name)]) }
    switch type.base {
    case .image:
      guard !text.isEmpty else { throw ValueError(expected: "an image's name, or symbol: and a symbol's") }
      guard text.hasPrefix(Expander.symbolPrefix) else {
        return EditableElement("image", attributes: [.init("key", name), .init("name", text)])
      }
      let symbol = String(text.dropFirst(Expander.symbolPrefix.count))
      return EditableElement(
        "image", attributes: [.init("key", name), .init("name", symbol), .init("catalog", "system")])
    case .int:
      guard Int(text) != nil else { throw ValueError(expected: "a whole number") }
      return try ValueText.element(text, key: name, .integer)
    case .string: return try ValueText.element(text, key: name, .string)
    case .bool: return try ValueText.element(text, key: name, .bool)
    case .double, .cgFloat: return try ValueText.element(text, key: name, .number)
    case .color, .font:
      guard text != "nil" else { throw ValueError(expected: "a value, since '\(type.swiftName)' takes no nil") }
      return try ValueText.element(text, key: name, type.base == .color ? .color : .font)
    }
  }

  /// Whether an attribute that documents have as `target` can show what a parameter holds.
  static func fits(_ type: ParameterType, _ target: ValueType) -> Bool {
    switch target {
    case .string, .localizedString: type.base == .string
    case .bool: type.base == .bool && !type.isOptional
    case .integer: type.base == .int && !type.isOptional
    case .number, .tableDimension: [.double, .cgFloat, .int].contains(type.base) && !type.isOptional
    case .color: type.base == .color
    case .font: type.base == .font
    case .image: type.base == .image
    case .priority, .enumeration, .flags, .reference, .rect, .point, .size, .offset, .insets, .directionalInsets,
      .attributedText, .date, .record:
      false
    }
  }

  /// Whether a text can be made of what a parameter holds, among other words.
  static func isShown(_ type: ParameterType, in target: ValueType) -> Bool {
    guard target.isText, !type.isOptional else { return false }
    switch type.base {
    case .string, .int, .double, .cgFloat: return true
    case .bool, .color, .font, .image: return false
    }
  }
}
