import InterfaceModel
import UIKitCatalog

/// Swift for what the parameters of components get.
struct ArgumentExpression {
  let express: ValueExpression
  let templates: TemplateExpression

  /// The expression for a value of a parameter of the type.
  func expression(_ value: ComponentValue, _ type: ParameterType) -> String {
    switch value {
    case .template(let template): return templates.expression(template, type.valueType)
    case .image(let name, let isSymbol): return express.image(name, catalog: isSymbol ? "system" : nil)
    case .value(.none): return "nil"
    case .value(let value):
      guard let literal = express.value(value, type.valueType) else { return "nil" }
      guard !type.isOptional, let substitute = Self.substitute(for: value) else { return literal }
      return "\(literal) ?? \(substitute)"
    }
  }

  /// What stands in where a value may not be there: a colour of an asset catalog, a font of the app's.
  private static func substitute(for value: InterfaceValue) -> String? {
    switch value {
    case .color(.named): ".clear"
    case .font(.custom(_, _, let size)): ".systemFont(ofSize: \(SwiftLiteral.number(size)))"
    default: nil
    }
  }
}
