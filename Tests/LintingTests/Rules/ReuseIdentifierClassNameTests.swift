import Testing

@testable import Linting

@Suite struct ReuseIdentifierClassNameTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ReuseIdentifierClassName.self) }

  @Test func saysBothNames() {
    #expect(
      RuleTesting.said(
        by: ReuseIdentifierClassName.self,
        of: .xib(#"<collectionReusableView reuseIdentifier="h" customClass="Header" id="a"/>"#)) == [
          "3:25: the reuse identifier 'h' isn't the class's name 'Header'"
        ])
    #expect(
      RuleTesting.said(by: ReuseIdentifierClassName.self, of: .xib(#"<tableViewCell customClass="Row" id="a"/>"#)) == [
        "3:1: the cell of class 'Row' has no reuse identifier"
      ])
  }

  @Test func staticCellsAndOtherViewsAreLeftAlone() {
    #expect(
      RuleTesting.said(
        by: ReuseIdentifierClassName.self,
        of: .storyboard(
          #"<scene sceneID="s"><objects><tableViewController customClass="C" id="a"><tableView key="view" id="t"><sections><tableViewSection id="d"><cells><tableViewCell customClass="X" id="b"/></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>"#
        )
      ).isEmpty)
  }
}
