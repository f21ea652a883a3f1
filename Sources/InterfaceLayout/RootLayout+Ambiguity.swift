import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// What the constraints leave open, as Interface Builder judges it.
  func ambiguity() -> Ambiguity {
    var ambiguity = Ambiguity()
    let undecided = undecidedSolver()
    addFreedoms(of: undecided, to: &ambiguity)
    addTiesOfLargerType(undecided, to: &ambiguity)
    for node in nodes {
      if isUnplaced(node) { addUnplaced(node, to: &ambiguity) }
      if holdsLooseContent(node) {
        ambiguity.addContent(.width, of: node)
        ambiguity.addContent(.height, of: node)
      }
    }
    for node in misfits.keys { ambiguity.add(.height, of: node) }
    return ambiguity
  }

  private func addFreedoms(of solver: Solver, onlyTies: Bool = false, to ambiguity: inout Ambiguity) {
    let freedoms = solver.freedoms()
    guard !freedoms.isEmpty else { return }
    let contents = contentEquations()
    for freedom in freedoms {
      let members = freedom.variables.map { owners[$0.ordinal] }
      let ties = ties(among: members, contents, solver)
      if onlyTies, ties.isEmpty { continue }
      for tie in ties { ambiguity.add(tie) }
      for (node, attribute) in members {
        if node >= 0 {
          ambiguity.add(attribute, of: node, isTied: !ties.isEmpty)
        } else {
          ambiguity.addContent(attribute, of: -1 - node)
        }
      }
    }
  }

  // MARK: - Views that give way alike

  /// The equation of a view's own size that forbids it to be larger, or smaller.
  private struct ContentKey: Hashable {
    var node: Int
    var axis: LayoutAxis
    var kind: LayoutTie.Kind
  }

  private func contentEquations() -> [ContentKey: Int] {
    var places: [ContentKey: Int] = [:]
    for place in equations.indices {
      guard case .contentSize(let node, let axis) = origins[place] else { continue }
      let kind: LayoutTie.Kind = equations[place].relation == .lessThanOrEqual ? .hugging : .compression
      places[ContentKey(node: node, axis: axis, kind: kind)] = place
    }
    return places
  }

  /// The views of a freedom that are stretched or compressed, or could be instead of those, at the same priority.
  private func ties(
    among members: [(node: Int, attribute: FrameAttribute)], _ contents: [ContentKey: Int], _ solver: Solver
  ) -> [LayoutTie] {
    var ties: [LayoutTie] = []
    for axis in LayoutAxis.allCases {
      for kind in [LayoutTie.Kind.hugging, .compression] {
        let places = members.filter { $0.attribute == .size(axis) }.compactMap { member in
          contents[ContentKey(node: member.node, axis: axis, kind: kind)].map { (node: member.node, place: $0) }
        }
        let strained = places.first { constraintIDs[$0.place].map { solver.violation(of: $0) > 0.01 } ?? false }
        guard let priority = strained.map({ equations[$0.place].priority }) else { continue }
        let alike = places.filter { equations[$0.place].priority == priority }.map(\.node)
        guard alike.count > 1 else { continue }
        let written = priority.rawValue < Self.strongestContentPriority ? priority.rawValue : 1000
        ties.append(LayoutTie(kind: kind, axis: axis, priority: written, views: alike.sorted()))
      }
    }
    return ties
  }

  /// Where texts fit exactly and grow with the user's type size, it is open which one gives way as soon as they grow.
  /// Interface Builder shows documents at the type size that was last looked at.
  private func addTiesOfLargerType(_ solver: Solver, to ambiguity: inout Ambiguity) {
    let growing = equations.indices.filter { place in
      guard case .contentSize(let node, .vertical) = origins[place] else { return false }
      return context.object(node).followsTypeSize
    }
    guard growing.count > 2 else { return }
    var larger = solver
    for place in growing {
      guard let id = constraintIDs[place] else { continue }
      // One that can't grow stays as it is.
      try? larger.setConstant(equations[place].expression.constant - 1, of: id)
    }
    larger.solve()
    addFreedoms(of: larger, onlyTies: true, to: &ambiguity)
  }

  // MARK: - What doesn't decide

  /// The solver without the equations that only choose among what is open.
  private func undecidedSolver() -> Solver {
    let undecided = suppressions + rivalWidths()
    guard !undecided.isEmpty else { return solver }
    var copy = solver
    for place in undecided {
      if let id = constraintIDs[place] { copy.remove(id) }
    }
    copy.solve()
    return copy
  }

  /// The places of the equations for the widths of texts of several lines that share a row.
  ///
  /// Where only a least distance lies between two of the same priorities, it depends on the texts which of them is
  /// wrapped; Interface Builder takes neither's width for given (all four such texts of the measured documents are
  /// marked).
  private func rivalWidths() -> [Int] {
    guard wrappedTexts.count > 1 else { return [] }
    let widths = Dictionary(wrappedTexts.map { ($0.node, $0.width) }) { first, _ in first }
    var rivals: Set<Int> = []
    for place in equations.indices {
      guard let constraint = documentConstraint(place), constraint.relation != .equal,
        constraint.firstAttribute?.axis == .horizontalPosition, let first = view(constraint.firstItem),
        let second = view(constraint.secondItem), first != second, widths[first] != nil, widths[second] != nil,
        giveWayAlike(first, second)
      else { continue }
      rivals.formUnion([first, second])
    }
    return rivals.sorted().flatMap { node in widths[node]?.map(Array.init) ?? [] }
  }

  private func giveWayAlike(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (context.object(first), context.object(second))
    return context.sizer.hugging(of: one, axis: .horizontal) == context.sizer.hugging(of: other, axis: .horizontal)
      && context.sizer.compressionResistance(of: one, axis: .horizontal)
        == context.sizer.compressionResistance(of: other, axis: .horizontal)
  }

  private func view(_ reference: ObjectReference?) -> Int? {
    guard let reference, case .view(let node)? = item(reference, container: nodes.lowerBound) else { return nil }
    return node
  }

  // MARK: - What no equation speaks of

  /// Whether a view gave up its autoresizing mask and no constraint took its place.
  private func isUnplaced(_ node: Int) -> Bool {
    let object = context.object(node)
    return view(node).placement == .mask && object["translatesAutoresizingMaskIntoConstraints"] == "NO"
      && object["fixedFrame"] != "YES" && object.role == .member(of: "subviews")
  }

  private func addUnplaced(_ node: Int, to ambiguity: inout Ambiguity) {
    let size = context.sizer.size(of: context.object(node))
    ambiguity.add(.x, of: node)
    ambiguity.add(.y, of: node)
    if size.width == nil { ambiguity.add(.width, of: node) }
    if size.height == nil { ambiguity.add(.height, of: node) }
  }

  /// Whether a scroll view that constraints place shows something that no constraint ties to what it shows.
  private func holdsLooseContent(_ node: Int) -> Bool {
    guard view(node).kind == .scroll, contentSizes[node] == nil else { return false }
    switch view(node).placement {
    case .given, .constraints, .stack: break
    case .mask, .none: return false
    }
    return !view(node).children.isEmpty
      || context.object(node).layoutGuides.contains { $0.kind == .view(key: "contentLayoutGuide") }
  }
}
