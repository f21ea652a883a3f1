extension Solver {
  /// Lists a row with a variable.
  mutating func link(_ slot: Int32, to variable: Int32) {
    let next = firstRows[Int(variable)]
    store[slot].next = next
    if next >= 0 { store[next].previous = slot }
    firstRows[Int(variable)] = slot
  }

  /// Takes a row off its variables.
  mutating func disconnect(_ slot: Int32) {
    let row = store[slot]
    guard let first = row.terms.first else { return }
    if row.previous >= 0 {
      store[row.previous].next = row.next
    } else {
      firstRows[Int(store.termVariables[first])] = row.next
    }
    if row.next >= 0 { store[row.next].previous = row.previous }
    for term in row.terms { rowCounts[Int(store.termVariables[term])] -= 1 }
  }

  mutating func markPending(_ root: Int32) {
    if parts[Int(root)].isPending { return }
    parts[Int(root)].isPending = true
    pendingRoots.append(root)
  }

  mutating func dropSimplex(_ root: Int32) {
    let place = parts[Int(root)].simplex
    if place < 0 { return }
    simplexes[Int(place)] = nil
    freeSimplexes.append(place)
    parts[Int(root)].simplex = -1
  }

  /// Keeps a simplex for the part at `root`.
  mutating func install(_ part: PartSimplex, at root: Int32) {
    let place: Int32
    if let free = freeSimplexes.popLast() {
      place = free
      simplexes[Int(place)] = part
    } else {
      place = Int32(simplexes.count)
      simplexes.append(part)
    }
    parts[Int(root)].simplex = place
    for (row, slot) in part.slots.enumerated() { store[slot].local = Int32(row) }
  }

  /// Takes over the point of a simplex as values.
  mutating func takeValues(_ place: Int32) {
    guard let part = simplexes[Int(place)] else { return }
    for (column, variable) in part.variables.enumerated() {
      values[Int(variable)] = part.simplex.position[column]
    }
    for (row, slot) in part.slots.enumerated() {
      store[slot].wasActive = part.simplex.rowSlots[row] >= 0
    }
  }

  /// A simplex for all rows that have one of `variables`, which are all of a part.
  mutating func makeSimplex(_ variables: [Int32]) -> PartSimplex {
    for (column, variable) in variables.enumerated() { localColumns[Int(variable)] = Int32(column) }
    var slots: [Int32] = []
    for variable in variables {
      var slot = firstRows[Int(variable)]
      while slot >= 0 {
        slots.append(slot)
        slot = store[slot].next
      }
    }
    var rows = SparseRows(columnCount: variables.count, rowCapacity: slots.count)
    for slot in slots {
      for term in store[slot].terms {
        rows.append(
          column: localColumns[Int(store.termVariables[term])], coefficient: store.termCoefficients[term])
      }
      rows.endRow()
    }
    rows.indexColumns()
    let simplex = Simplex(
      rows: rows, targets: slots.map { store[$0].target }, levels: levels(of: slots),
      costs: slots.map { store[$0].costs }, hints: slots.map { store[$0].wasActive })
    return PartSimplex(variables: variables, slots: slots, simplex: simplex)
  }

  /// Numbers the priorities of rows from 1, the highest first; 0 is for the required.
  private func levels(of slots: [Int32]) -> [Int32] {
    var priorities: [Double] = []
    for slot in slots where !store[slot].isRequired {
      let place = Solver.place(of: store[slot].priority, in: priorities)
      if place == priorities.count || priorities[place] != store[slot].priority {
        priorities.insert(store[slot].priority, at: place)
      }
    }
    return slots.map { slot in
      store[slot].isRequired ? 0 : Int32(Solver.place(of: store[slot].priority, in: priorities) + 1)
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
