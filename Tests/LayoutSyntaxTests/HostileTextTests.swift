import InterfaceModel
import LayoutSyntax
import Testing

/// Nothing crashes, every place is inside the text, and what is read can be written.
@Suite struct HostileTextTests {
  private static let words = [
    "width", "top", "edges", "size", "header", "name-label", "superview", "self", "owner", "gap", "safeArea", "columns",
    "8", "0", "-", "+", "*", "/", ":", ".", "=", "≥", "<=", "=>", "@", "750", "high", "as", "box", "inactive",
    "placeholder", "inset", "offset", "except", "all", "but", "standard", ";", ",", "(", ")", "[", "]", "|", "{", "}",
    "H:", "V:", "//", "\n", "\r\n", " ", "16:9", "1e400", "12px", "é", "\u{1F600}", "\u{0}", "alignAllTop", "−",
  ]

  @Test(arguments: 0..<20) func readsAnyWords(seed: Int) {
    var random = RandomConstraints(seed: 300 + seed)
    for _ in 0..<150 {
      let blank = random.chance(50) ? " " : ""
      let count = Int.random(in: 0..<14, using: &random)
      check((0..<count).map { _ in random.pick(Self.words) }.joined(separator: blank))
    }
  }

  @Test(arguments: 0..<10) func readsAnyBytes(seed: Int) {
    var random = RandomConstraints(seed: 400 + seed)
    for _ in 0..<150 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func readsEveryPartOfALine() {
    let lines = [
      "name-label.firstBaseline ≥ header.safeArea.bottom * 16:9 - gap @high as a.b inactive placeholder // c",
      "H:|-(>=8@750,==gap)-[name-label(>=8,==header@low)]-[columns]-gap-| {alignAllTop, directionLeftToRight}",
      "self.edges = superview.safeArea inset 8 -gap standard 4 except top, bottom and leading @9 as box;size=64 48",
    ]
    for line in lines {
      for start in line.indices {
        check(String(line[start...]))
        check(String(line[..<start]))
      }
    }
  }

  @Test func readsWhatIsLong() {
    let count = 4000
    for part in [
      "[header]-", "(", "8 ", "a.", "-", "; ", "8;", "superview + ", "|", "@", "//", "\n", "=", "é", "e8", "{",
    ] {
      check(String(repeating: part, count: count))
      check("width = 8" + String(repeating: part, count: count))
    }
  }

  /// Reads `text` as a block and as the value of an attribute of each kind.
  private func check(_ text: String) {
    let length = text.utf8.count
    let block = ConstraintBlockParser(scope: RandomConstraints.scope).parse(text)
    for line in block.lines {
      #expect(line.range.upperBound <= length)
    }
    checkPlaces(of: LayoutParse(equations: block.equations, errors: block.errors), in: length)
    let parser = LayoutAttributeParser(scope: RandomConstraints.scope)
    let sides: [LayoutLeftSide] =
      [.attribute(.top), .attribute(.width)] + CompoundAttribute.allCases.map { .compound($0) }
    for side in sides {
      let result = parser.parse(text, of: side)
      checkPlaces(of: result, in: length)
      rewrite(result.equations.map(\.equation))
    }
    rewrite(block.equations.map(\.equation))
  }

  private func checkPlaces(of result: LayoutParse, in length: Int) {
    for error in result.errors {
      if error.range.upperBound > length || error.message.isEmpty { Issue.record("\(error)") }
    }
    for parsed in result.equations {
      let ranges = [parsed.range, parsed.leftRange, parsed.rightRange, parsed.priorityRange, parsed.idRange]
      if ranges.contains(where: { $0.map { $0.upperBound > length || $0.isEmpty } ?? false }) {
        Issue.record("\(parsed)")
      }
    }
  }

  private func rewrite(_ equations: [LayoutEquation]) {
    if equations.isEmpty || equations.count > 100 { return }
    let text = LayoutText.lines(of: equations).joined(separator: "\n")
    let block = ConstraintBlockParser(scope: RandomConstraints.scope).parse(text)
    #expect(block.errors == [], "\(text)")
    #expect(block.equations.count == equations.count, "\(text)")
  }
}
