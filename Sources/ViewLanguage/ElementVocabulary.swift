import UIKitCatalog

/// What the elements of the language can have for attributes, for grammars and editors.
public struct ElementVocabulary: Sendable {
  private let vocabulary: Vocabulary

  /// Makes a vocabulary that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { vocabulary = Vocabulary(catalog: catalog) }

  /// What the catalog's elements are.
  public var catalog: Catalog { vocabulary.catalog }

  /// The attributes of an object's element, without those that every object has in the language (`class`, `module`,
  /// `moduleProvider`, `canvas`) or every view (`size`); each once, by name.
  public func objectAttributes(of element: CatalogElement) -> [LanguageAttribute] {
    let outlets = element.className.map(UIKitOutlets.names) ?? []
    return attributes(Set(vocabulary.names(on: element) + outlets + ["action"]), of: element)
  }

  /// The attributes of an element that keeps Apple's form; each once, by name.
  public func plainAttributes(of element: CatalogElement) -> [LanguageAttribute] {
    let names = element.attributes.map(\.name) + element.children.map { vocabulary.name(ofKey: $0.name) }
    return attributes(Set(names), of: element).filter { attribute in
      switch attribute.form {
      case .value, .keyedValue: true
      case .action, .outlet: false
      }
    }
  }

  private func attributes(_ names: Set<String>, of element: CatalogElement) -> [LanguageAttribute] {
    names.sorted().compactMap { name in
      vocabulary.meaning(of: name, on: element).map { LanguageAttribute(name, $0, on: element, vocabulary) }
    }
  }
}
