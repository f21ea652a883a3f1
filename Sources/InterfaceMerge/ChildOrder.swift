import InterfaceComparison

/// Puts the children of a merged node in order: what ours moved stands as in ours, what theirs moved or added follows
/// what it follows in theirs.
struct ChildOrder {
  /// The children, in order.
  let slots: [Int]
  /// Whether both sides moved the same children to different places.
  let isDisputed: Bool

  /// Orders children; each list holds what comes into the merged node and stands in that version of it.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    guard ours != theirs, !theirs.isEmpty else {
      (slots, isDisputed) = (ours, false)
      return
    }
    let common = Set(base).intersection(ours).intersection(theirs)
    let movedByOurs = Self.moved(base, ours, common)
    let movedByTheirs = Self.moved(base, theirs, common)
    let movedByBoth = movedByOurs.intersection(movedByTheirs)
    isDisputed =
      !movedByBoth.isEmpty && ours.filter(common.contains) != theirs.filter(common.contains)
    let yielding = isDisputed ? [] : movedByTheirs.subtracting(movedByOurs)
    let known = Set(theirs)
    slots = Self.inserting(
      theirs.filter { isNotOurs($0) || !movedByOurs.contains($0) }, into: ours.filter { !yielding.contains($0) },
      skipping: { !known.contains($0) })

    func isNotOurs(_ slot: Int) -> Bool { !common.contains(slot) }
  }

  /// The children that don't stand between those they stood between.
  private static func moved(_ base: [Int], _ side: [Int], _ common: Set<Int>) -> Set<Int> {
    let ranks = Dictionary(base.filter(common.contains).enumerated().map { ($1, $0) }) { first, _ in first }
    let members = side.filter(common.contains)
    let kept = Alignment.longestRise(members.map { ranks[$0, default: 0] })
    return Set(members.indices.filter { !kept.contains($0) }.map { members[$0] })
  }

  /// Puts what a list lacks behind what it follows in another one; what only the list has there goes before.
  private static func inserting(_ others: [Int], into list: [Int], skipping isSkipped: (Int) -> Bool) -> [Int] {
    let known = Set(list)
    var added: [Int?: [Int]] = [:]
    var anchor: Int?
    for slot in others {
      if known.contains(slot) { anchor = slot } else { added[anchor, default: []].append(slot) }
    }
    guard !added.isEmpty else { return list }
    var result: [Int] = []
    var pending = added[nil] ?? []
    for slot in list {
      if !isSkipped(slot) {
        result += pending
        pending = added[slot] ?? []
      }
      result.append(slot)
    }
    return result + pending
  }
}
