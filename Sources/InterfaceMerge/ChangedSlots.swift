import InterfaceComparison

/// Which nodes a side changed: what they say, or what they hold. What was only taken out of them doesn't count, nor
/// what the other side has elsewhere, nor what Xcode rewrites by itself.
struct ChangedSlots {
  private var content: [Bool]
  private let correspondence: Correspondence
  private let side: MergeSide

  init(_ correspondence: Correspondence, _ side: MergeSide) {
    self.correspondence = correspondence
    self.side = side
    content = Array(repeating: false, count: correspondence.slots.count)
    for place in correspondence.documents[side].nodes.indices.reversed() {
      let slot = correspondence.numbers[side][place]
      content[slot] = hasChangedContent(slot, place)
    }
  }

  /// Whether the side changed a node or put it elsewhere.
  func contains(_ slot: Int) -> Bool { content[slot] || isMoved(slot) }

  /// Whether the side put a node elsewhere.
  func isMoved(_ slot: Int) -> Bool {
    guard correspondence.slots[slot].base != nil else { return false }
    return correspondence.parent(of: slot, .base) != correspondence.parent(of: slot, side)
  }

  private func hasChangedContent(_ slot: Int, _ place: Int) -> Bool {
    let document = correspondence.documents[side]
    guard let base = correspondence.node(slot, .base) else { return true }
    let node = document.nodes[place]
    if HeaderChurn.isChurn(node) || StoredFrame.isDecidedByConstraints(place, in: document) { return false }
    return node.name != base.name || node.text != base.text || Self.attributes(node) != Self.attributes(base)
      || node.children.contains { isChangeOfHolder(correspondence.numbers[side][$0]) }
  }

  private func isChangeOfHolder(_ child: Int) -> Bool {
    let other: MergeSide = side == .ours ? .theirs : .ours
    return isMoved(child) || content[child] && correspondence.slots[child][other] == nil
  }

  private static func attributes(_ node: ComparedNode) -> [String: String] {
    let lasting = node.attributes.filter { !HeaderChurn.isChurn($0.name, of: node) }
    return Dictionary(lasting.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
