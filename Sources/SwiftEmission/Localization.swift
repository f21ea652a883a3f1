import InterfaceModel

/// Looks texts up as a nib does: in the strings table named like the document, under the object's id and the property.
///
/// The keys are those that Xcode exports for translation (`ObjectID.text`, `ObjectID.normalTitle`).
struct Localization {
  /// The table's name: the document's file name without its extension.
  let table: String

  /// The expression that looks `text` up.
  func expression(_ text: String, of object: InterfaceObject, className: String, property: String) -> String? {
    guard let id = object.id, !text.isEmpty else { return nil }
    let comment = "Class = \"\(className)\"; \(property) = \"\(text)\"; ObjectID = \"\(id)\";"
    return "NSLocalizedString(\(SwiftLiteral.string("\(id).\(property)")), tableName: \(SwiftLiteral.string(table)), "
      + "value: \(SwiftLiteral.string(text)), comment: \(SwiftLiteral.string(comment)))"
  }
}
