extension InterfaceDocument {
  /// The document with another set of constraints active, and the other sets of its group inactive.
  public func activating(_ set: ConstraintSet) -> InterfaceDocument {
    var document = self
    var ids: [String: Bool] = [:]
    for place in constraintSets.indices where constraintSets[place].group == set.group {
      let isActive = constraintSets[place].name == set.name
      document.constraintSets[place].isActive = isActive
      for id in constraintSets[place].constraints { ids[id] = isActive }
    }
    for index in objects.indices { document.install(ids, in: index) }
    return document
  }

  /// Says in an object's default mask which of its constraints are there.
  private mutating func install(_ ids: [String: Bool], in index: ObjectIndex) {
    let own = objects[index].constraints.compactMap { constraint in constraint.id.flatMap { ids[$0] != nil ? $0 : nil }
    }
    guard !own.isEmpty else { return }
    let place = objects[index].variations.firstIndex { $0.key == "default" } ?? objects[index].variations.count
    if place == objects[index].variations.count {
      objects[index].variations.append(Variation(key: "default", range: objects[index].range))
    }
    var entries = objects[index].variations[place].constraints.filter { ids[$0.reference.id] == nil }
    for id in own where ids[id] == false {
      entries.append(
        Variation.MaskEntry(isIncluded: false, reference: ObjectReference(id: id, range: objects[index].range)))
    }
    objects[index].variations[place].constraints = entries
  }
}
