import Testing

@testable import Linting

@Suite struct DuplicateStoryboardIdentifierTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DuplicateStoryboardIdentifier.self) }

  private func said(_ identifiers: String...) -> [String] {
    let scenes = identifiers.enumerated().map { number, identifier in
      #"<scene sceneID="s\#(number)"><objects><viewController storyboardIdentifier="\#(identifier)" id="v\#(number)"/></objects></scene>"#
    }
    return RuleTesting.findings(of: DuplicateStoryboardIdentifier.self, in: .storyboard(scenes.joined())).map(\.message)
  }

  @Test func everyFurtherSceneIsFound() {
    let message = "the storyboard identifier 'A' is taken: only one of the scenes can be reached by it"
    #expect(said("A", "A", "A") == [message, message])
  }

  @Test func namesWithoutTextAndOtherLettersAreNone() {
    #expect(said("", "").isEmpty)
    #expect(said("A", "a").isEmpty)
  }
}
