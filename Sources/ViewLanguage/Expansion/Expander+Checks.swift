import InterfaceModel
import LayoutSyntax
import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// Says where the text of an attribute isn't of its type. Where documents may have names that the catalog doesn't know
  /// yet, `isOpen`, only what looks mistyped is refused.
  ///
  /// What a parameter gives fits, or is refused where it's put in.
  mutating func check(_ source: LanguageAttribute, _ type: ValueType, isOpen: Bool = false) {
    guard !source.isBound, let mistake = type.mistake(in: source.value, isOpen: isOpen) else { return }
    fault(
      "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: mistake, at: source.valueRange)
  }

  /// Refuses an attribute that looks mistyped. Others that the catalog doesn't know may be newer than it.
  mutating func suspect(_ source: LanguageAttribute, of description: CatalogElement) {
    let names = description.attributes.map(\.name) + description.children.map { vocabulary.name(ofKey: $0.name) }
    guard source.name.utf8.count > 2, let nearest = Suggestion.nearest(to: source.name, in: names) else { return }
    fault(
      "unknown_attribute", "'\(description.name)' has no attribute '\(source.name)'",
      help: "did you mean '\(nearest)'?", at: source.nameRange)
  }

  /// Says that there is text where elements alone can be.
  mutating func refuse(_ text: MarkupText) {
    guard let first = text.string.utf8.firstIndex(where: { !Character(Unicode.Scalar($0)).isWhitespace }) else {
      return
    }
    let blanks = UInt32(text.string.utf8.distance(from: text.string.utf8.startIndex, to: first))
    fault(
      "unexpected_text", "there is text between elements", help: "texts are attributes here: text=\"…\"",
      at: SourceRange(start: min(text.range.start + blanks, text.range.end), end: text.range.end))
  }

  /// Says which texts stand directly in an element that holds elements alone.
  mutating func refuseText(in element: MarkupElement) {
    for child in element.children {
      switch child {
      case .text(let text), .cdata(let text): refuse(text)
      case .element, .comment, .processingInstruction: break
      }
    }
  }

  /// Says which attributes an element lacks, but for those that it seems to have under a mistyped name.
  mutating func require(_ names: [String], of element: MarkupElement) {
    for name in names where element[name] == nil {
      if element.attributes.contains(where: { Suggestion.nearest(to: $0.name, in: [name]) != nil }) { continue }
      fault("missing_attribute", "'\(element.name)' has no '\(name)'", help: "it needs one", at: element.nameRange)
    }
  }

  /// Says where the root isn't in the language's namespace.
  mutating func checkNamespace(of root: MarkupElement) {
    let help = "the language's is xmlns=\"\(LanguageReader.namespace)\""
    guard let source = root.attribute("xmlns") else {
      return fault("wrong_namespace", "'\(root.name)' has no namespace", help: help, at: root.nameRange)
    }
    if source.value != LanguageReader.namespace {
      fault("wrong_namespace", "'\(source.value)' is no namespace of the language", help: help, at: source.valueRange)
    }
  }
}

extension ValueType {
  /// What should be there instead of a text that isn't of the type; nil for a text that is.
  func mistake(in text: String, isOpen: Bool = false) -> String? {
    switch self {
    case .bool: return ValueText.flag(text) == nil ? "expected YES or NO" : nil
    case .integer: return Int(text) == nil ? "expected a whole number" : nil
    case .number, .priority, .tableDimension: return ExactNumber(text) == nil ? "expected a number" : nil
    case .enumeration(let enumeration):
      guard enumeration.members[text] == nil else { return nil }
      let names = enumeration.members.keys.sorted()
      if let help = Suggestion.help(for: text, in: names) { return help }
      return isOpen ? nil : "expected one of \(names.joined(separator: ", "))"
    default: return nil
    }
  }
}
