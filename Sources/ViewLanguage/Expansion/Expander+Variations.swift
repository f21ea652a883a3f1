import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// What an object is under some traits, as Apple's variations have it.
  mutating func variations(of element: MarkupElement, _ description: CatalogElement) -> [DerivedElement] {
    var variations: [DerivedElement] = []
    if let masks = layout.masks[element] {
      for key in masks.keys {
        Self.change(&variations, key, from: element.range) {
          $0.children += masks.masks(under: key, from: element.range).map { .element($0) }
        }
      }
    }
    for child in element.childElements where child.name == ExpandedLayout.whenName {
      guard let key = ExpandedLayout.key(of: child) else { continue }
      for source in child.attributes where !ExpandedLayout.isOwn(source.name) {
        if let usual = element.attribute(source.name), resolved(usual, nil)?.isBound == true {
          fault(
            "unsupported", "'\(source.name)' can't change with the traits: a parameter says what it is",
            at: source.nameRange)
          continue
        }
        expand(source, under: key, description, into: &variations)
      }
    }
    return variations
  }

  /// Changes the variation under a key; the first change brings it about.
  private static func change(
    _ variations: inout [DerivedElement], _ key: String, from range: SourceRange,
    _ change: (inout DerivedElement) -> Void
  ) {
    let place = variations.firstIndex { $0["key"] == key } ?? variations.count
    if place == variations.count {
      variations.append(
        DerivedElement(
          "variation", attributes: [.init("key", key, range: range, valueRange: range)], range: range))
    }
    change(&variations[place])
  }

  private mutating func expand(
    _ written: MarkupAttribute, under key: String, _ description: CatalogElement,
    into variations: inout [DerivedElement]
  ) {
    guard let source = resolved(written, nil) else { return }
    guard !source.isBound else {
      return fault("unsupported", "no parameter can change with the traits", at: source.valueRange)
    }
    switch vocabulary.meaning(of: source.name, on: description) {
    case .attribute(let row) where row.name != "id" && row.name != "key":
      let attributes = expand(source, row, isKeptAlways: true)
      Self.change(&variations, key, from: source.range) { $0.attributes += attributes }
    case .value(let valueKey, let type):
      guard let child = value(of: source, valueKey, type) else { return }
      Self.change(&variations, key, from: source.range) { $0.children.append(.element(child)) }
    case .attribute, .record, .action, .outlet:
      fault("unsupported", "'\(source.name)' can't change with the traits", at: source.nameRange)
    case nil:
      let names =
        vocabulary.names(on: description) + TraitText.attributes
        + [ExpandedLayout.installedName, ExpandedLayout.activateName, ExpandedLayout.deactivateName]
      fault(
        "unknown_attribute", "'when' in '\(description.name)' can't have '\(source.name)'",
        help: Suggestion.help(for: source.name, in: names), at: source.nameRange)
    }
  }
}
