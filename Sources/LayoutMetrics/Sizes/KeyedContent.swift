import InterfaceModel

extension InterfaceRecord {
  /// The value under `key`, if it is there.
  func value(_ key: String) -> InterfaceValue? { values.first { $0.key == key }?.value }
}

extension ControlState {
  /// The text of the attribute `name`, if it is there.
  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.text }

  /// The value under `key`, if it is there.
  func value(_ key: String) -> InterfaceValue? { values.first { $0.key == key }?.value }
}
