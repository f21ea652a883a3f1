import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads how objects of a class look, or a part of that; `catalog` describes the element.
  mutating func readLook(_ element: MarkupElement, _ catalog: Catalog) -> AppearanceLook {
    let name = element["element"] ?? ""
    var look = AppearanceLook(element: name, range: element.range)
    look.containers = containers(of: element)
    for child in element.childElements {
      if child.name == "parts" {
        look.parts = child.childElements.map { readLook($0, .appearance) }
      } else {
        let description = catalog[name]
        look.customClass = classReference(of: child)
        look.attributes = readAttributes(of: child, description) { Self.classNames.contains($0) }
        look.values = readValues(of: child, description)
      }
    }
    return look
  }

  private static let classNames: Set<String> = ["customClass", "customModule"]

  private func containers(of element: MarkupElement) -> [ClassReference] {
    guard let source = element.attribute("in") else { return [] }
    return source.value.split(separator: " ").map { ClassReference(name: String($0), range: source.valueRange) }
  }
}
