extension Simplex {
  /// From a point where all required rows hold, moves to one where the optional ones are missed least: those of the first
  /// level in sum; of such points, those of the second in sum; and so on.
  mutating func optimize() {
    for row in states.indices { states[row].frozen = [] }
    for level in 0..<levelCount {
      takeSides(level)
      if level > 0, sumsUpToMore(level) {
        minimize(level)
      } else {
        freezeOwnCosts(level)
      }
    }
    if basis.hasChanges { refreshPoint() }
  }

  /// Notes on which side of their targets the level's rows are. On the target, the side is one that costs nothing.
  private mutating func takeSides(_ level: Int) {
    for index in self.level(level) {
      let row = Int(index)
      if states[row].isActive { continue }
      if states[row].violation > 0 {
        states[row].side = states[row].difference > 0 ? 1 : -1
      } else if states[row].costs == .both {
        states[row].side = 0
      } else {
        states[row].side = states[row].costs == .below ? 1 : -1
      }
    }
  }

  /// Whether the level costs anything.
  private func sumsUpToMore(_ level: Int) -> Bool {
    self.level(level).contains { states[Int($0)].violation > 0 }
  }

  /// Where a level costs nothing, all that it forbids is to let one of its own rows cost.
  private mutating func freezeOwnCosts(_ level: Int) {
    for index in self.level(level) {
      let row = Int(index)
      if states[row].isActive { states[row].frozen.formUnion(states[row].costs) }
    }
  }

  private mutating func minimize(_ level: Int) {
    var idleSteps = 0
    let lastStep = steps + stepLimit
    while steps < lastStep {
      findRates(level)
      guard let (release, rate) = steepestRelease(level, isCautious: idleSteps > 40) else { break }
      follow(release)
      let crossing = firstStop(level, rate: rate, isCautious: idleSteps > 40)
      if takesNewStart(crossing) { continue }
      guard let crossing else {
        forgetDirection()
        break
      }
      idleSteps = crossing.step > Tolerance.step ? 0 : idleSteps + 1
      move(release, to: crossing, level)
    }
    freeze(level)
  }

  /// Finds the multipliers: how fast the level's costs grow as each active row's activity rises, its own cost left out.
  private mutating func findRates(_ level: Int) {
    addGradient(level)
    basis.multipliers(of: rows, gradient: &columnWork, into: &multipliers)
    addGradient(level)
    refineMultipliers()
    negligibleRate = max(Tolerance.rate, Tolerance.cancellation * largestMultiplier)
  }

  /// Adds to the scratch how the level's costs change with each column, those of active rows left out.
  private mutating func addGradient(_ level: Int) {
    for index in self.level(level) {
      let row = Int(index)
      if states[row].isActive { continue }
      if states[row].side < 0, states[row].costs.contains(.below) {
        rows.add(row: row, times: -1, to: &columnWork)
      } else if states[row].side > 0, states[row].costs.contains(.above) {
        rows.add(row: row, times: 1, to: &columnWork)
      }
    }
  }

  /// The level's cost per unit if a slot's row moves.
  @inline(__always)
  private func rate(_ slot: Int, isUp: Bool, _ level: Int) -> Double {
    let row = Int(basis.slotRows[slot])
    let own: Double = Int(states[row].level) == level && states[row].costs.contains(isUp ? .above : .below) ? 1 : 0
    return own + (isUp ? multipliers[slot] : -multipliers[slot])
  }

  /// The release that lowers the level's costs fastest, and how fast. Cautious, the first one in order that lowers them.
  private func steepestRelease(_ level: Int, isCautious: Bool) -> (Release, Double)? {
    var best: (release: Release, rate: Double)?
    for slot in 0..<basis.rank where multipliers[slot].magnitude > negligibleRate {
      let isUp = multipliers[slot] < 0
      let row = Int(basis.slotRows[slot])
      if states[row].frozen.contains(isUp ? .above : .below) { continue }
      let rate = rate(slot, isUp: isUp, level)
      if rate > -negligibleRate { continue }
      if let current = best {
        let isBetter = isCautious ? row < Int(basis.slotRows[current.release.slot]) : rate < current.rate
        if !isBetter { continue }
      }
      best = (Release(slot: slot, isUp: isUp), rate)
    }
    return best.map { ($0.release, $0.rate) }
  }

  /// Where to stop along the direction followed: at a row that mustn't be crossed, or where crossing rows of the level has
  /// used up the gain. Cautious, at the first of them. Leaves in `crossings` those to be crossed.
  private mutating func firstStop(_ level: Int, rate: Double, isCautious: Bool) -> Crossing? {
    collectCrossings(level)
    crossings.sort(by: Crossing.precedes)
    var rate = rate
    for index in crossings.indices {
      rate += crossings[index].costIncrease
      if rate < -negligibleRate, !isCautious { continue }
      let stop = isCautious ? crossings[index] : crossings[index...].stop
      crossings.removeLast(crossings.count - index)
      return stop
    }
    return nil
  }

  private mutating func collectCrossings(_ level: Int) {
    crossings.removeAll(keepingCapacity: true)
    for touched in touchedRows {
      let row = Int(touched)
      let rate = states[row].rate
      guard states[row].level <= level, !states[row].isActive, rate.magnitude > smallestRate else { continue }
      let heading: Int8 = rate > 0 ? 1 : -1
      if states[row].side == heading { continue }
      let increase: Double
      if Int(states[row].level) < level {
        increase = .infinity
      } else {
        increase = rate.magnitude * (states[row].side != 0 && states[row].costs == .both ? 2 : 1)
      }
      let distance = states[row].side == 0 ? 0 : -states[row].difference * Double(heading)
      crossings.append(
        Crossing(row: row, distance: distance, sharpness: rate.magnitude, costIncrease: increase))
    }
  }

  private mutating func move(_ release: Release, to stop: Crossing, _ level: Int) {
    for crossing in crossings {
      states[Int(crossing.row)].side = states[Int(crossing.row)].rate > 0 ? 1 : -1
    }
    let entering = Int(stop.row)
    if Int(states[entering].level) == level {
      states[entering].frozen = []
    } else {
      states[entering].frozen = states[entering].side == 0 ? .both : states[entering].rate > 0 ? .above : .below
    }
    advance(by: stop.step)
    exchange(release, entering: entering)
  }

  /// At the level's optimum, forbids what would cost.
  private mutating func freeze(_ level: Int) {
    for slot in 0..<basis.rank {
      let row = Int(basis.slotRows[slot])
      if rate(slot, isUp: true, level) > negligibleRate { states[row].frozen.insert(.above) }
      if rate(slot, isUp: false, level) > negligibleRate { states[row].frozen.insert(.below) }
    }
  }
}
