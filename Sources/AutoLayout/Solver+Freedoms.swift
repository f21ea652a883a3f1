extension Solver {
  /// What the constraints leave undetermined: empty if there is only one best value for each variable.
  ///
  /// Ordered by first variable. A variable without constraints is a freedom of its own.
  public func freedoms() -> [Freedom] {
    var solved = self
    solved.solve()
    var freedoms: [Freedom] = []
    for variable in 0..<Int32(variableCount) where solved.forest.root(of: variable) == variable {
      freedoms += solved.freedoms(at: variable)
    }
    return freedoms.sorted { $0.variables[0] < $1.variables[0] }
  }

  private mutating func freedoms(at root: Int32) -> [Freedom] {
    if variables[Int(root)].rowCount == 0 {
      return [Freedom(variables: [Variable(index: root)], degrees: 1)]
    }
    let place = variables[Int(root)].part.simplex
    if place >= 0, let part = simplexes[Int(place)] { return part.freedoms() }
    var part = makeSimplex(forest.members(of: root))
    _ = part.solve()
    return part.freedoms()
  }
}

extension PartSimplex {
  fileprivate func freedoms() -> [Freedom] {
    simplex.freedoms().map { columns, degrees in
      Freedom(variables: columns.map { Variable(index: variables[Int($0)]) }.sorted(), degrees: degrees)
    }
  }
}
