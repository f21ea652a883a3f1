import SchemaValidation
import Suggestions
import ViewLanguage
import XMLSyntax

/// Puts what breaks the grammar into words that help.
struct SchemaFaultWording {
  private let index: GrammarIndex

  init(_ index: GrammarIndex) { self.index = index }

  /// The fault as the rest of xibc knows it.
  func error(for fault: SchemaFault) -> LanguageError {
    let element = fault.element
    switch fault.kind {
    case .attribute(let name): return error(forAttribute: name, of: element)
    // libxml2 blames an element whose content it can't take like one that stands in the wrong place.
    case .misplaced where Self.strayText(in: element) != nil && !index.takesText(element.name):
      return textError(element)
    case .misplaced:
      let place = element.parent.map { "in '\($0.name)'" } ?? "at the top"
      return error("'\(element.name)' can't stand \(place)", at: element.nameRange)
    case .incomplete:
      return incompleteness(of: element) ?? error("'\(element.name)' lacks an attribute", at: element.nameRange)
    case .text: return textError(element)
    case .content:
      // libxml2 blames the element around one that lacks an attribute.
      return element.childElements.lazy.compactMap(incompleteness).first
        ?? error("'\(element.name)' holds what can't stand in it", at: element.nameRange)
    }
  }

  private func incompleteness(of element: MarkupElement) -> LanguageError? {
    let required = (index.attributes(of: element.name) ?? [:]).filter(\.value.isRequired)
    guard let name = required.keys.filter({ element[$0] == nil }).min() else { return nil }
    return error("'\(element.name)' has no '\(name)'", help: "it needs one", at: element.nameRange)
  }

  private func error(forAttribute name: String, of element: MarkupElement) -> LanguageError {
    let attributes = index.attributes(of: element.name) ?? [:]
    guard let source = element.attribute(name) else {
      return error("'\(element.name)' can't have '\(name)'", at: element.nameRange)
    }
    guard let attribute = attributes[name] else {
      return error(
        "'\(element.name)' has no attribute '\(name)'", help: Suggestion.help(for: name, in: attributes.keys.sorted()),
        at: source.nameRange)
    }
    return error(
      "'\(name)' can't be '\(source.value)'",
      help: index.documentation(of: attribute.pattern).map { "expected: \($0)" },
      at: source.valueRange)
  }

  private func error(_ message: String, help: String? = nil, at range: SourceRange) -> LanguageError {
    LanguageError(code: "grammar", message: message, help: help, range: range)
  }

  private func textError(_ element: MarkupElement) -> LanguageError {
    error("there is text in '\(element.name)'", at: Self.strayText(in: element) ?? element.nameRange)
  }

  private static func strayText(in element: MarkupElement) -> SourceRange? {
    for child in element.children {
      switch child {
      case .text(let text), .cdata(let text):
        if text.string.contains(where: { !$0.isWhitespace }) { return text.range }
      case .element, .comment, .processingInstruction: break
      }
    }
    return nil
  }
}
