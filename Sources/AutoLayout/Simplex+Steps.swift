extension Simplex {
  /// Finds the direction of a release, and the rates of all rows along it.
  mutating func follow(_ release: Release) {
    basis.direction(slot: release.slot, of: rows, into: &columnWork, result: &direction)
    let sign: Double = release.isUp ? 1 : -1
    for entry in direction.indices.indices {
      let value = direction.values[entry] * sign
      for place in rows.entries(Int(direction.indices[entry])) {
        let row = Int(rows.rowsByColumn[place])
        if !isTouched[row] {
          isTouched[row] = true
          touchedRows.append(Int32(row))
        }
        rates[row] += rows.coefficientsByColumn[place] * value
      }
    }
    directionSign = sign
  }

  /// Moves the point along the direction followed.
  mutating func advance(by length: Double) {
    if length == 0 { return }
    let signed = length * directionSign
    for entry in direction.indices.indices {
      position[Int(direction.indices[entry])] += signed * direction.values[entry]
    }
    for row in touchedRows { activities[Int(row)] += length * rates[Int(row)] }
  }

  /// Makes `entering` active in place of the row released, and forgets the direction.
  mutating func exchange(_ release: Release, entering: Int) {
    let leaving = Int(basis.slotRows[release.slot])
    let pivot = rates[entering] * directionSign
    basis.replace(slot: release.slot, by: Int32(entering), direction: direction, pivot: pivot)
    rowSlots[leaving] = -1
    sides[leaving] = release.isUp ? 1 : -1
    rowSlots[entering] = Int32(release.slot)
    activities[entering] = targets[entering]
    forgetDirection()
    steps += 1
    if basis.isWorn { factorize() }
  }

  mutating func forgetDirection() {
    for row in touchedRows {
      rates[Int(row)] = 0
      isTouched[Int(row)] = false
    }
    touchedRows.removeAll(keepingCapacity: true)
  }
}
