import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// The attributed string that an element with inline markup means.
  mutating func expandAttributedText(_ element: MarkupElement) -> DerivedElement {
    var string = DerivedElement(
      "attributedString",
      attributes: [.init("key", element.name, range: element.range, valueRange: element.nameRange)],
      range: element.range, fullRange: element.fullRange)
    let form = AttributedTextForm(catalog: catalog)
    let style = style(of: element, around: [:], form)
    expandInline(element, style, form, into: &string)
    return string
  }

  private mutating func expandInline(
    _ element: MarkupElement, _ style: [String: String], _ form: AttributedTextForm,
    into string: inout DerivedElement
  ) {
    for child in element.children {
      switch child {
      case .text(let text), .cdata(let text):
        refuseParameters(in: text)
        let run = AttributedRun(text: text.string, attributes: style)
        string.children.append(.element(DerivedElement(form.fragment(run), from: text.range)))
      case .element(let child):
        guard InlineMarkup.names.contains(child.name) else {
          fault(
            "unknown_element", "a text can't hold '\(child.name)'",
            help: Suggestion.help(for: child.name, in: InlineMarkup.names)
              ?? "expected \(InlineMarkup.names.joined(separator: ", "))", at: child.nameRange)
          continue
        }
        expandInline(child, self.style(of: child, around: style, form), form, into: &string)
      case .comment, .processingInstruction: break
      }
    }
  }

  /// Says where a text with markup names a parameter, which it can't show.
  private mutating func refuseParameters(in text: MarkupText) {
    for parameter in context.interface?.parameters ?? [] where text.string.contains("{\(parameter.name)}") {
      fault(
        "unsupported", "a text with markup can't show the parameter '\(parameter.name)'",
        help: "a text without markup can: text=\"{\(parameter.name)}\"", at: text.range)
    }
  }

  /// The attributes of the text in an element.
  private mutating func style(
    of element: MarkupElement, around outer: [String: String], _ form: AttributedTextForm
  ) -> [String: String] {
    var style = outer
    if element.name == InlineMarkup.bold {
      if let font = InlineMarkup.bold(of: outer["font"]) {
        style["font"] = font
      } else {
        fault(
          "invalid_value", "'b' needs a font of the system around it",
          help: "such as font=\"system 17\"; other fonts have names: <span font=\"Avenir-Heavy 17\">",
          at: element.nameRange)
      }
    }
    if let shorthand = InlineMarkup.shorthands.first(where: { $0.name == element.name }) {
      style[shorthand.attribute] = shorthand.value
    }
    for source in element.attributes {
      guard form.names.contains(source.name) else {
        fault(
          "unknown_attribute", "'\(element.name)' has no attribute '\(source.name)'",
          help: Suggestion.help(for: source.name, in: form.names), at: source.nameRange)
        continue
      }
      var error: ValueError?
      _ = form.fragment(AttributedRun(text: " ", attributes: [source.name: source.value])) { error = $1 }
      if let error {
        fault(
          "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: "expected \(error.expected)",
          at: source.valueRange)
      } else {
        style[source.name] = source.value
      }
    }
    return style
  }
}
