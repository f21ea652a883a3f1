/// The one table of what documents can say and what it is in UIKit.
public struct Catalog: Sendable {
  /// The table for UIKit documents.
  public static let uiKit = Catalog(
    viewElements + controlElements + containerElements + controllerElements + barElements + otherObjectElements
      + valueElements + structureElements)

  private let elements: [String: CatalogElement]
  private let elementsByClass: [String: CatalogElement]

  /// Makes a table; an element that inherits has to come after the one it inherits from.
  init(_ descriptions: [ElementDescription]) {
    var elements: [String: CatalogElement] = [:]
    elements.reserveCapacity(descriptions.count)
    for description in descriptions {
      elements[description.name] = CatalogElement(
        description, parent: description.inherits.flatMap { elements[$0] })
    }
    self.elements = elements
    elementsByClass = Dictionary(
      descriptions.compactMap { description in
        elements[description.name].flatMap { element in element.className.map { ($0, element) } }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The element that documents have for objects of a framework's class; nil where there's none.
  public func element(ofClass name: String) -> CatalogElement? { elementsByClass[name] }

  /// The element of that name; nil where the catalog doesn't know it.
  public subscript(_ name: String) -> CatalogElement? { elements[name] }

  /// Every element, by name.
  public var allElements: [CatalogElement] { elements.values.sorted { $0.name < $1.name } }
}
