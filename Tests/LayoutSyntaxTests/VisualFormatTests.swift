import LayoutSyntax
import Testing

/// Every production of Apple's grammar, and the options.
@Suite struct VisualFormatTests {
  @Test(arguments: [
    ("[avatar]", []),
    ("H:[avatar]", []),
    ("V:[avatar]", []),
    ("|[avatar]", ["avatar.leading = superview"]),
    ("[avatar]|", ["avatar.trailing = superview"]),
    ("V:|[avatar]|", ["avatar.top = superview", "avatar.bottom = superview"]),
    ("|-[avatar]-|", ["avatar.leading = superview.leadingMargin", "avatar.trailing = superview.trailingMargin"]),
    ("V:|-[avatar]-|", ["avatar.top = superview.topMargin", "avatar.bottom = superview.bottomMargin"]),
    ("|-50-[avatar]-50-|", ["avatar.leading = superview + 50", "avatar.trailing = superview - 50"]),
    ("|-gap-[avatar]-gap-|", ["avatar.leading = superview + gap", "avatar.trailing = superview - gap"]),
    ("[avatar][name]", ["name.leading = avatar.trailing"]),
    ("[avatar]-[name]", ["name.leading = avatar.trailing + standard"]),
    ("[avatar]-8-[name]", ["name.leading = avatar.trailing + 8"]),
    ("[avatar]-0.5-[name]", ["name.leading = avatar.trailing + 0.5"]),
    ("[avatar]-gap-[name]", ["name.leading = avatar.trailing + gap"]),
    ("[avatar]-(8)-[name]", ["name.leading = avatar.trailing + 8"]),
    ("[avatar]-(-8)-[name]", ["name.leading = avatar.trailing - 8"]),
    ("[avatar]-(-gap@gap)-[name]", ["name.leading = avatar.trailing - gap @gap"]),
    ("V:[avatar]-10-[name]", ["name.top = avatar.bottom + 10"]),
    (
      "[avatar]-(>=8,<=gap,==9@750)-[name]",
      [
        "name.leading ≥ avatar.trailing + 8", "name.leading ≤ avatar.trailing + gap",
        "name.leading = avatar.trailing + 9 @750",
      ]
    ),
    ("[avatar]-(>=8@low,<=20)-|", ["avatar.trailing ≤ superview - 8 @250", "avatar.trailing ≥ superview - 20"]),
    ("|-(<=8)-[avatar]", ["avatar.leading ≤ superview + 8"]),
    ("[avatar(64)]", ["avatar.width = 64"]),
    ("[avatar(small)]", ["avatar.width = small"]),
    ("[avatar(==64)]", ["avatar.width = 64"]),
    ("[avatar(>=70,<=100)]", ["avatar.width ≥ 70", "avatar.width ≤ 100"]),
    ("[avatar(100@20)]", ["avatar.width = 100 @20"]),
    ("[avatar(small@high,≥64@required)]", ["avatar.width = small @750", "avatar.width ≥ 64"]),
    ("[avatar(name)]", ["avatar.width = name"]),
    ("V:[avatar(==name@small)]", ["avatar.height = name @small"]),
    ("V:[avatar(<=superview)]", ["avatar.height ≤ superview"]),
    ("[self(>=name)]", ["width ≥ name"]),
    ("[name-label(==name-label-2)]", ["expected a number, a metric or a view after '==', found 'name-label-2'"]),
    (
      "[name-label(>=name)]-8-[8bC-Xf-vdC]",
      ["name-label.width ≥ name", "8bC-Xf-vdC.leading = name-label.trailing + 8"]
    ),
    (
      "|-[avatar]-[name]-[footer(>=20)]-|",
      [
        "avatar.leading = superview.leadingMargin", "name.leading = avatar.trailing + standard",
        "footer.leading = name.trailing + standard", "footer.width ≥ 20", "footer.trailing = superview.trailingMargin",
      ]
    ),
    (
      " H : | - [ avatar ( 8 , >= gap @ 3 ) ] - 8 - [ name ] | // with blanks",
      [
        "avatar.leading = superview.leadingMargin", "avatar.width = 8", "avatar.width ≥ gap @3",
        "name.leading = avatar.trailing + 8", "name.trailing = superview",
      ]
    ),
  ])
  func readsAForm(format: String, lines: [String]) {
    #expect(Example.lines(block: format) == lines)
  }

