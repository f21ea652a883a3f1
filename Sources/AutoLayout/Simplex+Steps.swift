extension Simplex {
  /// Finds the direction of a release, and the rates of all rows along it.
  mutating func follow(_ release: Release) {
    basis.direction(slot: release.slot, of: rows, into: &columnWork, result: &direction)
    let sign: Double = release.isUp ? 1 : -1
    for entry in direction {
      let value = entry.value * sign
      for place in rows.columns.list(entry.place) {
        let term = rows.columns.entries[place]
        if !states[term.place].isTouched {
          states[term.place].isTouched = true
          touchedRows.append(term.index)
        }
        states[term.place].rate += term.value * value
      }
    }
    directionSign = sign
  }

  /// Moves the point along the direction followed.
  mutating func advance(by length: Double) {
    if length == 0 { return }
    let signed = length * directionSign
    for entry in direction { position[entry.place] += signed * entry.value }
    for row in touchedRows { states[Int(row)].activity += length * states[Int(row)].rate }
  }

  /// Makes `entering` active in place of the row released, and forgets the direction.
  mutating func exchange(_ release: Release, entering: Int) {
    let leaving = Int(basis.slotRows[release.slot])
    let pivot = states[entering].rate * directionSign
    basis.replace(slot: release.slot, by: Int32(entering), direction: direction, pivot: pivot)
    states[leaving].slot = -1
    states[leaving].side = release.isUp ? 1 : -1
    states[entering].slot = Int32(release.slot)
    states[entering].activity = states[entering].target
    forgetDirection()
    steps += 1
    if basis.isWorn { factorize() }
  }

  mutating func forgetDirection() {
    for row in touchedRows {
      states[Int(row)].rate = 0
      states[Int(row)].isTouched = false
    }
    touchedRows.removeAll(keepingCapacity: true)
  }
}
