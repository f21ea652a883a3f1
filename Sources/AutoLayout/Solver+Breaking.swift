extension Solver {
  /// Adds constraints, and breaks one of each conflict.
  ///
  /// `choose` is asked which member of a conflict is to give way. It is left out if it is among `constraints`, and removed
  /// from the solver if it was there before. Answers that are no member of the conflict stand for its last member.
  ///
  /// Returns the names of the constraints added, in order; nil for those left out.
  public mutating func add(
    contentsOf constraints: [LinearConstraint], breaking choose: (Conflict) -> Conflict.Origin
  ) -> [ConstraintID?] {
    var names = [ConstraintID?](repeating: nil, count: constraints.count)
    var positions = Array(constraints.indices)
    while !positions.isEmpty {
      do {
        let added = try add(contentsOf: positions.map { constraints[$0] })
        for (position, name) in zip(positions, added) { names[position] = name }
        return names
      } catch {
        let conflict = error.numbered(by: positions)
        let choice = choose(conflict)
        let isMember = conflict.members.contains { $0.origin == choice }
        switch isMember ? choice : conflict.members.last?.origin {
        case .existing(let id): remove(id)
        case .added(let position): positions.removeAll { $0 == position }
        case nil: return names
        }
      }
    }
    return names
  }
}

extension Conflict {
  /// The conflict with other positions for the constraints that were to be added.
  fileprivate func numbered(by positions: [Int]) -> Conflict {
    var conflict = self
    for index in conflict.members.indices {
      if case .added(let position) = conflict.members[index].origin {
        conflict.members[index].origin = .added(positions[position])
      }
    }
    return conflict
  }
}
