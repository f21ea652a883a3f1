extension Solver {
  /// Removes a constraint. Does nothing if it isn't in the solver.
  public mutating func remove(_ id: ConstraintID) {
    guard store.contains(id) else { return }
    if let root = root(ofRow: id.slot) {
      dropSimplex(root)
      variables[Int(root)].part.mayBeSeparate = true
      markPending(root)
    }
    disconnect(id.slot)
    store.remove(id)
  }

  /// Changes the constant of a constraint's expression. Does nothing if the constraint isn't in the solver.
  ///
  /// Throws the conflict, and changes nothing, if the constraint is required and can't hold then.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    try setConstants([(id, constant)])
  }

  /// Changes the constants of several constraints' expressions, or none. Ignores constraints that aren't in the solver.
  ///
  /// Throws a conflict, and changes nothing, if the required ones can't hold then. Which may be even if they could one by one,
  /// and the other way round.
  public mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) throws(Conflict) {
    if let change = changes.first(where: { !($0.constant.magnitude <= LinearConstraint.largestMagnitude) }) {
      throw Conflict(members: [.init(origin: .existing(change.id), multiplier: 1)], sum: .nan)
    }
    let slots = changes.filter { store.contains($0.id) }.map(\.id.slot)
    let oldTargets = slots.map { store[$0].target }
    for change in changes where store.contains(change.id) { store[change.id.slot].target = -change.constant }
    do {
      try checkTargets(slots)
    } catch {
      for (slot, target) in zip(slots, oldTargets).reversed() { store[slot].target = target }
      throw error
    }
  }

  /// Finds values for which rows hold whose targets have changed, and takes the targets over into their simplexes.
  private mutating func checkTargets(_ slots: [Int32]) throws(Conflict) {
    var rows: [(root: Int32, slot: Int32)] = []
    for slot in slots {
      if let root = root(ofRow: slot) {
        rows.append((root, slot))
      } else if store[slot].isRequired, !holds(store[slot]) {
        throw conflict(ofConstant: slot, Transaction())
      }
    }
    rows.sort { ($0.root, $0.slot) < ($1.root, $1.slot) }
    let parts = rows.chunked { $0.root == $1.root }
    var checked: [(root: Int32, part: PartSimplex)] = []
    for part in parts where part.contains(where: { store[$0.slot].isRequired && !holds(store[$0.slot]) }) {
      checked.append((part[part.startIndex].root, try feasibleSimplex(part)))
    }
    for (root, slot) in rows {
      let place = variables[Int(root)].part.simplex
      if place >= 0 { simplexes[Int(place)]?.setTarget(slot, store) }
      markPending(root)
    }
    for (root, part) in checked {
      dropSimplex(root)
      install(store(part), at: root)
    }
  }

  /// A simplex of a part with all targets as they are now, at a point where the required rows hold.
  private mutating func feasibleSimplex(_ rows: ArraySlice<(root: Int32, slot: Int32)>) throws(Conflict) -> PartSimplex
  {
    let root = rows[rows.startIndex].root
    let place = Int(variables[Int(root)].part.simplex)
    var part = (place < 0 ? nil : simplexes[place]) ?? makeSimplex(forest.members(of: root))
    for row in rows { part.setTarget(row.slot, store) }
    if let infeasibility = part.simplex.makeFeasible() {
      throw conflict(infeasibility, in: part, Transaction())
    }
    return part
  }
}

extension Array {
  /// The runs of neighbours that belong together.
  fileprivate func chunked(by belongTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !belongTogether(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
