import UIKitCatalog
import XMLSyntax

extension Expander {
  /// The element that says beside Apple's format how a text is looked up.
  static let localizedName = "localized"
  /// What follows the name of an attribute with a text that users read: the key under which it's looked up, and what
  /// translators have to know.
  private static let keySuffix = ".key", commentSuffix = ".comment"

  /// Reads an attribute that says how another one's text is looked up; false for one that doesn't.
  mutating func expandLocalization(
    _ source: MarkupAttribute, of element: MarkupElement, _ description: CatalogElement, state: String? = nil
  ) -> Bool {
    guard let suffix = [Self.keySuffix, Self.commentSuffix].first(where: source.name.hasSuffix) else { return false }
    let name = String(source.name.dropLast(suffix.count))
    guard let property = localizedProperty(name, description, state: state) else { return false }
    let holder = state == nil ? element : element.parent ?? element
    guard element[name] != nil else {
      fault(
        "missing_attribute", "'\(source.name)' is about '\(name)', which isn't there", at: source.nameRange)
      return true
    }
    guard !source.value.isEmpty else {
      fault("invalid_value", "'\(source.name)' is empty", at: source.valueRange)
      return true
    }
    if let written = element.attribute(name), resolved(written, .localizedString)?.isBound == true {
      fault("unsupported", "a text that a parameter makes isn't looked up", at: source.nameRange)
      return true
    }
    let said = suffix.dropFirst()
    localizations.append(
      DerivedElement(
        Self.localizedName,
        attributes: [
          ("text", "\(id(of: holder)).\(property)"), (String(said), source.value),
        ].map { .init($0, $1, range: source.range, valueRange: source.valueRange) }, range: source.range))
    return true
  }

  /// What a strings table calls a text of an object; nil for what is no text that users read.
  private func localizedProperty(_ name: String, _ description: CatalogElement, state: String?) -> String? {
    if let state {
      guard case .localizedString? = description.attribute(name)?.type else { return nil }
      return state + name.prefix(1).uppercased() + name.dropFirst()
    }
    guard description.objectKind != .grouping, let meaning = vocabulary.meaning(of: name, on: description),
      case .localizedString? = meaning.valueType
    else { return nil }
    switch meaning {
    case .record(let record, .attribute(let row)) where record.element == "state":
      return record.key + row.name.prefix(1).uppercased() + row.name.dropFirst()
    case .record(_, .attribute(let row)): return row.treatment.member ?? row.name
    default: return name
    }
  }
}
