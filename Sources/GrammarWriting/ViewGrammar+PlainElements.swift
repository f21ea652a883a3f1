import UIKitCatalog
import ViewLanguage

extension ViewGrammar {
  /// The elements that keep Apple's form: values under keys, records, and the format's own structure.
  var plainElementDefinitions: [Definition] { plainElements.map(definition) }

  private func definition(of element: CatalogElement) -> Definition {
    let attributes = vocabulary.plainAttributes(of: element)
    let others = Pattern.zeroOrMore(.attribute(.anyExcept(names(attributes, of: element)), .text))
    return Definition(
      "element.\(element.name)",
      .element(
        .name(element.name),
        .group([.interleave(attributes.map(openPattern) + keys(of: element) + [others]), content(of: element)])))
  }

  private func names(_ attributes: [LanguageVocabulary.Attribute], of element: CatalogElement) -> [String] {
    var names = attributes.map(\.name)
    if !names.contains("key") { names.append("key") }
    if LanguageReader.holdsColor(element.name) { names.append("color") }
    return names
  }

  /// The attributes that the catalog doesn't list: the key, and a colour that has none.
  private func keys(of element: CatalogElement) -> [Pattern] {
    var keys: [Pattern] = []
    if element.attribute("key") == nil {
      keys.append(.optionalAttribute("key", documentation: "What the value is to the element around it.", .text))
    }
    if LanguageReader.holdsColor(element.name) { keys.append(.optionalAttribute("color", .reference("type.color"))) }
    return keys
  }

  /// An attribute that can be there. Xcode may know more names than the catalog, so those are offered, and others taken.
  private func openPattern(_ attribute: LanguageVocabulary.Attribute) -> Pattern {
    let type = TypePattern.of(attribute.content)
    guard case .value(.enumeration, .some) = attribute.content else { return pattern(attribute) }
    return .optionalAttribute(
      attribute.name, documentation: attribute.documentation ?? "", .choice([type, .text]))
  }

  private func content(of element: CatalogElement) -> Pattern {
    guard case .value = element.description.form, element.children.isEmpty else { return .reference("anyContent") }
    return ["string", "mutableString", "data", "mutableData"].contains(element.name) ? .text : .empty
  }
}
