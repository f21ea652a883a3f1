import InterfaceModel
import LayoutSyntax
import Testing

/// What the text of an equation means.
@Suite struct EquationTests {
  @Test func aReferenceTakesWhatItLeavesOutFromTheLeftSide() throws {
    let result = try Example.parse("leading", "superview.margins")
    let right = LayoutReference(.superview, guide: .margins, .leading)
    #expect(result.equations.map(\.equation) == [LayoutEquation(LayoutReference(.holder, .leading), .equal, right)])
    #expect(result.equations.first?.rightRange == 0..<17)
  }

  @Test func everyPartHasItsPlace() throws {
    let text = " avatar.width ≥ name.safeArea.height * 16:9 - gap @high as my-box inactive placeholder "
    let parsed = try #require(ConstraintBlockParser(scope: Example.scope).parse(text).equations.first)
    func written(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    #expect(written(parsed.range).map { " \($0) " } == text)
    #expect(written(parsed.leftRange) == "avatar.width")
    #expect(written(parsed.rightRange) == "name.safeArea.height")
    #expect(written(parsed.priorityRange) == "high")
    #expect(written(parsed.idRange) == "my-box")
    let right = LayoutReference(.object("name"), guide: .safeArea, .height)
    let expected = LayoutEquation(
      LayoutReference(.object("avatar"), .width), .greaterThanOrEqual, right,
      multiplier: try #require(Multiplier("16:9")),
      constant: .metric("gap", value: ExactNumber(12), isNegated: true), priority: .high, id: "my-box", isActive: false,
      isPlaceholder: true)
    #expect(parsed.equation == expected)
    #expect(parsed.equation.constant.value?.text == "-12")
  }

  @Test func numbersKeepTheirSpelling() throws {
    let result = try Example.parse("width", "1.50; superview * 0.10 - 8.0; 1e2 @749.5; superview / 3.0; .5")
    #expect(result.errors == [])
    #expect(result.equations.map { $0.equation.constant.value?.text } == ["1.50", "-8.0", "1e2", "0", ".5"])
    #expect(result.equations[1].equation.multiplier.numerator.text == "0.10")
    #expect(result.equations[2].equation.priority.value.text == "749.5")
    #expect(result.equations[3].equation.multiplier.denominator?.text == "3.0")
  }

  @Test(arguments: [
    ("leading", "superview.margins", ["leading = superview.margins"]),
    ("top", "header.bottom+12", ["top = header.bottom + 12"]),
    ("top", "header . bottom - -8", ["top = header.bottom + 8"]),
    ("width", ">= 44; <= 100; == 60 @ low;", ["width ≥ 44", "width ≤ 100", "width = 60 @250"]),
    ("width", "200 @required as w", ["width = 200 as w"]),
    ("width", "200 placeholder inactive as a.b @small", ["width = 200 @small as a.b inactive placeholder"]),
    ("width", "gap", ["width = gap"]),
    ("height", "width / 2", ["height = width / 2"]),
    ("height", "self.width * 1/2", ["height = width / 2"]),
    ("height", "width * -1 + 8", ["height = width * -1 + 8"]),
    ("trailing", "superview - 16", ["trailing = superview - 16"]),
    ("leading", "avatar.trailing + standard", ["leading = avatar.trailing + standard"]),
    ("trailing", "superview.content - standard", ["trailing = superview.content - standard"]),
    ("baseline", "name", ["lastBaseline = name"]),
    ("firstBaseline", "name.baseline", ["firstBaseline = name.lastBaseline"]),
    ("top", "self.safeArea", ["top = self.safeArea"]),
    ("top", "owner.keyboard.top", ["top = owner.keyboard"]),
    ("top", "superview.columns", ["top = superview.columns"]),
    ("left", "8bC-Xf-vdC.right", ["left = 8bC-Xf-vdC.right"]),
    ("centerX", "superview.centerXWithinMargins", ["centerX = superview.centerXWithinMargins"]),
    ("top", "content.bottom", ["top = content.bottom"]),
  ])
  func readsAnEquation(attribute: String, text: String, lines: [String]) throws {
    #expect(try Example.lines(attribute, text) == lines)
  }

  @Test(arguments: [
    ("edges", "superview", ["top = superview", "leading = superview", "bottom = superview", "trailing = superview"]),
    (
      "edges", "≥ superview.safeArea inset 8 16 @750 as box",
      [
        "top ≥ superview.safeArea + 8 @750 as box.top", "leading ≥ superview.safeArea + 16 @750 as box.leading",
        "bottom ≤ superview.safeArea - 8 @750 as box.bottom", "trailing ≤ superview.safeArea - 16 @750 as box.trailing",
      ]
    ),
    (
      "edges", "superview.safeArea except bottom, top",
      ["leading = superview.safeArea", "trailing = superview.safeArea"]
    ),
    ("edges", "all but top and leading", ["bottom = superview", "trailing = superview"]),
    ("edges", "header all but top bottom inset -8", ["leading = header - 8", "trailing = header + 8"]),
    (
      "edges", "inset 1 2 gap standard",
      ["top = superview + 1", "leading = superview + 2", "bottom = superview - gap", "trailing = superview - standard"]
    ),
    ("horizontalEdges", "superview inset 8 -gap", ["leading = superview + 8", "trailing = superview + gap"]),
    ("verticalEdges", "≤ header inset 8", ["top ≤ header + 8", "bottom ≥ header - 8"]),
    ("size", "64 48", ["width = 64", "height = 48"]),
    ("size", "≥ small @gap inactive", ["width ≥ small @gap inactive", "height ≥ small @gap inactive"]),
    ("size", "avatar * 2 + 8", ["width = avatar * 2 + 8", "height = avatar * 2 + 8"]),
    ("size", "superview.frame / 3", ["width = superview.frame / 3", "height = superview.frame / 3"]),
    ("center", "superview", ["centerX = superview", "centerY = superview"]),
    (
      "center", "header offset 0 -8 as mid", ["centerX = header as mid.centerX", "centerY = header - 8 as mid.centerY"]
    ),
    ("center", "offset gap -gap", ["centerX = superview + gap", "centerY = superview - gap"]),
    ("aspectRatio", "16:9", ["width = height * 16:9"]),
    ("aspectRatio", "≥ 1.5 @low as ratio", ["width ≥ height * 1.5 @250 as ratio"]),
    ("size", "64; 48 @750", ["width = 64", "height = 64", "width = 48 @750", "height = 48 @750"]),
  ])
  func readsACompoundAttribute(attribute: String, text: String, lines: [String]) throws {
    #expect(try Example.lines(attribute, text) == lines)
  }

  @Test(arguments: [
    ("name.firstBaseline = header.firstBaseline + 8 @750 as x // why", ["name.firstBaseline = header + 8 @750 as x"]),
    ("width ≥ 44", ["width ≥ 44"]),
    ("self.width == 44", ["width = 44"]),
    ("avatar.height = width / 2", ["avatar.height = width / 2"]),
    ("avatar.height = self.width / 2", ["avatar.height = self.width / 2"]),
    ("avatar.safeArea.height = avatar", ["avatar.safeArea.height = height"]),
    ("header.columns.leading = superview", ["header.columns.leading = superview"]),
    ("avatar.center = self; owner.width = 8", ["avatar.centerX = self", "avatar.centerY = self", "owner.width = 8"]),
    ("columns.aspectRatio = 16/9", ["columns.width = height * 16/9"]),
    ("8bC-Xf-vdC.size = 8", ["8bC-Xf-vdC.width = 8", "8bC-Xf-vdC.height = 8"]),
  ])
  func readsALineOfABlock(text: String, lines: [String]) {
    #expect(Example.lines(block: text) == lines)
  }

  @Test func aBlockKeepsItsLines() {
    let text = "// sizes\n\n  width = 8  // narrow \r\n[avatar(8)]\n"
    let lines = ConstraintBlockParser(scope: Example.scope).parse(text).lines
    #expect(lines.map(\.range) == [0..<0, 9..<9, 12..<21, 35..<46, 47..<47])
    #expect(lines.map(\.comment) == [0..<8, nil, 23..<32, nil, nil])
    #expect(lines.map(\.form) == [.equations, .equations, .equations, .visualFormat, .equations])
    #expect(lines.map(\.equations.count) == [0, 0, 1, 1, 0])
  }
}
