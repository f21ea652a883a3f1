import AutoLayout
import InterfaceModel
import LayoutMetrics

extension RootLayout {
  /// Says in words why equations can't hold together.
  func explain(_ conflict: Conflict, _ places: [Int], broken: Int) -> LayoutConflict {
    var explained = LayoutConflict(constraints: [], views: [], explanation: "", broken: identifier(broken))
    var arithmetic = ConflictArithmetic()
    var sentences: [String] = []
    let scale = scale(of: conflict, places)
    for (member, place) in zip(conflict.members, places) {
      if let id = identifier(place) { explained.constraints.append(id) }
      let multiplier = member.multiplier / max(scale, .leastNormalMagnitude)
      addTerms(of: place, times: multiplier, to: &arithmetic)
      let sentence = sentence(place)
      if !sentences.contains(sentence) { sentences.append(sentence) }
      for node in mentionedNodes(place) where !explained.views.contains(node) { explained.views.append(node) }
    }
    explained.views.sort()
    explained.explanation = arithmetic.sentence + ": " + sentences.joined(separator: "; ")
    return explained
  }

  /// What the equations are divided by, so that the numbers are those of the document: a given size counts once, or else the
  /// equation that counts most.
  private func scale(of conflict: Conflict, _ places: [Int]) -> Double {
    let given = zip(conflict.members, places).first { _, place in
      let known = equations[place].expression.constant + (documentConstraint(place)?.constant.value ?? 0)
      return knownSize(known.magnitude, place) != nil
    }
    return given?.0.multiplier.magnitude ?? conflict.members.map(\.multiplier.magnitude).max() ?? 1
  }

  /// The id of the document's constraint that an equation is; nil for other equations.
  func identifier(_ place: Int) -> String? { documentConstraint(place)?.id }

  /// The document's constraint that an equation is; nil for other equations.
  func documentConstraint(_ place: Int) -> Constraint? {
    guard case .document(let container, let position) = origins[place] else { return nil }
    return context.document.objects[container].constraints[position]
  }

  /// An equation's constant is what the document says, and what is known of sizes and margins.
  private func addTerms(of place: Int, times multiplier: Double, to arithmetic: inout ConflictArithmetic) {
    let constant = equations[place].expression.constant
    guard let constraint = documentConstraint(place) else {
      return arithmetic.add(constant * multiplier)
    }
    arithmetic.add(-constraint.constant.value * multiplier)
    let known = constant + constraint.constant.value
    arithmetic.add(known * multiplier, given: knownSize(known.magnitude, place))
  }

  /// The view whose given size a number is, in words.
  private func knownSize(_ number: Double, _ place: Int) -> String? {
    for node in mentionedNodes(place) {
      for axis in LayoutAxis.allCases {
        guard case .fixed(let size) = box(node).size(axis), abs(size - number) < 0.01 else { continue }
        return "\(name(node)) is \(LengthText.text(size)) \(axis == .horizontal ? "wide" : "high")"
      }
    }
    return nil
  }

  private func mentionedNodes(_ place: Int) -> [Int] {
    switch origins[place] {
    case .document(let container, let position):
      let constraint = context.document.objects[container].constraints[position]
      let references = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      var nodes = references.compactMap { item($0)?.node }
      if references.count < 2, let node = context.tree.node(of: container) { nodes.append(node) }
      return nodes
    case .contentSize(let node, _), .stack(let node), .mask(let node), .row(let node), .nonnegativeSize(let node, _):
      return [node]
    }
  }

  private func sentence(_ place: Int) -> String {
    switch origins[place] {
    case .document(let container, let position):
      let constraint = context.document.objects[container].constraints[position]
      return sentence(constraint, container: context.tree.node(of: container) ?? nodes.lowerBound)
    case .contentSize(let node, let axis):
      return "the size of \(name(node)) by itself, \(axis == .horizontal ? "across" : "down")"
    case .stack(let node):
      return "what \(name(node)) makes of its subviews"
    case .mask(let node):
      return "the autoresizing mask of \(name(node))"
    case .row(let node):
      return "the height of \(name(node)), which takes what it holds"
    case .nonnegativeSize(let node, let axis):
      return "the \(axis == .horizontal ? "width" : "height") of \(name(node)) can't be negative"
    }
  }

  private func sentence(_ constraint: Constraint, container: Int) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let constant = constraint.constant.value
    var text = "\(words(constraint.firstItem, container)).\(constraint.firstAttribute?.rawValue ?? "?") \(relation) "
    guard let second = constraint.secondAttribute else { return text + LengthText.text(constant) }
    if constraint.multiplier.value != 1 { text += "\(LengthText.text(constraint.multiplier.value)) × " }
    text += "\(words(constraint.secondItem, container)).\(second.rawValue)"
    guard constant != 0 else { return text }
    return text + (constant < 0 ? " − " : " + ") + LengthText.text(constant.magnitude)
  }

  private func words(_ reference: ObjectReference?, _ container: Int) -> String {
    guard let reference else { return name(container) }
    switch item(reference) {
    case .view(let node): return name(node)
    case .guide(let node, .controllerTop): return "the top layout guide of \(name(node))"
    case .guide(let node, .controllerBottom): return "the bottom layout guide of \(name(node))"
    case .guide(let node, .view(let key)): return "\(key) of \(name(node))"
    case nil: return reference.id
    }
  }

  /// What a reference of the constraint that an equation is means.
  func item(_ reference: ObjectReference?, of place: Int) -> LayoutItem? {
    guard case .document(let container, _) = origins[place], let node = context.tree.node(of: container) else {
      return nil
    }
    return item(reference, container: node)
  }

  private func item(_ reference: ObjectReference) -> LayoutItem? { item(reference, container: nodes.lowerBound) }

  private func name(_ node: Int) -> String {
    let object = context.object(node)
    let title = object.states.first?.attributes.first { $0.name == "title" }?.text
    let candidates = [object.userLabel, object["text"], title, object["placeholder"]]
    if let name = candidates.compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "'\(line.count > 30 ? line.prefix(29) + "…" : line)'"
    }
    if node == nodes.lowerBound { return "the root view" }
    return "\(object.customClass?.name ?? object.element)\(object.id.map { " \($0)" } ?? "")"
  }
}
