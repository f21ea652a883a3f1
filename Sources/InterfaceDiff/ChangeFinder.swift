import InterfaceComparison
import XMLSyntax

/// Finds the differences between two versions whose nodes are paired.
struct ChangeFinder {
  private let pairing: Pairing
  private let includesFrames: Bool
  private let labels: (old: ObjectNames, new: ObjectNames)
  private let readers: (old: PropertyReader, new: PropertyReader)
  private let scenes: (old: [Int: String], new: [Int: String])
  private var found: [Found] = []
  private(set) var framesLeftOut = 0

  /// A change with its place among the others, and its places in both versions.
  private struct Found {
    var order: [Int]
    var change: InterfaceChange
    var oldPlace: SourceRange?
    var newPlace: SourceRange?
  }

  private var old: ComparedDocument { pairing.old }
  private var new: ComparedDocument { pairing.new }

  init(_ pairing: Pairing, includesFrames: Bool) {
    self.pairing = pairing
    self.includesFrames = includesFrames
    let labels = (old: ObjectNames(pairing.old), new: ObjectNames(pairing.new))
    self.labels = labels
    readers = (
      PropertyReader(
        document: pairing.old, shown: ReferenceNames(pairing.old, name: labels.old.mention),
        compared: ReferenceNames(pairing.old, name: pairing.comparedName(ofOld:))),
      PropertyReader(
        document: pairing.new, shown: ReferenceNames(pairing.new, name: labels.new.mention),
        compared: ReferenceNames(pairing.new, name: pairing.comparedName(ofNew:)))
    )
    scenes = (Self.scenes(pairing.old, labels.old), Self.scenes(pairing.new, labels.new))
  }

  /// The differences, in the order of the new version; what went stands where it was.
  mutating func changes() -> [InterfaceChange] {
    for place in new.nodes.indices where isObject(new.nodes[place]) || place == 0 {
      if let other = pairing.oldNodes[place] { compare(other, place) } else { addObject(place) }
    }
    for place in old.nodes.indices where isObject(old.nodes[place]) && pairing.newNodes[place] == nil {
      removeObject(place)
    }
    compareOrders()
    compareTies()
    return placed(inOrder())
  }

  private func inOrder() -> [Found] {
    found.enumerated().sorted { left, right in
      left.element.order == right.element.order
        ? left.offset < right.offset : left.element.order.lexicographicallyPrecedes(right.element.order)
    }.map(\.element)
  }

  private func placed(_ found: [Found]) -> [InterfaceChange] {
    let positions = (
      PositionTable(old.source, of: found.compactMap(\.oldPlace)),
      PositionTable(new.source, of: found.compactMap(\.newPlace))
    )
    return found.map { found in
      var change = found.change
      change.oldPosition = found.oldPlace.flatMap { positions.0[$0] }
      change.position = found.newPlace.flatMap { positions.1[$0] }
      return change
    }
  }

  // MARK: Objects

  private func isObject(_ node: ComparedNode) -> Bool { node.identity != nil && !node.isTie }

  private mutating func addObject(_ place: Int) {
    let node = new.nodes[place]
    if isGuide(node), let owner = new.holder(of: place), pairing.oldNodes[owner] == nil { return }
    note(
      node.name == "scene" ? .scene : .object, .added, subject(new: place), new: holderName(new, labels.new, place),
      newPlace: node.tag, order: [place])
  }

  private mutating func removeObject(_ place: Int) {
    let node = old.nodes[place]
    if isGuide(node), let owner = old.holder(of: place), pairing.newNodes[owner] == nil { return }
    note(
      node.name == "scene" ? .scene : .object, .removed, subject(old: place), old: holderName(old, labels.old, place),
      oldPlace: node.tag, order: order(ofOld: place))
  }

  private func isGuide(_ node: ComparedNode) -> Bool { node.name.hasSuffix("LayoutGuide") }

  private func holderName(_ document: ComparedDocument, _ names: ObjectNames, _ place: Int) -> String? {
    document.holder(of: place).flatMap { document.nodes[$0].name == "scene" ? nil : names.mention($0) }
  }

