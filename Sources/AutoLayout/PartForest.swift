/// Which variables depend on each other through constraints: disjoint sets, called parts, each known by a variable in it,
/// its root. Joining can be undone.
struct PartForest: Sendable {
  private var parents: [Int32] = []
  private var sizes: [Int32] = []
  /// Each part's variables in a ring.
  private var rings: [Int32] = []

  var count: Int { parents.count }

  mutating func appendVariable() {
    let variable = Int32(parents.count)
    parents.append(variable)
    sizes.append(1)
    rings.append(variable)
  }

  func root(of variable: Int32) -> Int32 {
    var root = variable
    // Not compressed, or joining couldn't be undone; joining by size keeps the paths short.
    while parents[Int(root)] != root { root = parents[Int(root)] }
    return root
  }

  /// Joins the parts of two variables. Returns the root that is one no more, and the one that took its place; nil if the
  /// two were in the same part.
  mutating func join(_ first: Int32, _ second: Int32) -> Joint? {
    var root = root(of: first)
    var child = self.root(of: second)
    if root == child { return nil }
    if sizes[Int(root)] < sizes[Int(child)] { swap(&root, &child) }
    parents[Int(child)] = root
    sizes[Int(root)] += sizes[Int(child)]
    rings.swapAt(Int(root), Int(child))
    return Joint(child: child, root: root)
  }

  /// Takes back the last join.
  mutating func undo(_ joint: Joint) {
    parents[Int(joint.child)] = joint.child
    sizes[Int(joint.root)] -= sizes[Int(joint.child)]
    rings.swapAt(Int(joint.root), Int(joint.child))
  }

  /// The variables in the part of `variable`, starting with that.
  func members(of variable: Int32) -> [Int32] {
    var members: [Int32] = []
    members.reserveCapacity(Int(sizes[Int(root(of: variable))]))
    members.append(variable)
    var member = rings[Int(variable)]
    while member != variable {
      members.append(member)
      member = rings[Int(member)]
    }
    return members
  }

  /// Makes each of `variables`, which are all of a part, a part of its own.
  mutating func separate(_ variables: [Int32]) {
    for variable in variables {
      parents[Int(variable)] = variable
      sizes[Int(variable)] = 1
      rings[Int(variable)] = variable
    }
  }

  /// What a join did.
  struct Joint: Sendable {
    var child: Int32
    var root: Int32
  }
}
