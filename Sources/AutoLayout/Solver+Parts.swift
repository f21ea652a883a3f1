extension Solver {
  /// Lists a row with a variable.
  mutating func link(_ slot: Int32, to variable: Int32) {
    let next = variables[Int(variable)].firstRow
    store[slot].next = next
    if next >= 0 { store[next].previous = slot }
    variables[Int(variable)].firstRow = slot
  }

  /// The root of the part that a row is in; nil if it has no variables.
  func root(ofRow slot: Int32) -> Int32? {
    store[slot].terms.first.map { forest.root(of: store.termVariables[$0]) }
  }

  /// Takes a row off its variables.
  mutating func disconnect(_ slot: Int32) {
    let row = store[slot]
    guard let first = row.terms.first else { return }
    if row.previous >= 0 {
      store[row.previous].next = row.next
    } else {
      variables[Int(store.termVariables[first])].firstRow = row.next
    }
    if row.next >= 0 { store[row.next].previous = row.previous }
    for term in row.terms { variables[Int(store.termVariables[term])].rowCount -= 1 }
  }

  mutating func markPending(_ root: Int32) {
    if variables[Int(root)].part.isPending { return }
    variables[Int(root)].part.isPending = true
    pendingRoots.append(root)
  }

  /// Gives up the simplex of a part, if there is one.
  mutating func dropSimplex(_ root: Int32) {
    let place = variables[Int(root)].part.simplex
    if place < 0 { return }
    variables[Int(root)].part.simplex = -1
    release(place)
  }

  /// Finds a place for a simplex.
  mutating func store(_ part: consuming PartSimplex) -> Int32 {
    guard let place = freeSimplexes.popLast() else {
      simplexes.append(part)
      return Int32(simplexes.count - 1)
    }
    simplexes[Int(place)] = part
    return place
  }

  /// Frees the place of a simplex.
  mutating func release(_ place: Int32) {
    simplexes[Int(place)] = nil
    freeSimplexes.append(place)
  }

  /// Makes the simplex at `place` that of a part that has none, and takes its values.
  mutating func install(_ place: Int32, at root: Int32) {
    variables[Int(root)].part.simplex = place
    simplexes[Int(place)]?.publish(to: &store, values: &values)
  }

  /// A simplex for all rows that have one of `members`, which are all of a part.
  mutating func makeSimplex(_ members: [Int32]) -> PartSimplex {
    var slots: [Int32] = []
    slots.reserveCapacity(2 * members.count)
    for (column, variable) in members.enumerated() {
      variables[Int(variable)].column = Int32(column)
      var slot = variables[Int(variable)].firstRow
      while slot >= 0 {
        slots.append(slot)
        slot = store[slot].next
      }
    }
    var rows = SparseRows(columnCount: members.count, rowCapacity: slots.count)
    for slot in slots {
      for term in store[slot].terms {
        rows.append(
          column: variables[Int(store.termVariables[term])].column, coefficient: store.termCoefficients[term])
      }
      rows.endRow()
    }
    rows.indexColumns()
    let simplex = Simplex(rows: rows, states: states(of: slots)) { store[slots[$0]].wasActive }
    return PartSimplex(variables: members, slots: slots, simplex: simplex)
  }

  /// The rows in `slots`, with levels for their priorities: from 1 on, the highest first; 0 is for the required.
  private func states(of slots: [Int32]) -> [RowState] {
    var priorities: [Double] = []
    for slot in slots where !store[slot].isRequired {
      let priority = store[slot].priority
      let place = Solver.place(of: priority, in: priorities)
      if place == priorities.count || priorities[place] != priority { priorities.insert(priority, at: place) }
    }
    return slots.map { slot in
      let row = store[slot]
      let level = row.isRequired ? 0 : Solver.place(of: row.priority, in: priorities) + 1
      return RowState(target: row.target, level: Int32(level), costs: row.costs)
    }
  }

  /// How many of `priorities`, which fall, are higher.
  private static func place(of priority: Double, in priorities: [Double]) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
