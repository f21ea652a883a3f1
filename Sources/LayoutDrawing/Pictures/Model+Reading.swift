import InterfaceModel

extension InterfaceObject {
  /// A text that is an attribute or, where it has line breaks, an element of its own.
  func text(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard case .string(let text) = value(key) else { return nil }
    return text
  }

  /// A number that an attribute gives; nil where it is absent or none.
  func number(_ key: String) -> Double? { self[key].flatMap(ExactNumber.init(_:))?.value }

  /// A truth value that an attribute gives.
  func flag(_ key: String, default standard: Bool = false) -> Bool {
    switch self[key] {
    case "YES": true
    case "NO": false
    default: standard
    }
  }

  /// A font under a key.
  func font(_ key: String) -> FontDescription? {
    guard case .font(let font) = value(key) else { return nil }
    return font
  }

  /// The name of an image, which is an attribute or, for a symbol with a scale, a record.
  func imageName(_ key: String) -> String? {
    if let name = self[key] { return name }
    guard case .record(let record) = value(key) else { return nil }
    return record["image"]
  }
}

extension ControlState {
  /// The text of the attribute `name`, if it is there.
  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.text }

  /// The value under `key`, if it is there.
  func value(_ key: String) -> InterfaceValue? { values.first { $0.key == key }?.value }

  /// A text that is an attribute or, where it has line breaks, an element of its own.
  func text(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard case .string(let text) = value(key) else { return nil }
    return text
  }

  /// The name of an image, which is an attribute or, for a symbol with a scale, a record.
  func imageName(_ key: String) -> String? {
    if let name = self[key] { return name }
    guard case .record(let record) = value(key) else { return nil }
    return record["image"]
  }
}

extension InterfaceRecord {
  /// The value under `key`, if it is there.
  func value(_ key: String) -> InterfaceValue? { values.first { $0.key == key }?.value }

  /// A text that is an attribute or, where it has line breaks, an element of its own.
  func text(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard case .string(let text) = value(key) else { return nil }
    return text
  }
}
