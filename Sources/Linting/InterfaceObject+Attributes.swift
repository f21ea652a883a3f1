import InterfaceModel

extension InterfaceObject {
  /// The attribute `name` with its place, if it is there.
  func attribute(_ name: String) -> InterfaceAttribute? { attributes.first { $0.name == name } }

  /// Whether the object is a member of that list of its holder's.
  func isMember(of list: String) -> Bool {
    guard case .member(let name) = role else { return false }
    return name == list
  }

  /// Whether a person ticked or unticked "Accessibility Enabled"; nil where the class decides.
  var isAccessibilityElement: Bool? {
    guard case .record(let record) = value("accessibilityConfiguration"),
      case .bool(let isElement) = record.values.first(where: { $0.key == "isElement" })?.value
    else { return nil }
    return isElement
  }

  /// A text of the accessibility configuration, such as its `label`; nil where it is absent or empty.
  func accessibilityText(_ key: String) -> String? {
    guard case .record(let record) = value("accessibilityConfiguration") else { return nil }
    if let text = record[key] { return text.isEmpty ? nil : text }
    guard case .string(let text) = record.values.first(where: { $0.key == key })?.value, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// The text of a runtime attribute; nil where it is absent or no text.
  func runtimeText(_ keyPath: String) -> String? {
    switch runtimeAttributes.first(where: { $0.keyPath == keyPath })?.value {
    case .string(let text), .localizedString(let text): text
    default: nil
    }
  }
}
