import InterfaceModel

extension InterfaceDocument {
  /// The connections that `select` picks whose destination no node has; `found` makes a finding of each.
  func connections(
    _ select: (Connection) -> (name: String, detail: String)?,
    found: (Connection, _ name: String, _ detail: String) -> Finding
  ) -> [Finding] {
    objects.flatMap { object in
      object.connections.compactMap { connection in
        guard nodesByID[connection.destination.id] == nil, let (name, detail) = select(connection) else { return nil }
        return found(connection, name, detail)
      }
    }
  }

  /// The constraints, in the document's order.
  var constraints: some Sequence<Constraint> { objects.lazy.flatMap(\.constraints) }
}
