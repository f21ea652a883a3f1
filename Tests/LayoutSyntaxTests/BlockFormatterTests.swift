import LayoutSyntax
import Testing

/// The canonical form of a block.
@Suite struct BlockFormatterTests {
  private let formatter = ConstraintBlockFormatter(scope: Example.scope)

  @Test func writesEveryLineInItsShortestForm() throws {
    let text = """

        // who is where
        name.firstBaseline == header.firstBaseline+8 @high   // why


        self.width>=44;avatar.width = 8 ; avatar.height = 8
        H: |-[ avatar( >= 64, name@750 ) ]-gap-[name]-| {alignAllTop alignAllBottom }   // a row
        V:[avatar] - ( -8 ) - [name-label]

      """
    let expected = [
      "// who is where",
      "name.firstBaseline = header + 8 @750  // why",
      "",
      "width ≥ 44; avatar.size = 8",
      "H:|-[avatar(>=64,name@750)]-gap-[name]-| {alignAllTop, alignAllBottom}  // a row",
      "V:[avatar]-(-8)-[name-label]",
    ]
    let lines = try #require(formatter.lines(of: text))
    #expect(lines == expected)
    #expect(formatter.lines(of: lines.joined(separator: "\n")) == lines)
  }

  @Test func leavesATextWithAMistakeAlone() {
    #expect(formatter.lines(of: "width = 8\nwidht = 8") == nil)
    #expect(formatter.lines(of: "\n \n") == [])
  }
}
