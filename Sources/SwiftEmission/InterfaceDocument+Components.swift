import InterfaceModel

extension InterfaceDocument {
  /// The document with instances of components as code sees them: with what the document says of them, and nothing in them
  /// but the slots that it fills. All else is their class's.
  func withClosedComponents() -> InterfaceDocument {
    guard objects.contains(where: { $0.instance != nil }) else { return self }
    var document = self
    for object in objects where object.isComponentContent {
      document.objects[object.index].close()
      document.objects[object.index].children.removeAll { objects[$0].isComponentContent }
    }
    for object in objects {
      guard let instance = object.instance, !object.isComponentContent else { continue }
      let slots = objects.filter { $0.id.map(instance.slots.contains) ?? false }.map(\.index)
      document.objects[object.index].close(as: instance, slots: slots)
      for slot in slots { document.objects[slot].parent = object.index }
    }
    return document
  }
}

extension InterfaceObject {
  /// Forgets all that is said of the object but what it holds.
  fileprivate mutating func close() {
    attributes = []
    values = []
    states = []
    variations = []
    constraints = []
    connections = []
    runtimeAttributes = []
  }

  /// Forgets all but what the document around says.
  fileprivate mutating func close(as instance: ComponentInstance, slots: [ObjectIndex]) {
    let ownConstraints = constraints.filter { !isInner($0.id) }
    let ownConnections = connections.filter { !isInner($0.id) }
    let ownRuntimeAttributes = runtimeAttributes.suffix(instance.runtimeAttributeCount)
    close()
    attributes = instance.attributes
    values = instance.values
    constraints = ownConstraints
    connections = ownConnections
    runtimeAttributes = Array(ownRuntimeAttributes)
    children = slots
  }

  /// Whether an id is of what the component's document has.
  private func isInner(_ id: String?) -> Bool {
    guard let id, let own = self.id else { return false }
    return id.hasPrefix(own + ".")
  }
}
