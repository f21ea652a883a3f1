/// The Swift type of a component's parameter.
public struct ParameterType: Sendable, Hashable {
  /// The types without their question marks.
  public enum Base: String, Sendable, CaseIterable {
    case string = "String"
    case bool = "Bool"
    case int = "Int"
    case double = "Double"
    case cgFloat = "CGFloat"
    case color = "UIColor"
    case font = "UIFont"
    case image = "UIImage"
  }

  /// The type without its question mark.
  public var base: Base
  /// Whether it takes `nil`.
  public var isOptional: Bool

  /// Makes a type.
  public init(_ base: Base, isOptional: Bool = false) {
    self.base = base
    self.isOptional = isOptional
  }

  /// Reads a type as Swift writes it (`String`, `UIImage?`); nil for one that no parameter has.
  public init?(_ text: String) {
    isOptional = text.hasSuffix("?")
    guard let base = Base(rawValue: isOptional ? String(text.dropLast()) : text) else { return nil }
    self.base = base
  }

  /// The type as Swift writes it.
  public var swiftName: String { base.rawValue + (isOptional ? "?" : "") }
}
