import InterfaceModel
import Suggestions

/// Reads the texts in which components name their parameters: `{name}`, `Hello, {name}`, `{!isOpen}`; two braces stand for
/// one.
enum TemplateText {
  /// The template that a text is; nil where it names no parameter.
  static func template(_ text: String, parameters: [ComponentInterface.Parameter]) throws(TemplateError)
    -> ParameterTemplate?
  {
    var segments: [ParameterTemplate.Segment] = []
    var plain = ""
    var isNegated = false
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "{" || character == "}" else {
        plain.append(character)
        continue
      }
      if rest.first == character {
        plain.append(rest.removeFirst())
        continue
      }
      guard character == "{" else { throw TemplateError("'}' closes nothing", help: "write '}}' for a brace") }
      guard let end = rest.firstIndex(of: "}") else {
        throw TemplateError("'{' isn't closed", help: "write '{{' for a brace")
      }
      var name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if name.first == "!" {
        name.removeFirst()
        isNegated = true
      }
      guard parameters.contains(where: { $0.name == name }) else {
        let nearest = Suggestion.nearest(to: String(name), in: parameters.map(\.name))
        throw TemplateError("there is no parameter '\(name)'", help: nearest.map { "did you mean '\($0)'?" })
      }
      if !plain.isEmpty { segments.append(.text(plain)) }
      plain = ""
      segments.append(.parameter(String(name)))
    }
    if !plain.isEmpty { segments.append(.text(plain)) }
    let template = ParameterTemplate(segments: segments, isNegated: isNegated)
    if isNegated, template.wholeParameter == nil { throw TemplateError("'!' takes one parameter alone") }
    return template.parameters.isEmpty && plain == text ? nil : template
  }
}

/// What is wrong with a text that names parameters.
struct TemplateError: Error {
  let message: String
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
