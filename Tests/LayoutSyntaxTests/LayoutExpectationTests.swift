import LayoutSyntax
import Testing

@Suite struct LayoutExpectationTests {
  private func expectation(_ text: String, _ form: LayoutTextForm) -> LayoutExpectation {
    LayoutExpectation(at: text.utf8.count, in: text + "rest", form)
  }

  @Test(arguments: [
    ("", LayoutExpectation.Kind.rightSide), ("av", .rightSide), ("≥ ", .rightSide), (">= av", .rightSide),
    ("8; ", .rightSide), ("avatar.", .member(of: ["avatar"])), ("avatar.tr", .member(of: ["avatar"])),
    ("superview.safeArea.t", .member(of: ["superview", "safeArea"])), ("avatar + ", .constant),
    ("avatar - st", .constant),
    ("8 @", .priority), ("8 @hi", .priority), ("8 ", .ending), ("avatar ", .ending), ("8 as ", .nothing),
    ("8 as ga", .nothing), ("superview inset ", .constant), ("avatar * ", .nothing),
  ])
  func valuesOfAttributes(text: String, kind: LayoutExpectation.Kind) {
    #expect(expectation(text, .attribute).kind == kind)
  }

  @Test(arguments: [
    ("", LayoutExpectation.Kind.leftSide), ("na", .leftSide), ("a.top = b\n  na", .leftSide),
    ("a.top = b; na", .leftSide),
    ("name.", .member(of: ["name"])), ("name.top ", .nothing), ("name.top = ", .rightSide),
    ("name.top = a.", .member(of: ["a"])), ("H:|-[", .view), ("V:[a]-[b", .view), ("H:|-", .nothing),
    ("a.top = b // c", .nothing), ("top = 8 @", .priority),
  ])
  func lines(text: String, kind: LayoutExpectation.Kind) { #expect(expectation(text, .block).kind == kind) }

  @Test func theWordIsWhatIsThereAlready() {
    #expect(expectation("avatar.tr", .attribute).word == 7..<9)
    #expect(expectation("avatar.", .attribute).word == 7..<7)
  }

  @Test func wordsHaveRoles() {
    let words = LayoutWord.words(of: "a.top = ≥ b.safeArea.top + gap @high as x.y; 8 placeholder", .attribute)
    #expect(words.map(\.text) == ["a", "top", "b", "safeArea", "top", "gap", "high", "as", "x", "y", "placeholder"])
    #expect(
      words.map(\.role) == [
        .item, .member, .item, .member, .member, .item, .priority, .keyword, .name, .name, .keyword,
      ])
    let lines = LayoutWord.words(of: "a.top = b // c\nH:|-gap-[d(>=e@low)]-| {alignAllTop}", .block)
    #expect(lines.filter { $0.role == .item }.map(\.text) == ["a", "b", "gap", "d", "e"])
    #expect(lines.filter { $0.role == .item }.map(\.range.lowerBound) == [0, 8, 19, 24, 28])
  }
}
