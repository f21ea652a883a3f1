import Testing

@testable import Linting

@Suite struct PrototypeCellsInXIBTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(PrototypeCellsInXIB.self) }

  @Test func collectionsAreMeantAsWell() {
    #expect(
      RuleTesting.findings(
        of: PrototypeCellsInXIB.self,
        in: .xib(
          #"<view id="v"><subviews><collectionView id="c"><cells><collectionViewCell reuseIdentifier="x" id="1"/></cells></collectionView></subviews></view>"#
        )
      ).map(\.objectID) == ["1"])
  }

  @Test func aListThatIsEmptyIsNone() {
    #expect(
      RuleTesting.findings(of: PrototypeCellsInXIB.self, in: .xib(#"<tableView id="c"><prototypes/></tableView>"#))
        .isEmpty)
  }
}
