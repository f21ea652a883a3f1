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
      if let destination = member(connection), let property = connection["property"] {
        isInOrder = false
        addMember(destination, of: property, to: &contracted)
      } else if isInOrder, let (name, text) = shortConnection(connection, description),
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

  /// The name of a usual outlet collection's member; nil for other connections.
  private func member(_ connection: EditableElement) -> String? {
    guard connection.name == "outletCollection", connection["collectionClass"] == "NSMutableArray",
      connection.hasOnly(["property", "destination", "collectionClass", "id"]), !isReferenced(connection)
    else { return nil }
    return connection["destination"].map(name).flatMap { $0.contains(" ") ? nil : $0 }
  }

  /// Adds a member to the element of its collection, which has to be the last one so that the order stays.
  private func addMember(_ name: String, of property: String, to contracted: inout EditableElement) {
    if case .element(var last)? = contracted.children.last, last.name == "outlet", last["property"] == property,
      let others = last["destinations"]
    {
      last["destinations"] = "\(others) \(name)"
      contracted.children[contracted.children.count - 1] = .element(last)
    } else {
      let outlet = EditableElement("outlet", attributes: [.init("property", property), .init("destinations", name)])
      contracted.children.append(.element(outlet))
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
