import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads a child of `<connections>`.
  mutating func readConnection(_ element: MarkupElement, of index: ObjectIndex) {
    guard let kind = connectionKind(element) else { return skip(element, .unknownElement) }
    var disposition = Disposition.carried
    if case .segue = kind {
      // Storyboards' navigation isn't compiled yet; said once a segue.
      note(.notSupported, element)
      disposition = .unsupported
    }
    tallyElement(disposition)
    _ = readAttributes(of: element, catalog[element.name], disposition)
    if case .segue = kind {
      for child in element.childElements { tallySubtree(child, .unsupported) }
    } else {
      for child in element.childElements { skip(child, .unknownElement) }
    }
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
      element["kind"].map { .segue(segue(element, kind: $0)) }
    default:
      nil
    }
  }

  private func segue(_ element: MarkupElement, kind: String) -> Segue {
    var anchors: [String: ObjectReference] = [:]
    var attributes: [InterfaceAttribute] = []
    for attribute in element.attributes {
      switch attribute.name {
      case "kind", "id", "destination", "identifier", "relationship", "unwindAction", "customClass", "customModule",
        "customModuleProvider":
        continue
      case "popoverAnchorBarButtonItem", "popoverAnchorView":
        anchors[attribute.name] = ObjectReference(id: attribute.value, range: attribute.valueRange)
      default:
        attributes.append(
          InterfaceAttribute(name: attribute.name, text: attribute.value, range: attribute.range))
      }
    }
    return Segue(
      kind: kind, identifier: element["identifier"], relationship: element["relationship"],
      unwindAction: element["unwindAction"], customClass: classReference(of: element), anchors: anchors,
      attributes: attributes, values: [])
  }
}
