extension Simplex {
  /// Finds the direction of a release, and the rates of all rows along it.
  mutating func follow(_ release: Release) {
    basis.direction(slot: release.slot, of: rows, into: &columnWork, result: &direction)
    directionSign = release.isUp ? 1 : -1
    var largest = 1.0
    for entry in direction {
      let value = entry.value * directionSign
      largest = max(largest, value.magnitude)
      for place in rows.columns.list(entry.place) {
        let term = rows.columns.entries[place]
        if !states[term.place].isTouched {
          states[term.place].isTouched = true
          touchedRows.append(term.index)
        }
        states[term.place].rate += term.value * value
      }
    }
    smallestRate = Tolerance.coefficient * largest
  }

  /// Whether a crossing is so blunt, or the rates are so far from what they should be, that the factors' history must be the
  /// cause. If so, forgets direction and history.
  mutating func takesNewStart(_ release: Release, _ crossing: Crossing?) -> Bool {
    guard basis.hasChanges else { return false }
    let released = states[Int(basis.slotRows[release.slot])].rate
    if let crossing, crossing.sharpness > 1000 * smallestRate, (released - directionSign).magnitude < 1e-8 {
      return false
    }
    forgetDirection()
    factorize()
    return true
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
