import UIKitCatalog
import XMLSyntax

/// What the variations of an object say, where the language can say all of it by `<when>`.
struct VariationPlan {
  /// The ids of the subviews and constraints that aren't there by default.
  private(set) var uninstalled: Set<String> = []
  /// Under which traits a subview or constraint is there or not, by its id.
  private(set) var presence: [String: [(key: String, isIncluded: Bool)]] = [:]
  /// What the object itself has under which traits, as attributes of `<when>`.
  private(set) var attributes: [(key: String, attributes: [EditableElement.Attribute])] = []
  /// The ids of the constraints that need a name.
  private(set) var namedConstraints: Set<String> = []

  /// Reads the variations of an object whose constraints with the ids the language can say; nil where there are none, or
  /// where they say something else as well.
  init?(_ object: EditableElement, vocabulary: Vocabulary, constraints: Set<String>) {
    let variations = object.childElements.filter { $0.name == "variation" }
    guard !variations.isEmpty, Set(variations.map { $0["key"] }).count == variations.count,
      let description = vocabulary.catalog[object.name]
    else { return nil }
    let subviews = Self.subviews(of: object, description, vocabulary.catalog)
    for variation in variations {
      guard let key = variation["key"], variation.children.count == variation.childElements.count else { return nil }
      let isDefault = key == ExpandedMasks.defaultKey
      guard isDefault || TraitText.attributes(forKey: key) != nil,
        let own = Self.attributes(of: variation, description, vocabulary), !isDefault || own.isEmpty
      else { return nil }
      if !own.isEmpty { attributes.append((key, own)) }
      let masks = variation.childElements.filter { $0.name == "mask" }
      guard !own.isEmpty || !masks.isEmpty, Set(masks.map { $0["key"] }).count == masks.count else { return nil }
      for mask in masks {
        guard mask.hasOnly(["key"]), let kind = mask["key"].flatMap(ExpandedMasks.Kind.init(rawValue:)),
          read(mask, key, members: kind == .constraints ? constraints : subviews)
        else { return nil }
      }
    }
    for id in constraints where presence[id] != nil {
      let isSimple = uninstalled.contains(id) && presence[id]?.count == 1 && presence[id]?[0].isIncluded == true
      if !isSimple { namedConstraints.insert(id) }
    }
  }

  /// Whether a mask speaks of the subview or constraint.
  func mentions(_ id: String) -> Bool { uninstalled.contains(id) || presence[id] != nil }

  private mutating func read(_ mask: EditableElement, _ key: String, members: Set<String>) -> Bool {
    let entries = mask.childElements
    guard !entries.isEmpty, entries.count == mask.children.count else { return false }
    var seen: Set<String> = []
    for entry in entries {
      guard entry.hasOnly(["reference"]), entry.children.isEmpty, let id = entry["reference"], members.contains(id),
        seen.insert(id).inserted, entry.name == "include" || entry.name == "exclude"
      else { return false }
      let isIncluded = entry.name == "include"
      if key == ExpandedMasks.defaultKey {
        if isIncluded { return false }
        uninstalled.insert(id)
      } else {
        presence[id, default: []].append((key, isIncluded))
      }
    }
    return true
  }

  private static func subviews(
    of object: EditableElement, _ description: CatalogElement, _ catalog: Catalog
  ) -> Set<String> {
    let lists = object.childElements.filter { $0.name == "subviews" }
    guard lists.count == 1, lists[0].attributes.isEmpty,
      lists[0].childElements.allSatisfy({ catalog.isSubview($0.name, key: $0["key"], of: description) })
    else { return [] }
    return Set(lists[0].childElements.compactMap { $0["id"] })
  }

  /// The attributes of `<when>` for what the object itself has; nil where no attributes say it.
  private static func attributes(
    of variation: EditableElement, _ description: CatalogElement, _ vocabulary: Vocabulary
  ) -> [EditableElement.Attribute]? {
    var attributes: [EditableElement.Attribute] = []
    for attribute in variation.attributes where attribute.name != "key" {
      guard !ExpandedLayout.isOwn(attribute.name), let row = description.attribute(attribute.name),
        !attribute.value.hasPrefix(Expander.symbolPrefix)
      else { return nil }
      switch row.type {
      case .reference: return nil
      default: attributes.append(attribute)
      }
    }
    for child in variation.childElements where child.name != "mask" {
      guard let key = child["key"] else { return nil }
      let name = vocabulary.name(ofKey: key)
      guard !ExpandedLayout.isOwn(name), !attributes.contains(where: { $0.name == name }),
        case .value(key, let type)? = vocabulary.meaning(of: name, on: description),
        let text = ValueText.text(of: child, type)
      else { return nil }
      attributes.append(.init(name, text))
    }
    return attributes
  }
}
