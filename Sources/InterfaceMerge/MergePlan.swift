import InterfaceComparison

/// What of three versions comes into the merged document, and from where.
struct MergePlan {
  /// The versions that a node of the merged document is made from.
  enum Keep {
    case nothing, both, ours, theirs
  }

  let correspondence: Correspondence
  private(set) var keeps: [Keep]
  /// Nodes that aren't where the version they're taken from has them, or that hold such: they can't be copied as they
  /// are.
  private(set) var isIntricate: [Bool]
  private(set) var conflicts: [Dispute] = []
  private var locations: [Int: Int] = [:]
  /// Nodes that theirs deleted and ours holds on to, with all they hold.
  private var isHeld: [Bool]

  init(_ correspondence: Correspondence) {
    self.correspondence = correspondence
    let count = correspondence.slots.count
    keeps = Array(repeating: .nothing, count: count)
    isIntricate = Array(repeating: false, count: count)
    isHeld = Array(repeating: false, count: count)
    decideOurs(ChangedSlots(correspondence, .ours))
    decideTheirs(ChangedSlots(correspondence, .theirs))
    holdReferences()
    dropReferences()
    locate()
    markIntricate()
  }

  /// The slot of the node that holds a node of the merged document.
  func location(of slot: Int) -> Int? {
    locations[slot] ?? correspondence.parent(of: slot, keeps[slot] == .theirs ? .theirs : .ours)
  }

  /// Whether an id names an object that theirs has and the merged document hasn't.
  func isDropped(_ id: String) -> Bool {
    guard let slot = correspondence.slot(ofID: id, .theirs) else { return false }
    return keeps[slot] == .nothing
  }

  // MARK: What is kept

  private mutating func decideOurs(_ changed: ChangedSlots) {
    for (place, slot) in correspondence.numbers.ours.enumerated() {
      let node = correspondence.documents.ours.nodes[place]
      let versions = correspondence.slots[slot]
      if versions.theirs != nil {
        keeps[slot] = .both
      } else if versions.base == nil {
        keeps[slot] = .ours
      } else if isInHeld(slot) {
        keeps[slot] = .ours
        isHeld[slot] = true
      } else if changed.contains(slot) {
        keeps[slot] = .ours
        guard !node.isContainer else { continue }
        isHeld[slot] = true
        if !isChurn(place, .ours) { conflicts.append(Dispute(slot, .deletedByTheirs(isMoved: changed.isMoved(slot)))) }
      }
    }
  }

  /// Whether theirs deleted a node together with one that ours holds on to.
  private func isInHeld(_ slot: Int) -> Bool {
    guard let parent = correspondence.parent(of: slot, .ours), isHeld[parent] else { return false }
    return parent == correspondence.parent(of: slot, .base)
  }

  private mutating func decideTheirs(_ changed: ChangedSlots) {
    var isReported: Set<Int> = []
    for (place, slot) in correspondence.numbers.theirs.enumerated() where correspondence.slots[slot].ours == nil {
      let node = correspondence.documents.theirs.nodes[place]
      let parent = correspondence.parent(of: slot, .theirs)
      let isParentKept = parent.map { keeps[$0] != .nothing } ?? true
      if parent.map(isReported.contains) ?? false { isReported.insert(slot) }
      if correspondence.slots[slot].base == nil {
        keeps[slot] = isParentKept ? .theirs : .nothing
      } else if changed.contains(slot), !isReported.contains(slot) {
        if node.isContainer || isChurn(place, .theirs) {
          keeps[slot] = isParentKept ? .theirs : .nothing
        } else {
          conflicts.append(Dispute(slot, .deletedByOurs(isMoved: changed.isMoved(slot))))
          isReported.insert(slot)
        }
      }
    }
  }

  private func isChurn(_ place: Int, _ side: MergeSide) -> Bool {
    HeaderChurn.isStandIn(place, in: correspondence.documents[side])
  }

  // MARK: References

  /// Holds on to what ours newly refers to though theirs deleted it, and to what ties it to the rest.
  private mutating func holdReferences() {
    let document = correspondence.documents.ours
    var pending: [Int] = []
    for (place, slot) in correspondence.numbers.ours.enumerated() where keeps[slot] != .nothing {
      for attribute in document.nodes[place].attributes where Reference.isReference(attribute.name) {
        guard isHeld[slot] || correspondence.node(slot, .base)?[attribute.name] != attribute.value else { continue }
        guard let target = deletedByTheirs(attribute.value) else { continue }
        if !isHeld[slot] { conflicts.append(Dispute(target, .neededByOurs(referrer: slot))) }
        pending += hold(target)
      }
    }
    pending += isHeld.indices.filter { isHeld[$0] }
    if !pending.isEmpty { holdTies(of: pending) }
  }

