import Testing

@testable import Linting

@Suite struct DuplicateReuseIdentifierTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DuplicateReuseIdentifier.self) }

  private func said(_ view: String) -> [String] {
    RuleTesting.findings(
      of: DuplicateReuseIdentifier.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"><subviews>\#(view)</subviews></view></viewController></objects></scene>"#
      )
    ).map(\.message)
  }

  @Test func cellsOfACollectionAreFound() {
    #expect(
      said(
        #"<collectionView id="c"><cells><collectionViewCell reuseIdentifier="x" id="1"/><collectionViewCell reuseIdentifier="x" id="2"/></cells></collectionView>"#
      ) == ["the reuse identifier 'x' is taken by another prototype: dequeuing gives only one of them"])
  }

  @Test func aHeaderMayBeCalledAsACell() {
    #expect(
      said(
        #"<collectionView id="c"><cells><collectionViewCell reuseIdentifier="x" id="1"/></cells><collectionReusableView key="sectionHeaderView" reuseIdentifier="x" id="2"/></collectionView>"#
      ).isEmpty)
  }

  @Test func tablesAreApart() {
    let table = #"<tableView id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c"/></prototypes></tableView>"#
    #expect(said(table + table).isEmpty)
  }
}