  @Test(arguments: [
    ("H:[avatar][name][footer] {alignAllTop}", ["name.top = avatar", "footer.top = name"]),
    ("H:[avatar][name] {alignAllBottom}", ["name.bottom = avatar"]),
    ("H:[avatar][name] {alignAllCenterY}", ["name.centerY = avatar"]),
    ("H:[avatar][name] {alignAllFirstBaseline}", ["name.firstBaseline = avatar"]),
    ("H:[avatar][name] {alignAllLastBaseline}", ["name.lastBaseline = avatar"]),
    ("V:[avatar][name] {alignAllLeading}", ["name.leading = avatar"]),
    ("V:[avatar][name] {alignAllTrailing}", ["name.trailing = avatar"]),
    ("V:[avatar][name] {alignAllLeft}", ["name.left = avatar"]),
    ("V:[avatar][name] {alignAllRight}", ["name.right = avatar"]),
    ("V:|[avatar][name]| {alignAllCenterX}", ["name.bottom = superview", "name.centerX = avatar"]),
    ("H:[avatar][name] {alignAllTop, alignAllBottom}", ["name.top = avatar", "name.bottom = avatar"]),
    ("H:[avatar][name] {alignAllTop alignAllBottom}", ["name.top = avatar", "name.bottom = avatar"]),
  ])
  func alignsWhatALineNames(format: String, last: [String]) {
    #expect(Example.lines(block: format).suffix(last.count) == last)
  }

  @Test(arguments: [
    ("directionLeadingToTrailing", ["avatar.leading = superview.leadingMargin", "name.leading = avatar.trailing + 8"]),
    ("directionLeftToRight", ["avatar.left = superview.leftMargin", "name.left = avatar.right + 8"]),
    ("directionRightToLeft", ["avatar.right = superview.rightMargin", "name.right = avatar.left - 8"]),
  ])
  func goesTheWayTheOptionSays(option: String, lines: [String]) {
    #expect(Example.lines(block: "H:|-[avatar]-8-[name] {\(option)}") == lines)
  }

  @Test func goesFromTheRightToTheSuperviewsLeft() {
    #expect(
      Example.lines(block: "H:|-4-[avatar]-(>=8)-| {directionRightToLeft}")
        == ["avatar.right = superview - 4", "avatar.left ≥ superview + 8"])
  }

  @Test func spacesBaselines() {
    #expect(
      Example.lines(block: "V:|-[avatar]-(>=8)-[name]-[footer]| {spacingBaselineToBaseline}")
        == [
          "avatar.top = superview.topMargin", "name.firstBaseline ≥ avatar.lastBaseline + 8",
          "footer.firstBaseline = name.lastBaseline + standard", "footer.bottom = superview",
        ])
    #expect(
      Example.lines(block: "V:[avatar]-8-[name] {spacingEdgeToEdge}") == ["name.top = avatar.bottom + 8"])
  }

  @Test func everyConstraintHasItsPlace() {
    let text = "V:|-8-[avatar(>=name@750)] {alignAllLeading}"
    let equations = ConstraintBlockParser(scope: Example.scope).parse("V:|-8-[avatar(>=name@750)]").equations
    let bytes = Array(text.utf8)
    func written(_ range: Range<Int>?) -> String? { range.map { String(decoding: bytes[$0], as: UTF8.self) } }
    #expect(equations.map { written($0.range) } == ["|-8-[avatar(>=name@750)]", ">=name@750"])
    #expect(equations.map { written($0.leftRange) } == ["avatar", "avatar"])
    #expect(equations.map { written($0.rightRange) } == ["|", "name"])
    #expect(equations.map { written($0.priorityRange) } == [nil, "750"])
  }
}
