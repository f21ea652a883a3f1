import InterfaceModel

/// Looks texts up as a nib does: in the strings table named like the document, under the object's id and the property.
///
/// The keys are those that Xcode exports for translation (`ObjectID.text`, `ObjectID.normalTitle`). A text for which the
/// document says a key is looked up under that one, in the app's own table.
struct Localization {
  /// The table's name: the document's file name without its extension; nil where only texts with keys are looked up.
  let table: String?
  /// What the document says of texts, by the keys that Xcode exports.
  let texts: [String: LocalizedText]

  /// The expression that looks `text` up; nil where it stands as it is.
  func expression(_ text: String, of object: InterfaceObject, className: String, property: String) -> String? {
    guard table != nil || !texts.isEmpty, let id = object.id, !text.isEmpty else { return nil }
    let localized = texts["\(id).\(property)"]
    if let key = localized?.key {
      return "NSLocalizedString(\(SwiftLiteral.string(key)), value: \(SwiftLiteral.string(text)), "
        + "comment: \(SwiftLiteral.string(localized?.comment ?? "")))"
    }
    guard let table else { return nil }
    let comment =
      localized?.comment ?? "Class = \"\(className)\"; \(property) = \"\(text)\"; ObjectID = \"\(id)\";"
    return "NSLocalizedString(\(SwiftLiteral.string("\(id).\(property)")), tableName: \(SwiftLiteral.string(table)), "
      + "value: \(SwiftLiteral.string(text)), comment: \(SwiftLiteral.string(comment)))"
  }
}
