import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// An attribute with the values of the parameters that it names; nil, with a fault where there is one, for an attribute
  /// that says nothing then.
  ///
  /// `type` is what documents have for it; nil where any text may stand.
  mutating func resolved(_ source: MarkupAttribute, _ type: ValueType?) -> LanguageAttribute? {
    guard let interface = context.interface, !interface.parameters.isEmpty else { return LanguageAttribute(source) }
    let text = source.value
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return LanguageAttribute(source)
    }
    do throws(TemplateError) {
      guard let template = try TemplateText.template(text, parameters: interface.parameters) else {
        return LanguageAttribute(source)
      }
      try check(template, interface, type)
      if context.isOutermost, !template.parameters.isEmpty { templates.append((source.range, template)) }
      return value(of: template).map { LanguageAttribute(source, boundValue: $0) }
    } catch {
      fault("template", error.message, help: error.help, at: source.valueRange)
      return nil
    }
  }

  private func check(
    _ template: ParameterTemplate, _ interface: ComponentInterface, _ type: ValueType?
  ) throws(TemplateError) {
    let named = interface.parameters.filter { template.parameters.contains($0.name) }
    if template.isNegated, let other = named.first(where: { $0.type != ParameterType(.bool) }) {
      throw TemplateError("'!' takes a Bool, and '\(other.name)' is of type \(other.type.swiftName)")
    }
    guard let type else { return }
    if template.wholeParameter != nil, let parameter = named.first {
      guard !ParameterText.fits(parameter.type, type), !ParameterText.isShown(parameter.type, in: type) else { return }
      throw TemplateError("this can't be '\(parameter.name)', which is of type \(parameter.type.swiftName)")
    }
    guard type.isText else { throw TemplateError("only texts can have parameters among other words") }
    if let other = named.first(where: { !ParameterText.isShown($0.type, in: type) }) {
      throw TemplateError("no text can hold '\(other.name)', which is of type \(other.type.swiftName)")
    }
  }

  /// What stands for the `nil` of a parameter in the component's own document, where something has to, so that what depends
  /// on the parameter is there; nil where nothing has to be.
  private func textOfNothing(_ name: String) -> String? {
    guard context.isOutermost else { return nil }
    return switch context.interface?.parameters.first(where: { $0.name == name })?.type.base {
    case .string: ""
    case .color, .font: "nil"
    case .image: "symbol:photo"
    case .bool, .int, .double, .cgFloat, nil: nil
    }
  }

  /// The text that a template makes; nil where its parameter is `nil`.
  private func value(of template: ParameterTemplate) -> String? {
    var text = ""
    for segment in template.segments {
      switch segment {
      case .text(let part): text += part
      case .parameter(let name):
        if let value = context.arguments[name] ?? nil {
          text += value
        } else if let value = textOfNothing(name) {
          text += value
        } else {
          return nil
        }
      }
    }
    guard template.isNegated else { return text }
    return ValueText.flag(text) == "YES" ? "NO" : "YES"
  }
}
