extension Solver {
  /// Removes a constraint. Does nothing if it isn't in the solver.
  public mutating func remove(_ id: ConstraintID) {
    guard store.contains(id) else { return }
    if let first = store[id.slot].terms.first {
      let root = forest.root(of: store.termVariables[first])
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
    guard store.contains(id) else { return }
    guard constant.magnitude <= LinearConstraint.largestMagnitude else {
      throw Conflict(members: [.init(origin: .existing(id), multiplier: 1)], sum: .nan)
    }
    let oldTarget = store[id.slot].target
    store[id.slot].target = -constant
    do {
      try checkTarget(id.slot)
    } catch {
      store[id.slot].target = oldTarget
      throw error
    }
  }

  private mutating func checkTarget(_ slot: Int32) throws(Conflict) {
    let row = store[slot]
    guard let first = row.terms.first else {
      if row.isRequired, !holds(row) { throw conflict(ofConstant: slot, Transaction()) }
      return
    }
    let root = forest.root(of: store.termVariables[first])
    let place = Int(variables[Int(root)].part.simplex)
    if row.isRequired, !holds(row) {
      var part = (place < 0 ? nil : simplexes[place]) ?? makeSimplex(forest.members(of: root))
      part.setTarget(slot, store)
      if let infeasibility = part.simplex.makeFeasible() {
        throw conflict(infeasibility, in: part, Transaction())
      }
      dropSimplex(root)
      install(store(part), at: root)
    } else if place >= 0 {
      simplexes[place]?.setTarget(slot, store)
    }
    markPending(root)
  }
}
