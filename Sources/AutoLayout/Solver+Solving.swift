extension Solver {
  /// Finds the best values where constraints changed.
  public mutating func solve() {
    var roots = pendingRoots
    pendingRoots.removeAll(keepingCapacity: true)
    while let root = roots.popLast() {
      guard variables[Int(root)].part.isPending else { continue }
      if variables[Int(root)].part.mayBeSeparate {
        roots += separate(root)
      } else {
        solvePart(root)
      }
    }
  }

  private mutating func solvePart(_ root: Int32) {
    variables[Int(root)].part.isPending = false
    let place = variables[Int(root)].part.simplex
    if place >= 0 {
      let stepsBefore = simplexes[Int(place)]?.simplex.steps ?? 0
      steps += (simplexes[Int(place)]?.solve() ?? 0) - stepsBefore
      simplexes[Int(place)]?.publish(to: &store, values: &values)
      return
    }
    var part = makeSimplex(forest.members(of: root))
    steps += part.solve()
    part.publish(to: &store, values: &values)
    if part.isWorthKeeping { variables[Int(root)].part.simplex = store(part) }
  }

  /// Makes parts of what is left connected of a part, all pending. Returns their roots.
  private mutating func separate(_ root: Int32) -> [Int32] {
    let members = forest.members(of: root)
    dropSimplex(root)
    forest.separate(members)
    for variable in members {
      variables[Int(variable)].part = Part()
      var slot = variables[Int(variable)].firstRow
      while slot >= 0 {
        for term in store[slot].terms { _ = forest.join(variable, store.termVariables[term]) }
        slot = store[slot].next
      }
    }
    var roots: [Int32] = []
    for variable in members where forest.root(of: variable) == variable {
      variables[Int(variable)].part.isPending = true
      roots.append(variable)
    }
    return roots
  }
}
