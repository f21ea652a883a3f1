import InterfaceModel
import LayoutSyntax

/// Makes constraints that can hold, from a seed.
struct RandomConstraints: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  static let scope = LayoutScope(
    ids: ["header": 1, "name-label": 2, "8bC-Xf-vdC": 3, "größe": nil, "columns": nil],
    metrics: ["gap": ExactNumber(12), "small": ExactNumber(44)])

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A constraint of `left`, or of any item.
  mutating func equation(of left: LayoutItem? = nil) -> LayoutEquation {
    while true {
      let item = left ?? pick([.holder, .owner, .object("header"), .object("name-label"), .object("8bC-Xf-vdC")])
      let guide = left == nil && chance(20) ? self.guide() : nil
      var equation = LayoutEquation(
        LayoutReference(item, guide: guide, pick(LayoutAttribute.allCases)),
        pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), constant: constant(), priority: priority())
      if chance(85) {
        equation.right = LayoutReference(
          self.item(), guide: chance(20) ? self.guide() : nil,
          chance(60) ? equation.left.attribute : pick(LayoutAttribute.allCases))
        if chance(30) {
          equation.multiplier = pick(["2", "0.50", "16:9", "1/3", "2/3", "1:2", "-1"].compactMap(Multiplier.init))
        }
      }
      if chance(15) { equation.id = pick(["box", "a.b", "8bC-Xf-vdC", "box.\(equation.left.attribute.rawValue)"]) }
      equation.isActive = !chance(10)
      equation.isPlaceholder = chance(10)
      if equation.isMeaningful, equation.constant.isWritable(alone: equation.right == nil) { return equation }
    }
  }

  private mutating func item() -> LayoutItem {
    pick([.holder, .superview, .superview, .owner, .object("header"), .object("name-label"), .object("größe")])
  }

  private mutating func guide() -> LayoutGuideName { pick(LayoutGuideName.named + [.custom("columns")]) }

  private mutating func constant() -> LayoutConstant {
    let numbers = ["8", "-8", "0.5", "16.0", "-1e2", "100"].compactMap(ExactNumber.init).map(LayoutConstant.number)
    return pick(
      [.zero, .zero, .zero, .standard(isNegated: chance(50))] + numbers
        + [.metric("gap", value: ExactNumber(12), isNegated: chance(30))])
  }

  private mutating func priority() -> LayoutPriority {
    let numbers = ["1", "749.5", "999"].compactMap { ExactNumber($0).map { LayoutPriority($0) } }
    return pick(
      [.required, .required, .required, .high, .low, LayoutPriority(ExactNumber(44), metric: "small")] + numbers)
  }
}

extension LayoutConstant {
  /// Whether the constant can stand where it does: the standard spacing can't stand alone.
  fileprivate func isWritable(alone: Bool) -> Bool {
    if case .standard = self { return !alone }
    return true
  }
}
