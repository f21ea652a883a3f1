import InterfaceModel
import LayoutSyntax
import Testing

/// What is written is read again as it was.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<20) func aLineIsReadAsItWasWritten(seed: Int) {
    var random = RandomConstraints(seed: seed)
    let parser = ConstraintBlockParser(scope: RandomConstraints.scope)
    for _ in 0..<150 {
      let equation = random.equation()
      let line = LayoutText.line(of: equation)
      let block = parser.parse(line)
      #expect(block.errors == [], "\(line)")
      #expect(block.equations.map(\.equation) == [equation], "\(line)")
    }
  }

  @Test(arguments: 0..<20) func aValueIsReadAsItWasWritten(seed: Int) {
    var random = RandomConstraints(seed: 100 + seed)
    let parser = LayoutAttributeParser(scope: RandomConstraints.scope)
    for _ in 0..<150 {
      let equation = random.equation(of: .holder)
      let value = LayoutText.value(of: equation)
      let result = parser.parse(value, of: .attribute(equation.left.attribute))
      #expect(result.errors == [], "\(value)")
      #expect(result.equations.map(\.equation) == [equation], "\(value)")
    }
  }

  @Test(arguments: 0..<20) func mergedConstraintsAreAllRead(seed: Int) {
    var random = RandomConstraints(seed: 200 + seed)
    let attributeParser = LayoutAttributeParser(scope: RandomConstraints.scope)
    let blockParser = ConstraintBlockParser(scope: RandomConstraints.scope)
    for _ in 0..<60 {
      var equations = (0..<6).map { _ in random.equation(of: .holder) }
      equations += random.related()
      equations.shuffle(using: &random)
      let attributes = LayoutText.attributes(of: equations)
      let results = attributes.map { attributeParser.parse($0.value, of: $0.side) }
      #expect(results.flatMap(\.errors) == [], "\(attributes)")
      #expect(counted(results.flatMap(\.equations)) == Dictionary(equations.map { ($0, 1) }, uniquingKeysWith: +))
      let block = blockParser.parse(LayoutText.lines(of: equations).joined(separator: "\n"))
      #expect(block.errors == [])
      #expect(counted(block.equations) == Dictionary(equations.map { ($0, 1) }, uniquingKeysWith: +))
      // The text is canonical: what was read is written the same.
      #expect(LayoutText.attributes(of: results.flatMap(\.equations).map(\.equation)) == attributes)
    }
  }

  private func counted(_ equations: [ParsedEquation]) -> [LayoutEquation: Int] {
    Dictionary(equations.map { ($0.equation, 1) }, uniquingKeysWith: +)
  }
}

extension RandomConstraints {
  /// The constraints of a compound attribute, one of them now and then missing or different.
  fileprivate mutating func related() -> [LayoutEquation] {
    let compound = pick(CompoundAttribute.allCases)
    let clause = pick(["", " inset 8", " inset 8 16", " inset 8 gap 9 standard"])
    let value: String
    switch compound {
    case .edges: value = "\(pick(["superview", "header", "self.safeArea"]))\(clause)"
    case .horizontalEdges, .verticalEdges: value = "header inset \(pick(["0", "8", "8 9"]))"
    case .size: value = pick(["8", "8 9", "≥ gap @9", "header / 2", "superview.frame - 8"])
    case .center: value = pick(["superview", "header offset 0 -8"])
    case .aspectRatio: value = pick(["16:9", "1", "≥ 0.5"])
    }
    let result = LayoutAttributeParser(scope: Self.scope).parse(value, of: .compound(compound))
    var equations = result.equations.map(\.equation)
    if chance(20) { equations.removeLast() }
    if chance(20), !equations.isEmpty { equations[0].isActive = false }
    return equations
  }
}
