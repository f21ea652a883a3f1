extension Solver {
  /// Finds the best values where constraints changed.
  public mutating func solve() {
    var roots = pendingRoots
    pendingRoots.removeAll(keepingCapacity: true)
    while let root = roots.popLast() {
      guard parts[Int(root)].isPending else { continue }
      if parts[Int(root)].mayBeSeparate {
        roots += separate(root)
      } else {
        solvePart(root)
      }
    }
  }

  private mutating func solvePart(_ root: Int32) {
    parts[Int(root)].isPending = false
    if parts[Int(root)].simplex < 0 {
      let part = makeSimplex(forest.members(of: root))
      install(part, at: root)
    }
    let place = parts[Int(root)].simplex
    let stepsBefore = simplexes[Int(place)]?.simplex.steps ?? 0
    // What is required was found to hold together when it was added.
    _ = simplexes[Int(place)]?.simplex.makeFeasible()
    simplexes[Int(place)]?.simplex.optimize()
    steps += (simplexes[Int(place)]?.simplex.steps ?? 0) - stepsBefore
    takeValues(place)
  }

  /// Makes parts of what is left connected of a part, all pending. Returns their roots.
  private mutating func separate(_ root: Int32) -> [Int32] {
    let variables = forest.members(of: root)
    dropSimplex(root)
    forest.separate(variables)
    for variable in variables {
      parts[Int(variable)] = Part()
      var slot = firstRows[Int(variable)]
      while slot >= 0 {
        for term in store[slot].terms { _ = forest.join(variable, store.termVariables[term]) }
        slot = store[slot].next
      }
    }
    var roots: [Int32] = []
    for variable in variables where forest.root(of: variable) == variable {
      parts[Int(variable)].isPending = true
      roots.append(variable)
    }
    return roots
  }
}
