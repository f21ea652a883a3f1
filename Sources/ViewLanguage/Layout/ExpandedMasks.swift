import XMLSyntax

/// Which subviews and constraints a view has under which traits, as the masks of Apple's variations say it.
struct ExpandedMasks {
  /// What a mask is about; the raw value is its key in documents.
  enum Kind: String, CaseIterable {
    case constraints, subviews
  }

  private struct Entry {
    var id: String
    var isIncluded: Bool
  }

  /// The keys of the variations, `default` first, then in the order of the document.
  private(set) var keys: [String] = []
  private var entries: [String: [Kind: [Entry]]] = [:]

  /// The variation that says what is there where no other says something else.
  static let defaultKey = "default"

  /// Puts something in or takes it out under the traits.
  mutating func add(_ id: String, _ kind: Kind, isIncluded: Bool, under key: String) {
    if entries[key] == nil {
      if key == Self.defaultKey { keys.insert(key, at: 0) } else { keys.append(key) }
    }
    entries[key, default: [:]][kind, default: []].append(Entry(id: id, isIncluded: isIncluded))
  }

  /// The masks of a variation.
  func masks(under key: String, from range: SourceRange) -> [DerivedElement] {
    Kind.allCases.compactMap { kind in
      guard let entries = entries[key]?[kind] else { return nil }
      var mask = EditableElement("mask", attributes: [.init("key", kind.rawValue)])
      mask.children = entries.map { entry in
        .element(
          EditableElement(entry.isIncluded ? "include" : "exclude", attributes: [.init("reference", entry.id)]))
      }
      return DerivedElement(mask, from: range)
    }
  }
}
