import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads a child of `<connections>`.
  mutating func readConnection(_ element: MarkupElement, of index: ObjectIndex) {
    guard var kind = connectionKind(element) else { return skip(element, .unknownElement) }
    let description = catalog[element.name]
    tallyElement(.carried)
    let attributes = readAttributes(of: element, description) { Self.segueFields.contains($0) }
    let values = readValues(of: element, description)
    if case .segue(var segue) = kind {
      segue.attributes = attributes
      segue.values = values
      kind = .segue(segue)
    }
    append(kind, element, to: index)
  }

  /// Adds a connection with the places and the destination that an element says.
  mutating func append(_ kind: Connection.Kind, _ element: MarkupElement, to index: ObjectIndex) {
    guard let destination = reference("destination", of: element) else { return }
    let name = element.attribute("property") ?? element.attribute("selector") ?? element.attribute("identifier")
    let position = document.objects[index].connections.count
    document.objects[index].connections.append(
      Connection(
        id: element["id"], kind: kind, destination: destination, source: index, range: element.range,
        nameRange: name?.valueRange ?? element.range))
    if let id = element.attribute("id") {
      declare(id.value, .connection(source: index, position: position), at: id.valueRange)
    }
  }

  /// The attributes that a segue has fields for.
  private static let segueFields: Set<String> = [
    "id", "kind", "destination", "identifier", "relationship", "unwindAction", "customClass", "customModule",
    "customModuleProvider", "popoverAnchorBarButtonItem", "popoverAnchorView",
  ]

  private func connectionKind(_ element: MarkupElement) -> Connection.Kind? {
    switch element.name {
    case "outlet":
      element["property"].map { .outlet(property: $0) }
    case "outletCollection":
      element["property"].map {
        .outletCollection(
          property: $0, collectionClass: element["collectionClass"], appends: element["appends"] == "YES")
      }
    case "action":
      element["selector"].map { .action(selector: $0, event: element["eventType"]) }
    case "segue":
      element["kind"].flatMap(Segue.Kind.init).map { .segue(segue(element, kind: $0)) }
    default:
      nil
    }
  }

  private func segue(_ element: MarkupElement, kind: Segue.Kind) -> Segue {
    var anchors: [String: ObjectReference] = [:]
    for name in ["popoverAnchorBarButtonItem", "popoverAnchorView"] {
      anchors[name] = reference(name, of: element)
    }
    return Segue(
      kind: kind, identifier: element["identifier"], relationship: element["relationship"],
      unwindAction: element["unwindAction"], customClass: classReference(of: element), anchors: anchors,
      attributes: [], values: [])
  }
}
