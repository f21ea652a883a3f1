import InterfaceModel

extension ParameterType {
  /// What documents have for a value of the type.
  public var valueType: ValueType {
    switch base {
    case .string: .string
    case .bool: .bool
    case .int: .integer
    case .double, .cgFloat: .number
    case .color: .color
    case .font: .font
    case .image: .image
    }
  }
}
