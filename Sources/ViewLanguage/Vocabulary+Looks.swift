import UIKitCatalog

extension Vocabulary {
  /// Whether a name on an element is something that objects look like: a property or a call that takes a value. Parts of
  /// looks, `isPart`, have attributes of their own, too.
  func isLook(_ name: String, on element: CatalogElement, isPart: Bool = false) -> Bool {
    let treatment: Treatment
    switch meaning(of: name, on: element) {
    case .attribute(let row): treatment = row.treatment
    case .value(let key, _):
      guard case .value(_, let known)? = element.child(key)?.content else { return false }
      treatment = known
    case .record, .action, .outlet, nil: return false
    }
    switch treatment {
    case .property, .call: return true
    case .special: return isPart
    case .construction, .structure, .designTime, .unsupported: return false
    }
  }
}

extension LanguageVocabulary {
  /// The attributes of an element that say what objects look like; each once, by name.
  public func looks(of element: CatalogElement) -> [Attribute] {
    objectAttributes(of: element).filter { vocabulary.isLook($0.name, on: element) }
  }
}
