extension Solver {
  /// What the constraints leave undetermined: empty if there is only one best value for each variable.
  ///
  /// Ordered by first variable. A variable without constraints is a freedom of its own.
  public func freedoms() -> [Freedom] {
    guard pendingRoots.isEmpty else {
      var solved = self
      solved.solve()
      return solved.freedoms()
    }
    var freedoms: [Freedom] = []
    for variable in 0..<Int32(variableCount) where forest.root(of: variable) == variable {
      let place = variables[Int(variable)].part.simplex
      guard place >= 0, let part = simplexes[Int(place)] else {
        freedoms.append(Freedom(variables: [Variable(index: variable)], degrees: 1))
        continue
      }
      for (columns, degrees) in part.simplex.freedoms() {
        let variables = columns.map { Variable(index: part.variables[Int($0)]) }
        freedoms.append(Freedom(variables: variables.sorted(), degrees: degrees))
      }
    }
    return freedoms.sorted { $0.variables[0] < $1.variables[0] }
  }
}
