import InterfaceModel
import UIKitCatalog

/// Swift for the texts of a component that name its parameters.
struct TemplateExpression {
  /// The component's parameters.
  let parameters: [ComponentParameter]

  /// The properties of UIKit that hold a `Float`, where others hold a `CGFloat` or a `Double`, for which Swift converts by
  /// itself.
  private static let floats: [String: Set<String>] = [
    "UISlider": ["value", "minimumValue", "maximumValue"], "UIProgressView": ["progress"],
  ]

  /// The expression for what an attribute of the type `target` shows; `member` is the property that is set, of a class.
  func expression(
    _ template: ParameterTemplate, _ target: ValueType, member: String? = nil, of className: String? = nil
  ) -> String {
    guard let name = template.wholeParameter, let parameter = parameters.first(where: { $0.name == name }) else {
      return interpolation(template)
    }
    let value = SwiftIdentifier.escaped(name)
    switch (target, parameter.type.base) {
    case (.string, .string), (.localizedString, .string): return value
    case (.string, _), (.localizedString, _): return interpolation(template)
    case (.number, let base):
      if let member, let className, Self.floats[className]?.contains(member) == true { return "Float(\(value))" }
      return base == .int ? "CGFloat(\(value))" : value
    default: return template.isNegated ? "!\(value)" : value
    }
  }

  private func interpolation(_ template: ParameterTemplate) -> String {
    let parts = template.segments.map { segment in
      switch segment {
      case .text(let text): String(SwiftLiteral.string(text).dropFirst().dropLast())
      case .parameter(let name): "\\(\(SwiftIdentifier.escaped(name)))"
      }
    }
    return "\"\(parts.joined())\""
  }
}
