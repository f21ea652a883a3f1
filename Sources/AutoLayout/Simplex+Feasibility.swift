extension Simplex {
  /// Moves to a point where all required rows hold. Returns the proof if there is none.
  ///
  /// The rows are brought to hold one after the other, without giving up any that holds already. A row that can't be is
  /// a combination of active rows that are independent: leave out any one, and the rest can hold. So the proof is minimal.
  mutating func makeFeasible() -> Infeasibility? {
    refreshPoint()
    for index in level(0) {
      let row = Int(index)
      var idleSteps = 0
      let lastStep = steps + stepLimit
      while states[row].violation > 0 {
        let sign: Double = states[row].difference < 0 ? 1 : -1
        // At the limit, rounding rules: better to call it a conflict than to go on for ever.
        guard let step = steepestRelease(towards: row, sign: sign, isCautious: idleSteps > 40), steps < lastStep else {
          return proof(row: row, sign: sign)
        }
        let length = move(releasing: step, towards: row)
        idleSteps = length > Tolerance.step ? 0 : idleSteps + 1
      }
    }
    return nil
  }

  /// Whether all required rows hold.
  var isFeasible: Bool {
    level(0).allSatisfy { states[Int($0)].violation == 0 }
  }

  /// The active row to let go, and whether up, so that `row` comes nearer to its target: one whose move costs nothing or
  /// little in the end. Nil if there is none.
  private mutating func steepestRelease(towards row: Int, sign: Double, isCautious: Bool) -> Release? {
    rows.add(row: row, times: sign, to: &columnWork)
    basis.multipliers(of: rows, gradient: &columnWork, into: &multipliers)
    var best: (release: Release, level: Int32, rate: Double)?
    for slot in 0..<basis.rank {
      let rate = multipliers[slot]
      if rate.magnitude <= Tolerance.coefficient { continue }
      let active = Int(basis.slotRows[slot])
      let isUp = rate > 0
      let isCharged = states[active].costs.contains(isUp ? .above : .below)
      if states[active].level == 0, isCharged { continue }
      let level = isCharged ? states[active].level : Int32.max
      let release = Release(slot: slot, isUp: isUp)
      guard let current = best else {
        best = (release, level, rate.magnitude)
        continue
      }
      // Cautious, the first row in order goes, lest the steps run in a circle.
      let isBetter =
        isCautious
        ? active < Int(basis.slotRows[current.release.slot])
        : (level, rate.magnitude) > (current.level, current.rate)
      if isBetter { best = (release, level, rate.magnitude) }
    }
    return best?.release
  }

  private func proof(row: Int, sign: Double) -> Infeasibility {
    var members = [(row: Int32(row), multiplier: sign)]
    for slot in 0..<basis.rank where multipliers[slot].magnitude > Tolerance.coefficient {
      members.append((basis.slotRows[slot], -multipliers[slot]))
    }
    return Infeasibility(members: members)
  }

  /// Moves along the release until `row` reaches its target or another required row is about to be violated; that row
  /// becomes active. Returns the length of the step.
  private mutating func move(releasing release: Release, towards row: Int) -> Double {
    follow(release)
    var nearest = Crossing(
      row: Int32(row), step: (states[row].difference / states[row].rate).magnitude,
      costIncrease: states[row].rate.magnitude)
    for touched in touchedRows where Int(touched) != row {
      guard let crossing = requiredCrossing(Int(touched)) else { continue }
      let isNearer = crossing.step < nearest.step - Tolerance.step
      let isTie = crossing.step <= nearest.step + Tolerance.step
      if isNearer || isTie && crossing.costIncrease > nearest.costIncrease && Int(nearest.row) != row {
        nearest = crossing
      }
    }
    let length = nearest.step
    advance(by: length)
    exchange(release, entering: Int(nearest.row))
    return length
  }

  /// Where a required row that holds would cease to. The "cost increase" is how sharply the row is met.
  private func requiredCrossing(_ row: Int) -> Crossing? {
    let state = states[row]
    guard state.level == 0, !state.isActive, state.violation == 0 else { return nil }
    let rate = state.rate
    if rate.magnitude <= Tolerance.coefficient { return nil }
    guard state.costs.contains(rate > 0 ? .above : .below) else { return nil }
    return Crossing(row: Int32(row), step: max(0, -state.difference / rate), costIncrease: rate.magnitude)
  }
}
