/// The one table of what documents can say and what it is in UIKit.
public struct Catalog: Sendable {
  /// The table for UIKit documents.
  public static let uiKit = Catalog(
    viewElements + controlElements + containerElements + controllerElements + barElements + otherObjectElements
      + valueElements + structureElements)

  private let elements: [String: CatalogElement]

  /// Makes a table; an element that inherits has to come after the one it inherits from.
  init(_ descriptions: [ElementDescription]) {
    var elements: [String: CatalogElement] = [:]
    elements.reserveCapacity(descriptions.count)
    for description in descriptions {
      elements[description.name] = CatalogElement(
        description, parent: description.inherits.flatMap { elements[$0] })
    }
    self.elements = elements
  }

  /// The element of that name; nil where the catalog doesn't know it.
  public subscript(_ name: String) -> CatalogElement? { elements[name] }

  /// Every element, by name.
  public var allElements: [CatalogElement] { elements.values.sorted { $0.name < $1.name } }
}
