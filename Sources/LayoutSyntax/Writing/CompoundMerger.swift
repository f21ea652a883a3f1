import InterfaceModel

/// Finds constraints that a compound attribute says together.
struct CompoundMerger {
  private var rest: [(index: Int, equation: LayoutEquation)]
  private var statements: [(index: Int, statement: LayoutStatement)] = []

  private init(_ equations: [LayoutEquation]) {
    rest = Array(equations.enumerated()).map { (index: $0.offset, equation: $0.element) }
  }

  /// The statements that say `equations`, each in the place of its first constraint.
  static func merged(_ equations: [LayoutEquation]) -> [LayoutStatement] {
    var merger = CompoundMerger(equations)
    merger.mergeEdges(.edges)
    merger.mergeEdges(.horizontalEdges)
    merger.mergeEdges(.verticalEdges)
    merger.mergeCenters()
    merger.mergeSizes()
    merger.nameRatios()
    for (index, equation) in merger.rest { merger.statements.append((index, LayoutText.statement(equation))) }
    return merger.statements.sorted { $0.index < $1.index }.map(\.statement)
  }

  // MARK: Compounds

  private mutating func mergeEdges(_ compound: CompoundAttribute) {
    mergeAll(compound, atLeast: compound == .edges ? 3 : 2) { parts in
      let insets = compound.parts.map { parts[$0].map(Self.inset) }
      guard let numbers = Self.numbers(insets, of: compound) else { return nil }
      let excepted = compound.parts.filter { parts[$0] == nil }.map(\.rawValue)
      return (numbers.isEmpty ? "" : " inset \(numbers)")
        + (excepted.isEmpty ? "" : " except \(excepted.joined(separator: " "))")
    }
  }

  private mutating func mergeCenters() {
    mergeAll(.center, atLeast: 2) { parts in
      let offsets = CompoundAttribute.center.parts.compactMap { parts[$0]?.constant }
      return offsets.allSatisfy(\.isZero) ? "" : " offset \(offsets.map(LayoutText.constant).joined(separator: " "))"
    }
  }

  private mutating func mergeSizes() {
    mergeAll(.size, atLeast: 2) { parts in
      guard let width = parts[.width], let height = parts[.height] else { return nil }
      let isSame = width.constant == height.constant
      guard width.right == nil else {
        return isSame ? LayoutText.factor(width.multiplier) + LayoutText.sum(width.constant) : nil
      }
      let values = isSame ? [width.constant] : [width.constant, height.constant]
      return values.map(LayoutText.constant).joined(separator: " ")
    }
  }

  /// Merges the constraints that `compound` can say together, where there are at least `count` of them. `clauses` writes
  /// what follows the reference; nil where the numbers don't allow it.
  private mutating func mergeAll(
    _ compound: CompoundAttribute, atLeast count: Int, clauses: ([LayoutAttribute: LayoutEquation]) -> String?
  ) {
    var groups: [CompoundMergeKey: [LayoutAttribute: (index: Int, equation: LayoutEquation)]] = [:]
    for (index, equation) in rest {
      guard let key = CompoundMergeKey(equation, in: compound) else { continue }
      // Of two that say the same attribute the first is merged.
      if groups[key]?[equation.left.attribute] == nil {
        groups[key, default: [:]][equation.left.attribute] = (index, equation)
      }
    }
    for (key, parts) in groups where parts.count >= count {
      guard let clauses = clauses(parts.mapValues(\.equation)),
        let first = parts.values.min(by: { $0.index < $1.index })
      else { continue }
      let reference = key.right.map(LayoutText.item) ?? ""
      let merged = Set(parts.values.map(\.index))
      rest.removeAll { merged.contains($0.index) }
      let statement = LayoutStatement(
        left: first.equation.left, side: .compound(compound), relation: key.relation,
        body: reference + clauses + LayoutText.ending(of: first.equation, id: key.name))
      statements.append((first.index, statement))
    }
  }

  /// Says the ratio of a width to its own height as such.
  private mutating func nameRatios() {
    for (index, equation) in rest where Self.isRatio(equation) {
      let statement = LayoutStatement(
        left: equation.left, side: .compound(.aspectRatio), relation: equation.relation,
        body: LayoutText.ratio(equation.multiplier) + LayoutText.ending(of: equation, id: equation.id))
      statements.append((index, statement))
    }
    rest.removeAll { Self.isRatio($0.equation) }
  }

  /// Whether the equation is one that `aspectRatio` says; a square's `width="height"` is shorter.
  private static func isRatio(_ equation: LayoutEquation) -> Bool {
    guard let right = equation.right, equation.left.attribute == .width, right.attribute == .height else {
      return false
    }
    return right.sharesItem(with: equation.left) && equation.multiplier != .one && equation.multiplier.value > 0
      && equation.constant.isZero
  }

  // MARK: Insets

  /// How far inside the edge is.
  private static func inset(_ equation: LayoutEquation) -> LayoutConstant {
    equation.left.attribute.isFarEdge ? equation.constant.negated : equation.constant
  }

  /// The fewest numbers that say the insets of the parts, in their order; empty where all are 0, nil where four are
  /// needed and one is missing.
  private static func numbers(_ insets: [LayoutConstant?], of compound: CompoundAttribute) -> String? {
    let known = insets.compactMap { $0 }
    guard let first = known.first else { return nil }
    if known.allSatisfy({ $0 == first }) { return first.isZero ? "" : LayoutText.constant(first) }
    if compound == .edges {
      let vertical = [insets[0], insets[2]].compactMap { $0 }
      let horizontal = [insets[1], insets[3]].compactMap { $0 }
      if Set(vertical).count == 1, Set(horizontal).count == 1 {
        return [vertical[0], horizontal[0]].map(LayoutText.constant).joined(separator: " ")
      }
    }
    return known.count == insets.count ? known.map(LayoutText.constant).joined(separator: " ") : nil
  }
}
