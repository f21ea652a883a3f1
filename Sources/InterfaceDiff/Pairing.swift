import InterfaceComparison

/// Which nodes of two versions are the same: by id, and where an id alone changed, by what they say and where they
/// stand.
struct Pairing {
  let old: ComparedDocument
  let new: ComparedDocument
  /// The new node of each old one.
  private(set) var newNodes: [Int?]
  /// The old node of each new one.
  private(set) var oldNodes: [Int?]
  /// What nodes say, but for ids and what is named by them.
  private let contents: (old: [Int], new: [Int])

  init(_ old: ComparedDocument, _ new: ComparedDocument) {
    self.old = old
    self.new = new
    newNodes = Array(repeating: nil, count: old.nodes.count)
    oldNodes = Array(repeating: nil, count: new.nodes.count)
    var table = ContentClasses()
    contents = (table.classify(old, by: Self.nameless), table.classify(new, by: Self.nameless))
    pair(0, 0)
    pairIdentities()
    for place in old.nodes.indices where newNodes[place] != nil { pairChildren(place) }
    pairTheUnmistakable()
    pairTies()
  }

  /// How an old node is named for comparing: as the new one is.
  func comparedName(ofOld place: Int) -> String {
    newNodes[place].map { "#\($0)" } ?? "old \(old.nodes[place].identity ?? "?")"
  }

  /// How a new node is named for comparing.
  func comparedName(ofNew place: Int) -> String {
    oldNodes[place] != nil ? "#\(place)" : "new \(new.nodes[place].identity ?? "?")"
  }

  private static func nameless(_ attribute: ComparedAttribute) -> String? {
    switch attribute.name {
    case "id", "sceneID": nil
    case let name where Reference.isReference(name): ""
    default: attribute.value
    }
  }

