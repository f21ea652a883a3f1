import Testing

@testable import Linting

@Suite struct DeepHierarchyTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DeepHierarchy.self) }

  private func said(levels: Int, options: RuleOptions = RuleOptions()) -> [String] {
    var view = #"<label id="l"/>"#
    for level in 1..<levels { view = #"<view id="v\#(level)"><subviews>\#(view)</subviews></view>"# }
    return RuleTesting.findings(of: DeepHierarchy.self, in: .xib(view), options: options).map(\.message)
  }

  @Test func tenLevelsAreFine() {
    #expect(said(levels: 10).isEmpty)
    #expect(said(levels: 11) == ["the view stands 11 levels deep; 10 are asked for"])
  }

  @Test func whatIsBelowIsNotSaidAgain() { #expect(said(levels: 20).count == 1) }
}
