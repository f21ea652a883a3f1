import UIKitCatalog
import XMLSyntax

extension Contractor {
  /// Puts connections among the attributes, as long as their order allows it; the rest become elements.
  mutating func contractConnections(
    _ list: EditableElement, _ description: CatalogElement, into contracted: inout EditableElement
  ) {
    var isInOrder = true
    var last: String?
    for connection in list.childElements {
      if isInOrder, let (name, text) = shortConnection(connection, description),
        contracted[name] == nil || last == name
      {
        contracted[name] = contracted[name].map { "\($0), \(text)" } ?? text
        last = connection.name == "action" ? name : nil
      } else {
        isInOrder = false
        contracted.children.append(.element(contractConnection(connection)))
      }
    }
  }

  private func shortConnection(
    _ connection: EditableElement, _ description: CatalogElement
  ) -> (name: String, text: String)? {
    guard connection.children.isEmpty, let destination = connection["destination"].map(name),
      !destination.contains(where: { ".,".contains($0) }), !isReferenced(connection)
    else { return nil }
    switch connection.name {
    case "outlet":
      guard connection.hasOnly(["property", "destination", "id"]), let property = connection["property"],
        case .outlet? = vocabulary.meaning(of: property, on: description)
      else { return nil }
      return (property, destination)
    case "action":
      let name = connection["eventType"] ?? "action"
      guard connection.hasOnly(["selector", "destination", "eventType", "id"]), let selector = connection["selector"],
        case .action(connection["eventType"])? = vocabulary.meaning(of: name, on: description)
      else { return nil }
      return (name, "\(destination).\(selector)")
    default:
      return nil
    }
  }

  /// A connection or constraint as an element: without its id, unless something refers to it.
  mutating func contractConnection(_ connection: EditableElement) -> EditableElement {
    var contracted = contractPlain(connection)
    if !isReferenced(connection) { contracted["id"] = nil }
    return contracted
  }

  private func isReferenced(_ element: EditableElement) -> Bool {
    element["id"].map(names.referenced.contains) ?? false
  }
}