  private mutating func compare(_ oldPlace: Int, _ newPlace: Int) {
    compareHolders(oldPlace, newPlace)
    compareNames(oldPlace, newPlace)
    let properties = (
      readers.old.properties(of: oldPlace).filter { includesFrames || !isStoredFrame($0, oldPlace, old) },
      readers.new.properties(of: newPlace).filter { includesFrames || !isStoredFrame($0, newPlace, new) }
    )
    if !includesFrames { countFrames(oldPlace, newPlace) }
    for difference in PropertyComparison.differences(properties.0, properties.1) {
      let action: InterfaceChange.Action =
        difference.old == nil ? .added : difference.new == nil ? .removed : .changed
      note(
        difference.kind, action, subject(new: newPlace), property: difference.property, old: difference.old,
        new: difference.new, oldPlace: difference.oldPlace, newPlace: difference.newPlace, order: [newPlace, -1])
    }
  }

  /// An object that became one of another kind, with its id.
  private mutating func compareNames(_ oldPlace: Int, _ newPlace: Int) {
    let names = (old.nodes[oldPlace], new.nodes[newPlace])
    guard names.0.name != names.1.name else { return }
    note(
      .property, .changed, subject(new: newPlace), property: "element", old: names.0.name, new: names.1.name,
      oldPlace: names.0.tag, newPlace: names.1.tag, order: [newPlace, -1])
  }

  private func isStoredFrame(_ property: ObjectProperty, _ place: Int, _ document: ComparedDocument) -> Bool {
    property.path == "frame" && document.decidedFrame(of: place) != nil
  }

  private mutating func countFrames(_ oldPlace: Int, _ newPlace: Int) {
    guard let left = old.decidedFrame(of: oldPlace), let right = new.decidedFrame(of: newPlace)
    else { return }
    func numbers(_ node: ComparedNode) -> [String?] { ["x", "y", "width", "height"].map { node[$0] } }
    if numbers(old.nodes[left]) != numbers(new.nodes[right]) { framesLeftOut += 1 }
  }

  // MARK: Places

  private mutating func compareHolders(_ oldPlace: Int, _ newPlace: Int) {
    let holders = (old.holder(of: oldPlace), new.holder(of: newPlace))
    let lists = (listName(oldPlace, old), listName(newPlace, new))
    let isElsewhere = holders.0.map { pairing.newNodes[$0] } != holders.1.map { Optional($0) }
    guard isElsewhere || lists.0 != lists.1 else { return }
    func text(_ name: String?, _ list: String) -> String {
      let name = name ?? "the document"
      return isElsewhere && lists.0 == lists.1 || list.isEmpty ? name : "\(name), \(list)"
    }
    note(
      .object, .moved, subject(new: newPlace), old: text(holderName(old, labels.old, oldPlace), lists.0),
      new: text(holderName(new, labels.new, newPlace), lists.1), oldPlace: old.nodes[oldPlace].tag,
      newPlace: new.nodes[newPlace].tag, order: [newPlace, -2])
  }

  /// How an object stands in its holder: under a key, or in a list.
  private func listName(_ place: Int, _ document: ComparedDocument) -> String {
    let around = document.ancestors(of: place).lazy.map { document.nodes[$0] }.prefix {
      $0.identity == nil && $0.parent != nil
    }
    let steps = around.map { $0.localKey ?? $0.name }.reversed() + [document.nodes[place]["key"]].compactMap { $0 }
    return steps.joined(separator: ".")
  }

  /// Lists whose order nobody sees.
  private static let unordered: Set = ["scenes", "layoutGuides", "userGuides"]

  private mutating func compareOrders() {
    for (place, node) in new.nodes.enumerated() where node.isContainer && !Self.unordered.contains(node.name) {
      guard let other = pairing.oldNodes[place] else { continue }
      let isSceneList = node.parent.map { new.nodes[$0].name == "scene" } ?? false
      if !isSceneList { compareOrder(other, place) }
    }
  }

  private mutating func compareOrder(_ oldList: Int, _ newList: Int) {
    let members = new.nodes[newList].children.filter { child in
      guard isObject(new.nodes[child]), let other = pairing.oldNodes[child] else { return false }
      return old.nodes[other].parent == oldList
    }
    let before = members.compactMap { pairing.oldNodes[$0] }
    let kept = Alignment.longestRise(before)
    guard kept.count < members.count else { return }
    let ranks = Dictionary(before.sorted().enumerated().map { ($1, $0) }) { first, _ in first }
    for (index, place) in members.enumerated() where !kept.contains(index) {
      note(
        .object, .moved, subject(new: place), property: "order", old: "\(ranks[before[index], default: 0] + 1)",
        new: "\(index + 1)", oldPlace: old.nodes[before[index]].tag, newPlace: new.nodes[place].tag,
        order: [place, -2])
    }
  }

