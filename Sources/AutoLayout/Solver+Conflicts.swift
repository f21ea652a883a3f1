extension Solver {
  /// The conflict that a part's simplex has proved.
  func conflict(_ infeasibility: Infeasibility, in part: PartSimplex, _ transaction: Transaction) -> Conflict {
    let members = infeasibility.members.map { (part.slots[Int($0.row)], $0.multiplier) }
    return conflict(members, sum: infeasibility.sum, transaction)
  }

  /// The conflict of a row without variables that compares two numbers wrongly.
  func conflict(ofConstant slot: Int32, _ transaction: Transaction) -> Conflict {
    let target = store[slot].target
    let multiplier: Double = target > 0 ? 1 : -1
    return conflict([(slot, multiplier)], sum: -target.magnitude, transaction)
  }

  private func conflict(
    _ members: [(slot: Int32, multiplier: Double)], sum: Double, _ transaction: Transaction
  ) -> Conflict {
    let firstAdded = transaction.rows.first?.id.serial ?? Int.max
    let sorted = members.sorted { store.id($0.slot) < store.id($1.slot) }
    return Conflict(
      members: sorted.map { member in
        let id = store.id(member.slot)
        // Serial numbers are given in turn, so they tell the position among those being added.
        let origin: Conflict.Origin = id.serial < firstAdded ? .existing(id) : .added(id.serial - firstAdded)
        return Conflict.Member(origin: origin, multiplier: member.multiplier)
      }, sum: sum)
  }
}
