import InterfaceModel
import LayoutSyntax
import Testing

/// The shortest text of several constraints.
@Suite struct WriterTests {
  /// The attributes of a view whose block says `text`.
  private func attributes(_ text: String) -> [String] {
    let equations = ConstraintBlockParser(scope: Example.scope).parse(text).equations.map(\.equation)
    return LayoutText.attributes(of: equations).map { "\($0.side.name)=\"\($0.value)\"" }
  }

  @Test(arguments: [
    ("edges = superview", ["edges=\"superview\""]),
    ("edges = superview inset 8 8 8 8", ["edges=\"superview inset 8\""]),
    ("edges = superview inset 8 16 8 16", ["edges=\"superview inset 8 16\""]),
    ("edges = superview inset 8 16 8 4", ["edges=\"superview inset 8 16 8 4\""]),
    ("edges = inset 8 gap except top", ["edges=\"superview inset 8 gap except top\""]),
    ("edges = inset 1 2 3 4 except top", ["horizontalEdges=\"superview inset 2 4\"", "bottom=\"superview - 3\""]),
    ("edges ≥ self.safeArea inset -8 @750", ["edges=\"≥ self.safeArea inset -8 @750\""]),
    ("edges = header as box inactive", ["edges=\"header as box inactive\""]),
    (
      "leading = header as a.leading; trailing = header as b.trailing",
      ["leading=\"header as a.leading\"", "trailing=\"header as b.trailing\""]
    ),
    (
      "leading = header as leading; trailing = header as trailing",
      ["leading=\"header as leading\"", "trailing=\"header as trailing\""]
    ),
    ("leading = header; trailing = header @750", ["leading=\"header\"", "trailing=\"header @750\""]),
    ("leading ≥ header; trailing ≥ header", ["leading=\"≥ header\"", "trailing=\"≥ header\""]),
    ("leading ≥ header; trailing ≤ header", ["horizontalEdges=\"≥ header\""]),
    ("leading = header; trailing = footer", ["leading=\"header\"", "trailing=\"footer\""]),
    ("leading = header.trailing; trailing = header", ["leading=\"header.trailing\"", "trailing=\"header\""]),
    (
      "top = header; bottom = header - 8; bottom = header - 9",
      ["verticalEdges=\"header inset 0 8\"", "bottom=\"header - 9\""]
    ),
    ("left = superview; right = superview", ["left=\"superview\"", "right=\"superview\""]),
    ("width = 64; height = 48", ["size=\"64 48\""]),
    ("height = 64; width = 64", ["size=\"64\""]),
    ("width = 64; height ≥ 64", ["width=\"64\"", "height=\"≥ 64\""]),
    ("width = avatar / 2 - gap; height = avatar / 2 - gap", ["size=\"avatar / 2 - gap\""]),
    ("width = avatar; height = avatar * 2", ["width=\"avatar\"", "height=\"avatar * 2\""]),
    ("width = avatar.height; height = avatar.width", ["width=\"avatar.height\"", "height=\"avatar.width\""]),
    ("centerY = superview - 8; centerX = superview", ["center=\"superview offset 0 -8\""]),
    ("center = superview", ["center=\"superview\""]),
    ("width = height * 16:9 @high as ratio", ["aspectRatio=\"16:9 @750 as ratio\""]),
    ("width = height", ["width=\"height\""]),
    ("height = width * 2", ["height=\"width * 2\""]),
    ("width = 8; width ≥ 4 @9; aspectRatio = 2", ["width=\"8; ≥ 4 @9\"", "aspectRatio=\"2\""]),
    ("height = 8; top = header; leading = header", ["leading=\"header\"", "top=\"header\"", "height=\"8\""]),
  ])
  func mergesConstraintsIntoAttributes(text: String, expected: [String]) {
    #expect(attributes(text) == expected)
  }

  @Test func mergesTheLinesOfEachView() {
    let text = """
      avatar.width = 8; width = 9
      avatar.height = 8
      name.columns.centerX = self; name.columns.centerY = self + 3
      name.centerX = avatar
      height = 9
      """
    let equations = ConstraintBlockParser(scope: Example.scope).parse(text).equations.map(\.equation)
    #expect(
      LayoutText.lines(of: equations) == [
        "avatar.size = 8", "size = 9", "name.columns.center = self offset 0 3", "name.centerX = avatar",
      ])
  }

  @Test(arguments: ["name", "name-label", "8bC-Xf-vdC", "größe", "_1", "safeArea"])
  func aNameCanBeWritten(name: String) {
    #expect(LayoutText.canWrite(name: name))
  }

  @Test(arguments: [
    "", "8", "8a", "a b", "a.b", "a-", "-a", "self", "superview", "owner", "width", "edges", "baseline", "standard",
    "as",
    "inset", "inactive", "a;b", "é!", "8bC-Xf-vdCd",
  ])
  func aNameCanNotBeWritten(name: String) {
    #expect(!LayoutText.canWrite(name: name))
  }

  @Test func tellsWhatTheLanguageCanNotSay() throws {
    let width = LayoutReference(.holder, .width)
    #expect(LayoutEquation(width).isMeaningful)
    #expect(!LayoutEquation(LayoutReference(.holder, .top)).isMeaningful)
    #expect(!LayoutEquation(width, .equal, LayoutReference(.superview, .top)).isMeaningful)
    #expect(!LayoutEquation(width, .equal, width).isMeaningful)
    #expect(!LayoutEquation(LayoutReference(.superview, .width)).isMeaningful)
    #expect(!LayoutEquation(width, priority: LayoutPriority(ExactNumber(0))).isMeaningful)
    #expect(!LayoutEquation(width, multiplier: try #require(Multiplier("2"))).isMeaningful)
  }
}