  // MARK: Constraints and connections

  private mutating func compareTies() {
    let shown = (
      TieText(document: old, names: readers.old.shown), TieText(document: new, names: readers.new.shown)
    )
    let compared = (
      TieText(document: old, names: readers.old.compared), TieText(document: new, names: readers.new.compared)
    )
    for place in new.nodes.indices where new.isTold(place) {
      let other = pairing.oldNodes[place]
      if let other, compared.0.text(other) == compared.1.text(place), isSameHolder(other, place) { continue }
      note(
        kind(new.nodes[place]), other == nil ? .added : .changed, subject(holderOf: place, new: true),
        old: other.map(shown.0.text), new: shown.1.text(place), oldPlace: other.map { old.nodes[$0].tag },
        newPlace: new.nodes[place].tag, order: [new.holder(of: place) ?? 0, 0])
    }
    for place in old.nodes.indices where old.isTold(place) && pairing.newNodes[place] == nil {
      note(
        kind(old.nodes[place]), .removed, subject(holderOf: place, new: false), old: shown.0.text(place),
        oldPlace: old.nodes[place].tag, order: old.holder(of: place).map(order(ofOld:)) ?? [0])
    }
  }

  private func isSameHolder(_ oldPlace: Int, _ newPlace: Int) -> Bool {
    guard new.nodes[newPlace].name != "constraint", let holder = old.holder(of: oldPlace) else { return true }
    return pairing.newNodes[holder] == new.holder(of: newPlace)
  }

  private func kind(_ node: ComparedNode) -> InterfaceChange.Kind {
    node.name == "constraint" ? .constraint : .connection
  }

  // MARK: Notes

  private mutating func note(
    _ kind: InterfaceChange.Kind, _ action: InterfaceChange.Action, _ subject: InterfaceChange.Subject,
    property: String? = nil, old: String? = nil, new: String? = nil, oldPlace: SourceRange? = nil,
    newPlace: SourceRange? = nil, order: [Int]
  ) {
    let change = InterfaceChange(
      kind: kind, action: action, subject: subject, property: property, old: old, new: new)
    found.append(Found(order: order, change: change, oldPlace: oldPlace, newPlace: newPlace))
  }

  /// What went stands behind what is left of the objects around it.
  private func order(ofOld place: Int) -> [Int] {
    if let other = pairing.newNodes[place] { return [other, 0] }
    let around = old.ancestors(of: place).lazy.compactMap { pairing.newNodes[$0] }.first ?? 0
    return [around, 1, place]
  }

  private func subject(new place: Int) -> InterfaceChange.Subject {
    let node = new.nodes[place]
    let oldID = pairing.oldNodes[place].flatMap { old.nodes[$0].objectID }
    return InterfaceChange.Subject(
      id: node.objectID, oldID: oldID == node.objectID ? nil : oldID, element: node.name,
      name: node.parent == nil ? "document" : labels.new.long(place), scene: scene(place, new, scenes.new))
  }

  private func subject(old place: Int) -> InterfaceChange.Subject {
    let node = old.nodes[place]
    return InterfaceChange.Subject(
      id: node.objectID, oldID: nil, element: node.name, name: labels.old.long(place),
      scene: scene(place, old, scenes.old))
  }

  private func subject(holderOf place: Int, new isNew: Bool) -> InterfaceChange.Subject {
    if isNew { return new.holder(of: place).map(subject(new:)) ?? subject(new: 0) }
    guard let holder = old.holder(of: place) else { return subject(new: 0) }
    return pairing.newNodes[holder].map(subject(new:)) ?? subject(old: holder)
  }

  private func scene(_ place: Int, _ document: ComparedDocument, _ names: [Int: String]) -> String? {
    document.ancestors(of: place).lazy.compactMap { names[$0] }.first
  }

  private static func scenes(_ document: ComparedDocument, _ names: ObjectNames) -> [Int: String] {
    let places = document.nodes.indices.filter { document.nodes[$0].name == "scene" }
    return Dictionary(uniqueKeysWithValues: places.map { ($0, names.mention($0)) })
  }
}
