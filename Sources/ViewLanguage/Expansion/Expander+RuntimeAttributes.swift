import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// Reads an attribute that the catalog doesn't know: a key path, or a property of the object's own class.
  mutating func expandRuntimeAttribute(
    _ source: LanguageAttribute, _ element: MarkupElement, _ description: CatalogElement,
    into object: inout ExpandedObject
  ) {
    let isProperty = element["class"] != nil && !source.name.contains(":")
    guard isProperty || source.name.contains("."), !looksMistyped(source.name, description) else {
      return refuse(source, of: element, description)
    }
    guard !source.isBound else { return refuseParameter(source.valueRange) }
    do throws(ValueError) {
      let attribute = try RuntimeValueText.element(source.value, keyPath: source.name)
      object.runtimeAttributes.append(DerivedElement(attribute, from: source.range))
    } catch {
      fault(
        "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: error.help,
        at: source.valueRange)
    }
  }

  /// Says that a parameter stands where code can't follow it.
  mutating func refuseParameter(_ range: SourceRange) {
    fault("unsupported", "no parameter can be the value of a runtime attribute", at: range)
  }

  /// Whether a name with a dot is meant to be one of those that the language has.
  private func looksMistyped(_ name: String, _ description: CatalogElement) -> Bool {
    guard name.contains(".") else { return false }
    let known = vocabulary.names(on: description).filter { $0.contains(".") }
    return name.hasPrefix("accessibility.") || Suggestion.nearest(to: name, in: known, within: 2) != nil
  }

  private mutating func refuse(
    _ source: LanguageAttribute, of element: MarkupElement, _ description: CatalogElement
  ) {
    let names = vocabulary.names(on: description) + ["class", "module", "canvas"]
    let nearest =
      vocabulary.name(ofMember: source.name, on: description) ?? Suggestion.nearest(to: source.name, in: names)
    fault(
      "unknown_attribute", "'\(element.name)' has no attribute '\(source.name)'",
      help: nearest.map { "did you mean '\($0)'?" }, at: source.nameRange)
  }
}
