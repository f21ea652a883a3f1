extension Solver {
  /// Adds a constraint.
  ///
  /// Throws the conflict, and changes nothing, if the constraint is required and can't hold together with those that
  /// are required already. The conflict calls it `.added(0)`.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
    var transaction = Transaction()
    try stage(constraint, in: &transaction)
    try settle(&transaction)
    return transaction.rows[0].id
  }

  /// Adds constraints: all of them, or none.
  ///
  /// Faster than to add one after the other. Returns their names, in order. Throws a conflict, and changes nothing, if
  /// the required ones can't hold together with those that are required already.
  @discardableResult
  public mutating func add(contentsOf constraints: [LinearConstraint]) throws(Conflict) -> [ConstraintID] {
    var transaction = Transaction()
    store.reserve(rows: constraints.count)
    transaction.rows.reserveCapacity(constraints.count)
    for constraint in constraints { try stage(constraint, in: &transaction) }
    try settle(&transaction)
    return transaction.rows.map(\.id)
  }

  /// Puts a constraint into the store, and changes the value of a variable that nothing else constrains so that it holds;
  /// notes it as unchecked if that isn't enough.
  private mutating func stage(_ constraint: LinearConstraint, in transaction: inout Transaction) throws(Conflict) {
    guard constraint.isRepresentable else {
      let position = transaction.rows.count
      undo(transaction)
      throw Conflict(members: [.init(origin: .added(position), multiplier: 1)], sum: .nan)
    }
    let reusesSlot = store.reusesSlot
    let id = store.append(constraint)
    transaction.rows.append(.init(id: id, reusedSlot: reusesSlot))
    let row = store[id.slot]
    if row.isRequired, !holds(row), !makeHold(row, in: &transaction) { transaction.unchecked.append(id.slot) }
    connect(id.slot, in: &transaction)
  }

  /// Whether a row holds for the values there are.
  func holds(_ row: ConstraintStore.Row) -> Bool {
    store.violation(row, at: values) == 0
  }

  private mutating func makeHold(_ row: ConstraintStore.Row, in transaction: inout Transaction) -> Bool {
    for term in row.terms {
      let variable = Int(store.termVariables[term])
      guard variables[variable].rowCount == 0, store.termCoefficients[term].magnitude > 1e-3 else { continue }
      transaction.values.append((Int32(variable), values[variable]))
      values[variable] -= (store.activity(row, at: values) - row.target) / store.termCoefficients[term]
      return true
    }
    return false
  }

  /// Joins the parts of a row's variables.
  private mutating func connect(_ slot: Int32, in transaction: inout Transaction) {
    let terms = store[slot].terms
    guard let first = terms.first else { return }
    let variable = store.termVariables[first]
    link(slot, to: variable)
    for term in terms {
      let other = store.termVariables[term]
      variables[Int(other)].rowCount += 1
      if term > first, let joint = forest.join(variable, other) { transaction.joints.append(joint) }
    }
  }

  /// Finds values for which the unchecked rows hold, and makes the transaction last; or undoes it and throws.
  private mutating func settle(_ transaction: inout Transaction) throws(Conflict) {
    for slot in transaction.unchecked {
      guard let root = root(ofRow: slot) else {
        let conflict = self.conflict(ofConstant: slot, transaction)
        undo(transaction)
        throw conflict
      }
      if variables[Int(root)].part.isChecked { continue }
      var part = makeSimplex(forest.members(of: root))
      if let infeasibility = part.simplex.makeFeasible() {
        let conflict = self.conflict(infeasibility, in: part, transaction)
        undo(transaction)
        throw conflict
      }
      variables[Int(root)].part.isChecked = true
      if part.isWorthKeeping {
        steps += part.simplex.steps
        transaction.checked.append((root, store(part)))
      } else {
        steps += part.solve()
        transaction.checked.append((root, -1))
        publish(part, in: &transaction)
      }
    }
    commit(transaction)
    for (root, simplex) in transaction.checked {
      variables[Int(root)].part.isChecked = false
      if simplex >= 0 {
        install(simplex, at: root)
      } else if !variables[Int(root)].part.mayBeSeparate {
        variables[Int(root)].part.isPending = false
      }
    }
  }

  /// Takes over a part's values, and notes what they were.
  private mutating func publish(_ part: PartSimplex, in transaction: inout Transaction) {
    for variable in part.variables { transaction.values.append((variable, values[Int(variable)])) }
    for slot in part.slots { transaction.hints.append((slot, store[slot].wasActive)) }
    part.publish(to: &store, values: &values)
  }

  /// Gives up what is no longer valid, and marks the parts to be solved.
  private mutating func commit(_ transaction: Transaction) {
    for joint in transaction.joints {
      let child = variables[Int(joint.child)].part
      dropSimplex(joint.child)
      variables[Int(joint.child)].part = Part()
      if child.mayBeSeparate { variables[Int(joint.root)].part.mayBeSeparate = true }
    }
    for row in transaction.rows {
      guard let root = root(ofRow: row.id.slot) else { continue }
      dropSimplex(root)
      markPending(root)
    }
  }

  private mutating func undo(_ transaction: Transaction) {
    for (root, simplex) in transaction.checked {
      variables[Int(root)].part.isChecked = false
      if simplex >= 0 { release(simplex) }
    }
    for (slot, wasActive) in transaction.hints { store[slot].wasActive = wasActive }
    for row in transaction.rows.reversed() {
      disconnect(row.id.slot)
      store.removeLast(row.id, reusedSlot: row.reusedSlot)
    }
    for joint in transaction.joints.reversed() { forest.undo(joint) }
    for (variable, value) in transaction.values.reversed() { values[Int(variable)] = value }
  }
}
