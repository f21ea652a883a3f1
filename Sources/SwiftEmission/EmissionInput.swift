import InterfaceModel
import UIKitCatalog

/// A document with what its units ask of each object again and again.
final class EmissionInput: Sendable {
  let document: InterfaceDocument
  let catalog: Catalog
  let options: EmissionOptions
  /// How texts are looked up; nil where they stand as they are.
  let localization: Localization?
  /// What the catalog says of each object's element; nil where it doesn't know it.
  let descriptions: [CatalogElement?]
  /// Whether constraints speak of the object.
  let isConstrained: [Bool]

  init(_ document: InterfaceDocument, catalog: Catalog, options: EmissionOptions, documentName: String) {
    self.document = document
    self.catalog = catalog
    self.options = options
    localization = options.isLocalized ? Localization(table: documentName) : nil
    descriptions = document.objects.indices.map { catalog[document.objects[$0].element] }
    isConstrained = Self.constrainedObjects(of: document)
  }

  private static func constrainedObjects(of document: InterfaceDocument) -> [Bool] {
    var isConstrained = Array(repeating: false, count: document.objects.count)
    for index in document.objects.indices {
      for constraint in document.objects[index].constraints where !constraint.isPlaceholder {
        if constraint.firstItem == nil { isConstrained[index] = true }
        for item in [constraint.firstItem, constraint.secondItem] {
          guard let item, case .object(let object) = document.nodesByID[item.id] else { continue }
          isConstrained[object] = true
        }
      }
    }
    return isConstrained
  }
}
