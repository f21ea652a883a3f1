import InterfaceComparison

/// Which nodes of three versions are the same: by id wherever they stand, and by their place in their parent where they
/// have none. Each such node has one number, its slot.
struct Correspondence {
  /// The place of a node in each version that has it.
  typealias Slot = Versions<Int?>

  let documents: Versions<ComparedDocument>
  let classes: Versions<[Int]>
  private(set) var slots: [Slot] = []
  /// The slots of each version's nodes.
  private(set) var numbers: Versions<[Int]>

  private static let unknown = -1

  init(_ documents: Versions<ComparedDocument>) {
    self.documents = documents
    var table = ContentClasses()
    classes = documents.map { table.classify($0) }
    numbers = documents.map { Array(repeating: Self.unknown, count: $0.nodes.count) }
    matchIdentities()
    for place in documents.base.nodes.indices where numbers.base[place] == Self.unknown { add(place, .base) }
    for place in documents.ours.nodes.indices { matchChildren(of: place, .ours) }
    for place in documents.theirs.nodes.indices { matchChildren(of: place, .theirs) }
  }

  /// The node of a slot in a version; nil where that version hasn't got it.
  func node(_ slot: Int, _ side: MergeSide) -> ComparedNode? {
    slots[slot][side].map { documents[side].nodes[$0] }
  }

  /// The slot of the node that holds a slot's node in a version.
  func parent(of slot: Int, _ side: MergeSide) -> Int? {
    node(slot, side)?.parent.map { numbers[side][$0] }
  }

  /// The number of what a slot's node says in a version.
  func contentClass(_ slot: Int, _ side: MergeSide) -> Int? {
    slots[slot][side].map { classes[side][$0] }
  }

  /// The slot of the object that an id names in a version.
  func slot(ofID id: String, _ side: MergeSide) -> Int? {
    documents[side].placesByIdentity[id].map { numbers[side][$0] }
  }

  private mutating func matchIdentities() {
    slots.append(Slot(base: 0, ours: 0, theirs: 0))
    var known: [String: Int] = [:]
    for side in MergeSide.allCases {
      assign(0, 0, side)
      for (place, node) in documents[side].nodes.enumerated().dropFirst() {
        guard let identity = node.identity else { continue }
        if let slot = known[identity] {
          assign(slot, place, side)
        } else {
          known[identity] = slots.count
          add(place, side)
        }
      }
    }
  }

  private mutating func matchChildren(of place: Int, _ side: MergeSide) {
    let children = unmatched(documents[side].nodes[place].children, side)
    guard !children.isEmpty else { return }
    let slot = numbers[side][place]
    match(children, side, with: .base, slot) { _ in true }
    if side == .theirs { match(unmatched(children, side), side, with: .ours, slot) { $0.base == nil } }
    for child in children where numbers[side][child] == Self.unknown { add(child, side) }
  }

  private mutating func match(
    _ children: [Int], _ side: MergeSide, with other: MergeSide, _ slot: Int, where isWanted: (Slot) -> Bool
  ) {
    guard let parent = slots[slot][other] else { return }
    let document = documents[other]
    let candidates = document.nodes[parent].children.filter {
      document.nodes[$0].identity == nil && isWanted(slots[numbers[other][$0]])
    }
    let pairs = SiblingMatcher.pairs(
      .init(candidates, in: document, classes: classes[other]),
      .init(children, in: documents[side], classes: classes[side]))
    for (known, child) in pairs { assign(numbers[other][known], child, side) }
  }

  private func unmatched(_ nodes: [Int], _ side: MergeSide) -> [Int] {
    nodes.filter { numbers[side][$0] == Self.unknown }
  }

  private mutating func add(_ place: Int, _ side: MergeSide) {
    slots.append(Slot(base: nil, ours: nil, theirs: nil))
    assign(slots.count - 1, place, side)
  }

  private mutating func assign(_ slot: Int, _ place: Int, _ side: MergeSide) {
    slots[slot][side] = place
    // Through the subscript, the array would be copied each time.
    switch side {
    case .base: numbers.base[place] = slot
    case .ours: numbers.ours[place] = slot
    case .theirs: numbers.theirs[place] = slot
    }
  }
}
