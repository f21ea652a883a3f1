import Testing

@testable import Linting

@Suite struct MissingReuseIdentifierTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(MissingReuseIdentifier.self) }

  @Test func everyPrototypeIsFound() {
    #expect(
      RuleTesting.findings(
        of: MissingReuseIdentifier.self,
        in: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="a"><tableView key="view" id="t"><prototypes><tableViewCell id="1"/><tableViewCell id="2"/></prototypes></tableView></viewController></objects></scene>"#
        )
      ).map(\.objectID) == ["1", "2"])
  }

  @Test func headersOfACollectionThatAreNeverAskedForAreLeftAlone() {
    #expect(
      RuleTesting.findings(
        of: MissingReuseIdentifier.self,
        in: .storyboard(
          #"<scene sceneID="s"><objects><viewController id="a"><collectionView key="view" id="t"><cells/><collectionReusableView key="sectionHeaderView" id="h"/></collectionView></viewController></objects></scene>"#
        )
      ).isEmpty)
  }
}