  private mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
    newNodes[oldPlace] = newPlace
    oldNodes[newPlace] = oldPlace
  }

  private mutating func pairIdentities() {
    for (place, node) in old.nodes.enumerated() {
      guard let identity = node.identity, let other = new.placesByIdentity[identity] else { continue }
      if new.nodes[other].name == node.name || !node.isTie && !new.nodes[other].isTie { pair(place, other) }
    }
  }

  // MARK: Children

  private mutating func pairChildren(_ place: Int) {
    guard let other = newNodes[place] else { return }
    let left = old.nodes[place].children.filter { newNodes[$0] == nil }
    let right = new.nodes[other].children.filter { oldNodes[$0] == nil }
    guard !left.isEmpty, !right.isEmpty else { return }
    let pairs = SiblingMatcher.pairs(
      .init(left.filter { old.nodes[$0].identity == nil }, in: old, classes: contents.old),
      .init(right.filter { new.nodes[$0].identity == nil }, in: new, classes: contents.new))
    for (first, second) in pairs where newNodes[first] == nil && oldNodes[second] == nil { pair(first, second) }
    pairObjects(left.filter { isObject(old.nodes[$0]) }, right.filter { isObject(new.nodes[$0]) })
  }

  private func isObject(_ node: ComparedNode) -> Bool { node.identity != nil && !node.isTie }

  /// Objects of one list whose ids have no counterpart: those that say the same; then those that say the same of
  /// themselves, whatever they hold; then those under one key.
  private mutating func pairObjects(_ left: [Int], _ right: [Int]) {
    let (old, new, contents) = (old, new, contents)
    pair(left, right, by: { "\(contents.old[$0])" }, { "\(contents.new[$0])" })
    pair(left, right, by: { Self.summary($0, old, contents.old) }, { Self.summary($0, new, contents.new) })
    pair(left, right, by: { Self.key(old.nodes[$0]) }, { Self.key(new.nodes[$0]) })
  }

  private mutating func pair(
    _ left: [Int], _ right: [Int], by leftKey: (Int) -> String?, _ rightKey: (Int) -> String?
  ) {
    var waiting: [String: [Int]] = [:]
    for place in right.reversed() where oldNodes[place] == nil {
      if let key = rightKey(place) { waiting[key, default: []].append(place) }
    }
    guard !waiting.isEmpty else { return }
    for place in left where newNodes[place] == nil {
      guard let key = leftKey(place), let other = waiting[key]?.popLast() else { continue }
      pair(place, other)
    }
  }

  private static func key(_ node: ComparedNode) -> String? { node["key"].map { "\(node.name) \($0)" } }

  /// What an object says of itself, without its frame and the objects it holds.
  private static func summary(_ place: Int, _ document: ComparedDocument, _ contents: [Int]) -> String {
    let node = document.nodes[place]
    let attributes = node.attributes.compactMap { attribute in
      nameless(attribute).map { "\(attribute.name)=\($0)" }
    }
    let values = node.children.filter {
      let child = document.nodes[$0]
      return child.identity == nil && !child.isContainer && child["key"] != "frame"
    }
    return ([node.name] + attributes.sorted() + values.map { "\(contents[$0])" }).joined(separator: "\u{1}")
  }

  // MARK: Elsewhere

  /// What holds something, and is there once in each version, is the same wherever it stands.
  private mutating func pairTheUnmistakable() {
    func candidates(_ document: ComparedDocument, _ contents: [Int], _ isFree: (Int) -> Bool) -> [Int: [Int]] {
      let free = document.nodes.indices.filter {
        isObject(document.nodes[$0]) && !document.nodes[$0].children.isEmpty && isFree($0)
      }
      return Dictionary(free.map { (contents[$0], [$0]) }, uniquingKeysWith: +)
    }
    let left = candidates(old, contents.old) { newNodes[$0] == nil }
    let right = candidates(new, contents.new) { oldNodes[$0] == nil }
    for (content, places) in left.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard places.count == 1, let others = right[content], others.count == 1, newNodes[places[0]] == nil,
        oldNodes[others[0]] == nil
      else { continue }
      pair(places[0], others[0])
      pairInside(places[0])
    }
  }

  private mutating func pairInside(_ place: Int) {
    pairChildren(place)
    for child in old.nodes[place].children where newNodes[child] != nil { pairInside(child) }
  }

  // MARK: Constraints and connections

  private mutating func pairTies() {
    pairTies { $0 == "constraint" }
    pairTies { $0 != "constraint" }
  }

  private mutating func pairTies(where isWanted: (String) -> Bool) {
    let left = old.nodes.indices.filter { old.isTold($0) && isWanted(old.nodes[$0].name) && newNodes[$0] == nil }
    let right = new.nodes.indices.filter { new.isTold($0) && isWanted(new.nodes[$0].name) && oldNodes[$0] == nil }
    guard !left.isEmpty, !right.isEmpty else { return }
    let known = self
    let names = (
      ReferenceNames(old, name: known.comparedName(ofOld:)), ReferenceNames(new, name: known.comparedName(ofNew:))
    )
    func lines(_ document: ComparedDocument, _ names: ReferenceNames, _ places: [Int]) -> [Int: String] {
      let text = TieText(document: document, names: names)
      return Dictionary(uniqueKeysWithValues: places.map { ($0, text.text($0) + Self.owner($0, document, names)) })
    }
    func slots(_ document: ComparedDocument, _ names: ReferenceNames, _ places: [Int]) -> [Int: String] {
      Dictionary(
        uniqueKeysWithValues: places.filter { document.nodes[$0].name != "constraint" }.map {
          ($0, Self.plug(document.nodes[$0]) + Self.owner($0, document, names))
        })
    }
    let texts = (lines(old, names.0, left), lines(new, names.1, right))
    let plugs = (slots(old, names.0, left), slots(new, names.1, right))
    pair(left, right, by: { texts.0[$0] }, { texts.1[$0] })
    pair(left, right, by: { plugs.0[$0] }, { plugs.1[$0] })
  }

  /// Whose connection it is. A constraint is the same in whichever view it is held.
  private static func owner(_ place: Int, _ document: ComparedDocument, _ names: ReferenceNames) -> String {
    guard document.nodes[place].name != "constraint" else { return "" }
    return document.nodes[place].parent.flatMap { document.owner(of: $0) }.map { " of \(names.name($0))" } ?? ""
  }

  /// What a connection sets: another one of the same name is the same, changed.
  private static func plug(_ node: ComparedNode) -> String {
    "\(node.name) \(node["property"] ?? "") \(node["selector"] ?? "") \(node["eventType"] ?? "") \(node["kind"] ?? "")"
      + " \(node["identifier"] ?? "") \(node["name"] ?? "")"
  }
}