  private mutating func holdTies(of slots: [Int]) {
    let document = correspondence.documents.ours
    var referrers: [String: [Int]] = [:]
    for (place, node) in document.nodes.enumerated() where node.isTie {
      for attribute in node.attributes where Reference.isReference(attribute.name) {
        referrers[attribute.value, default: []].append(place)
      }
    }
    var pending = slots
    while let slot = pending.popLast() {
      guard let node = correspondence.node(slot, .ours) else { continue }
      for attribute in node.attributes where Reference.isReference(attribute.name) {
        if let target = deletedByTheirs(attribute.value) { pending += hold(target) }
      }
      guard let id = node.identity else { continue }
      for place in referrers[id, default: []] where keeps[correspondence.numbers.ours[place]] == .nothing {
        let isWhole = document.nodes[place].attributes.allSatisfy {
          !Reference.isReference($0.name) || deletedByTheirs($0.value) == nil
        }
        if isWhole { pending += hold(correspondence.numbers.ours[place]) }
      }
    }
  }

  private func deletedByTheirs(_ id: String) -> Int? {
    guard let slot = correspondence.slot(ofID: id, .ours), keeps[slot] == .nothing else { return nil }
    return slot
  }

  /// Keeps ours of a node with all it holds, and what is around it. Hands back what wasn't kept before.
  private mutating func hold(_ slot: Int) -> [Int] {
    var held: [Int] = []
    var pending = [slot]
    while let slot = pending.popLast() {
      guard keeps[slot] == .nothing, let node = correspondence.node(slot, .ours) else { continue }
      keeps[slot] = .ours
      isHeld[slot] = true
      held.append(slot)
      pending += node.children.map { correspondence.numbers.ours[$0] }
    }
    var around = correspondence.parent(of: slot, .ours)
    while let parent = around, keeps[parent] == .nothing {
      keeps[parent] = .ours
      around = correspondence.parent(of: parent, .ours)
    }
    return held
  }

  /// Leaves out the constraints and connections that theirs adds to what ours deleted.
  private mutating func dropReferences() {
    let document = correspondence.documents.theirs
    for (place, slot) in correspondence.numbers.theirs.enumerated() where document.nodes[place].isTie {
      let references = document.nodes[place].attributes.filter { Reference.isReference($0.name) && isDropped($0.value) }
      guard let reference = references.first else { continue }
      isIntricate[slot] = true
      guard keeps[slot] == .theirs, let target = correspondence.slot(ofID: reference.value, .theirs) else { continue }
      keeps[slot] = .nothing
      // What theirs made and ours never had stands in something that is told already.
      guard correspondence.slots[target].base != nil else { continue }
      conflicts.append(Dispute(target, .neededByTheirs(referrer: slot)))
    }
  }

  // MARK: Places

  private mutating func locate() {
    for slot in correspondence.slots.indices where keeps[slot] == .both {
      guard let ours = correspondence.parent(of: slot, .ours), let theirs = correspondence.parent(of: slot, .theirs),
        ours != theirs
      else { continue }
      switch correspondence.parent(of: slot, .base) {
      case ours where keeps[theirs] != .nothing:
        locations[slot] = theirs
      case theirs where keeps[ours] != .nothing, ours:
        locations[slot] = ours
      default:
        locations[slot] = ours
        conflicts.append(Dispute(slot, .moved))
      }
    }
    breakCycles()
  }

  /// Each side may put one object into another: both together can't be.
  private mutating func breakCycles() {
    let moved = locations.filter { correspondence.parent(of: $0.key, .ours) != $0.value }.keys.sorted()
    guard moved.contains(where: isInCycle) else { return }
    for slot in moved {
      locations[slot] = correspondence.parent(of: slot, .ours)
      conflicts.append(Dispute(slot, .moved))
    }
  }

  private func isInCycle(_ slot: Int) -> Bool {
    var around = location(of: slot)
    var steps = 0
    while let current = around, steps < correspondence.slots.count {
      if current == slot { return true }
      around = location(of: current)
      steps += 1
    }
    return around != nil
  }

  private mutating func markIntricate() {
    for slot in correspondence.slots.indices where isIntricate[slot] || isOutOfPlace(slot) {
      for side in MergeSide.allCases { markAround(slot, side) }
    }
  }

  private func isOutOfPlace(_ slot: Int) -> Bool {
    if isHeld[slot] || locations[slot] != nil { return true }
    let parents = Set(MergeSide.allCases.compactMap { correspondence.parent(of: slot, $0) })
    return parents.count > 1
  }

  private mutating func markAround(_ slot: Int, _ side: MergeSide) {
    var around = correspondence.parent(of: slot, side)
    while let current = around {
      isIntricate[current] = true
      around = correspondence.parent(of: current, side)
    }
  }
}
