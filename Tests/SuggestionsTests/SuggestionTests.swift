import Suggestions
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("hedaer", ["header", "leader"], "header"), ("Superview", ["superview"], "superview"),
      ("lable", ["label"], "label"),
      ("xyzzy", ["label", "button"], nil), ("label", ["label"], nil), ("", ["a"], "a"), ("ab", ["cd"], nil),
    ] as [(String, [String], String?)])
  func theNearestNameIsWhatWasMeant(_ name: String, _ names: [String], _ nearest: String?) {
    #expect(Suggestion.nearest(to: name, in: names) == nearest)
  }

  @Test func helpIsAQuestion() {
    #expect(Suggestion.help(for: "lable", in: ["label"]) == "did you mean 'label'?")
    #expect(Suggestion.help(for: "xyzzy", in: ["label"]) == nil)
  }
}
