import InterfaceModel

extension InterfaceDocument {
  /// The connections that `select` picks whose destination no node has; `found` makes a finding of each.
  func connections(
    _ select: (Connection) -> (name: String, detail: String)?,
    found: (Connection, _ name: String, _ detail: String) -> Finding
  ) -> [Finding] {
    var findings: [Finding] = []
    // By index: an object is large, and copying each one for each rule would take longer than the rules.
    for index in objects.indices {
      for connection in objects[index].connections {
        guard nodesByID[connection.destination.id] == nil, let (name, detail) = select(connection) else { continue }
        findings.append(found(connection, name, detail))
      }
    }
    return findings
  }

  /// The constraints, in the document's order.
  var constraints: [Constraint] {
    var constraints: [Constraint] = []
    for index in objects.indices { constraints += objects[index].constraints }
    return constraints
  }
}

extension Connection {
  /// The property that it sets; nil for an action or a segue.
  var outletProperty: String? {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _, _): property
    case .action, .segue: nil
    }
  }
}
