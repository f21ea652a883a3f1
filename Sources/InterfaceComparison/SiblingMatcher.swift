/// Matches nodes without identity, of two lists of siblings: by their keys, by names that occur once, and the rest in
/// order, by what they say and then by their names.
public struct SiblingMatcher {
  /// A list of siblings with the document they are in.
  public struct Siblings {
    let document: ComparedDocument
    let classes: [Int]
    let nodes: [Int]

    /// Makes a list; `classes` are the document's contents, numbered by the same table for both lists.
    public init(_ nodes: [Int], in document: ComparedDocument, classes: [Int]) {
      self.nodes = nodes
      self.document = document
      self.classes = classes
    }
  }

  private let left: Siblings
  private let right: Siblings
  private var found: [(Int, Int)] = []

  private init(_ left: Siblings, _ right: Siblings) {
    self.left = left
    self.right = right
  }

  /// The pairs of nodes.
  public static func pairs(_ left: Siblings, _ right: Siblings) -> [(Int, Int)] {
    guard !left.nodes.isEmpty, !right.nodes.isEmpty else { return [] }
    var matcher = SiblingMatcher(left, right)
    let (leftRest, rightRest) = matcher.matchKeys(left.nodes, right.nodes)
    matcher.matchInOrder(matcher.matchNames(leftRest, rightRest))
    return matcher.found
  }

  private mutating func matchKeys(_ left: [Int], _ right: [Int]) -> ([Int], [Int]) {
    match(left, right) { $0.localKey.map { "=\($0)" } }
  }

  private mutating func matchNames(_ left: [Int], _ right: [Int]) -> ([Int], [Int]) {
    func once(_ siblings: Siblings, _ nodes: [Int]) -> Set<String> {
      let counts = Dictionary(nodes.map { (siblings.document.nodes[$0].name, 1) }, uniquingKeysWith: +)
      return Set(counts.filter { $0.value == 1 }.keys)
    }
    let names = once(self.left, left).intersection(once(self.right, right))
    return match(left, right) { names.contains($0.name) ? $0.name : nil }
  }

  /// Matches by a key, the first of those that have one; hands back what is left.
  private mutating func match(
    _ left: [Int], _ right: [Int], by key: (ComparedNode) -> String?
  ) -> ([Int], [Int]) {
    var places: [String: Int] = [:]
    for node in right {
      if let key = key(self.right.document.nodes[node]), places[key] == nil { places[key] = node }
    }
    var taken: Set<Int> = []
    var rest: [Int] = []
    for node in left {
      if let key = key(self.left.document.nodes[node]), let other = places.removeValue(forKey: key) {
        found.append((node, other))
        taken.insert(other)
      } else {
        rest.append(node)
      }
    }
    return (rest, right.filter { !taken.contains($0) })
  }

  private mutating func matchInOrder(_ rest: ([Int], [Int])) {
    let (left, right) = rest
    let equal = Alignment.pairs(left.map { self.left.classes[$0] }, right.map { self.right.classes[$0] })
    var start = (0, 0)
    for pair in equal + [(left.count, right.count)] {
      matchGap(left[start.0..<pair.0], right[start.1..<pair.1])
      if pair.0 < left.count { found.append((left[pair.0], right[pair.1])) }
      start = (pair.0 + 1, pair.1 + 1)
    }
  }

  /// What stands between two pairs that are equal, and has the same name: changed, as a rule.
  private mutating func matchGap(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) {
    var places: [String: [Int]] = [:]
    for place in right.indices.reversed() {
      places[self.right.document.nodes[right[place]].name, default: []].append(place)
    }
    var next = right.startIndex
    for node in left where self.left.document.nodes[node].isElement {
      let name = self.left.document.nodes[node].name
      while let place = places[name]?.popLast() {
        guard place >= next else { continue }
        found.append((node, right[place]))
        next = place + 1
        break
      }
    }
  }
}
