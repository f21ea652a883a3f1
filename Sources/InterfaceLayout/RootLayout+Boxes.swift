import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// Puts together the equations of a pass.
  mutating func assemble() {
    solver = Solver()
    owners = []
    boxes = []
    contentSizes = [:]
    equations = []
    origins = []
    conflicts = []
    constraintIDs = []
    wrappedTexts = []
    baselineEquations = []
    suppressions = []
    misfits = [:]
    negativeSizes = [:]
    asked = PassAssumptions()
    boxes.reserveCapacity(nodes.count)
    for node in nodes { boxes.append(makeBox(node)) }
    for node in nodes where context.tree.nodes[node].placement != .none {
      addDocumentConstraints(node)
      if context.tree.nodes[node].kind == .stack { addArrangement(node) }
      addContentSize(node)
    }
  }

  /// The box of a view.
  func box(_ node: Int) -> Box { boxes[node - nodes.lowerBound] }

  /// The view, by its place in the tree.
  func view(_ node: Int) -> ViewNode { context.tree.nodes[node] }

  /// Whether the view's frame is to be solved.
  func isSolved(_ node: Int) -> Bool {
    switch view(node).placement {
    case .constraints, .stack: true
    case .given, .mask, .none: false
    }
  }

  private mutating func makeBox(_ node: Int) -> Box {
    switch view(node).placement {
    case .given:
      return Box(surroundings.frame)
    case .mask, .none:
      return makeMaskedBox(node)
    case .constraints, .stack:
      return makeFreeBox(node)
    }
  }

  mutating func makeFreeBox(_ node: Int) -> Box {
    var box = Box(.zero)
    for attribute in FrameAttribute.allCases { box[attribute] = makeVariable(node, attribute) }
    return box
  }

  mutating func makeVariable(_ node: Int, _ attribute: FrameAttribute) -> Quantity {
    owners.append((node, attribute))
    return .variable(solver.makeVariable())
  }

  /// The size of what a scroll view shows, from its origin on.
  mutating func contentSize(_ node: Int) -> Box {
    if let box = contentSizes[node] { return box }
    var box = Box(.zero)
    for attribute in [FrameAttribute.width, .height] {
      owners.append((-1 - node, attribute))
      box[attribute] = .variable(solver.makeVariable())
    }
    contentSizes[node] = box
    return box
  }

  /// Adds an equation.
  mutating func add(
    _ equation: Equation, _ relation: Relation, priority: Double = 1000, _ origin: ConstraintOrigin
  ) {
    equations.append(
      LinearConstraint(equation.expression, relation, priority: Priority(rawValue: priority)))
    origins.append(origin)
  }

  /// The value of a quantity.
  func value(_ quantity: Quantity) -> Double {
    switch quantity {
    case .fixed(let number): number
    case .variable(let variable): solver.value(of: variable)
    }
  }
}
