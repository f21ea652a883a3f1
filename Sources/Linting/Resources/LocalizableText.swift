import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// A text of a document that people read, with the key that Xcode exports it for translation under.
struct LocalizableText {
  /// The object that shows it.
  var object: ObjectIndex
  /// `ObjectID.text`.
  var key: String
  var text: String
  /// Where it is written.
  var range: SourceRange

  /// The texts of a document that have a letter in them, in its order. Texts with attributes aren't among them.
  static func all(in document: InterfaceDocument, catalog: Catalog = .uiKit) -> [LocalizableText] {
    document.objects.indices.flatMap { texts(of: $0, in: document, catalog) }.filter { text in
      text.text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  private static func texts(
    of index: ObjectIndex, in document: InterfaceDocument, _ catalog: Catalog
  ) -> [LocalizableText] {
    let object = document.objects[index]
    guard let id = object.id, let element = catalog[object.element] else { return [] }
    var texts: [LocalizableText] = []
    func add(_ name: String, _ text: String, _ range: SourceRange) {
      texts.append(LocalizableText(object: index, key: "\(id).\(name)", text: text, range: range))
    }
    for attribute in object.attributes {
      guard case .localizedString? = element.attribute(attribute.name)?.type else { continue }
      add(attribute.name, attribute.text, attribute.range)
    }
    for value in object.values {
      guard case .string(let text) = value.value, case .value(.localizedString, _)? = element.child(value.key)?.content
      else { continue }
      add(value.key, text, value.range)
    }
    for state in object.states {
      for attribute in state.attributes where attribute.name == "title" {
        add("\(state.name)Title", attribute.text, attribute.range)
      }
    }
    return texts
  }
}
