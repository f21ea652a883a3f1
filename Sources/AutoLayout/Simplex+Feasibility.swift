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
          if basis.hasChanges, steps < lastStep {
            // Not to be concluded from factors with a history.
            factorize()
            continue
          }
          if let proof = proof(row: row, sign: sign) { return proof }
          break
        }
        follow(step)
        let crossing = firstStop(towards: row)
        if takesNewStart(crossing) { continue }
        advance(by: crossing.step)
        exchange(step, entering: Int(crossing.row))
        idleSteps = crossing.step > Tolerance.step ? 0 : idleSteps + 1
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
    rows.add(row: row, times: sign, to: &columnWork)
    refineMultipliers()
    let negligible = largestMultiplier * Tolerance.coefficient
    var best: (release: Release, level: Int32, rate: Double)?
    for slot in 0..<basis.rank where multipliers[slot].magnitude > negligible {
      let active = Int(basis.slotRows[slot])
      let isUp = multipliers[slot] > 0
      let isCharged = states[active].costs.contains(isUp ? .above : .below)
      if states[active].level == 0, isCharged { continue }
      let level = isCharged ? states[active].level : Int32.max
      let rate = multipliers[slot].magnitude
      if let current = best {
        // Cautious, the first row in order goes, lest the steps run in a circle.
        let isBetter =
          isCautious
          ? active < Int(basis.slotRows[current.release.slot])
          : (rate > 0.001 * current.rate && level > current.level)
            || (level == current.level || current.rate < 0.001 * rate) && rate > current.rate
        if !isBetter { continue }
      }
      best = (Release(slot: slot, isUp: isUp), level, rate)
    }
    return best?.release
  }

  /// The largest of the multipliers, or 1.
  var largestMultiplier: Double {
    multipliers.reduce(1) { max($0, $1.magnitude) }
  }

  /// The proof that a row can't hold; nil if all there is to prove is rounding.
  private func proof(row: Int, sign: Double) -> Infeasibility? {
    let negligible = largestMultiplier * Tolerance.coefficient
    var members = [(row: Int32(row), multiplier: sign)]
    var sum = -sign * states[row].target
    var tolerance = states[row].tolerance
    for slot in 0..<basis.rank where multipliers[slot].magnitude > negligible {
      let active = basis.slotRows[slot]
      members.append((active, -multipliers[slot]))
      sum += multipliers[slot] * states[Int(active)].target
      tolerance += multipliers[slot].magnitude * states[Int(active)].tolerance * Tolerance.coefficient
    }
    return sum < -tolerance ? Infeasibility(members: members, sum: sum) : nil
  }

  /// Where to stop along the direction followed: where `row` reaches its target, or where another required row is about to be
  /// violated.
  private mutating func firstStop(towards row: Int) -> Crossing {
    let target = Crossing(
      row: row, distance: states[row].difference.magnitude, sharpness: states[row].rate.magnitude,
      costIncrease: .infinity)
    crossings.removeAll(keepingCapacity: true)
    for touched in touchedRows where Int(touched) != row {
      if let crossing = requiredCrossing(Int(touched)), crossing.step <= target.latestStep {
        crossings.append(crossing)
      }
    }
    crossings.append(target)
    return crossings.stop ?? target
  }

  /// Where a required row that holds would cease to.
  private func requiredCrossing(_ row: Int) -> Crossing? {
    let state = states[row]
    guard state.level == 0, !state.isActive, state.violation == 0 else { return nil }
    let rate = state.rate
    guard rate.magnitude > smallestRate, state.costs.contains(rate > 0 ? .above : .below) else { return nil }
    let distance = rate > 0 ? -state.difference : state.difference
    return Crossing(row: row, distance: distance, sharpness: rate.magnitude, costIncrease: .infinity)
  }
}
