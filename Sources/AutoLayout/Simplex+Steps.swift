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
    // All active rows but the one released should stay where they are: that they don't tells how exact the rates are.
    rateError = 0
    for row in touchedRows where states[Int(row)].isActive {
      let expected = Int(states[Int(row)].slot) == release.slot ? directionSign : 0
      rateError = max(rateError, (states[Int(row)].rate - expected).magnitude)
    }
    smallestRate = max(Tolerance.coefficient * largest, 100 * rateError)
  }

  /// Whether a crossing is so blunt, or the rates are so inexact, that the factors' history must be the cause. If so, forgets
  /// direction and history.
  mutating func takesNewStart(_ crossing: Crossing?) -> Bool {
    guard basis.hasChanges else { return false }
    if let crossing, crossing.sharpness > 1000 * smallestRate, rateError < Tolerance.coefficient { return false }
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

  /// Takes back what rounding has moved the multipliers off the gradient, which the scratch holds.
  mutating func refineMultipliers() {
    var error = 0.0
    for slot in 0..<basis.rank where multipliers[slot] != 0 {
      rows.add(row: Int(basis.slotRows[slot]), times: -multipliers[slot], to: &columnWork)
    }
    for column in basis.pivotColumns { error = max(error, columnWork[Int(column)].magnitude) }
    if error < Tolerance.cancellation {
      for column in columnWork.indices { columnWork[column] = 0 }
      return
    }
    basis.multipliers(of: rows, gradient: &columnWork, into: &corrections)
    for slot in 0..<basis.rank { multipliers[slot] += corrections[slot] }
  }
}
