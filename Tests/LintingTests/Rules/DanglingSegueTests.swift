import Testing

@testable import Linting

@Suite struct DanglingSegueTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DanglingSegue.self) }

  private func said(_ segue: String, more: String = "") -> [String] {
    RuleTesting.said(
      by: DanglingSegue.self,
      of: .storyboard(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\"><connections>\n\(segue)\n</connections></viewController>\(more)"
          + "</objects></scene>"))
  }

  @Test func aSegueIsNamedByItsIdentifierOrItsKind() {
    #expect(
      said(#"<segue destination="gone" kind="show" identifier="detail" id="b"/>"#) == [
        "4:21: the segue 'detail' leads to 'gone', which isn't in the document. Connect it again or remove it"
      ])
    #expect(
      said(#"<segue destination="gone" kind="presentation" id="b"/>"#) == [
        "4:21: the segue 'presentation' leads to 'gone', which isn't in the document. Connect it again or remove it"
      ])
  }

  @Test func aRelationshipIsCalledOne() {
    #expect(
      said(#"<segue destination="gone" kind="relationship" relationship="rootViewController" id="b"/>"#) == [
        "4:21: the relationship 'rootViewController' leads to 'gone', which isn't in the document. Connect it again or "
          + "remove it"
      ])
  }

  @Test func anUnwindSegueLeadsToTheExit() {
    let segue = #"<segue destination="x" kind="unwind" unwindAction="back:" id="b"/>"#
    #expect(said(segue, more: #"<exit id="x"/>"#) == [])
    #expect(said(segue).count == 1)
  }

  @Test func aReferenceToAnotherStoryboardIsThere() {
    #expect(
      said(
        #"<segue destination="p" kind="show" id="b"/>"#,
        more: #"<viewControllerPlaceholder storyboardName="Other" id="p"/>"#) == [])
  }
}
