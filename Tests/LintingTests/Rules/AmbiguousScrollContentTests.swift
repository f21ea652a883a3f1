import Testing

@testable import Linting

@Suite struct AmbiguousScrollContentTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(AmbiguousScrollContent.self) }

  private func said(_ subviews: String, _ constraints: String...) -> [String] {
    RuleTesting.said(by: AmbiguousScrollContent.self, of: subviews, constraints.map(RuleTesting.constraint).joined())
  }

  private let scroll = ["s.leading = v.leading", "v.trailing = s.trailing", "s.top = v.top", "v.bottom = s.bottom"]

  private func said(ofContent content: String, _ attributes: String = "") -> [String] {
    RuleTesting.said(
      by: AmbiguousScrollContent.self, of: RuleTesting.view("s", "scrollView", attributes, content),
      scroll.map(RuleTesting.constraint).joined())
  }

  @Test func whatNoConstraintTiesToTheContentLeavesItOpen() {
    let loose = #"<subviews><label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>"#
    #expect(said(ofContent: loose).count == 1)
    #expect(said(ofContent: loose, #"verifyAmbiguity="off""#).isEmpty)
  }

  @Test func anEmptyScrollViewIsLeftAloneUnlessItsContentGuideIsThere() {
    #expect(said(ofContent: "").isEmpty)
    #expect(said(ofContent: #"<viewLayoutGuide key="contentLayoutGuide" id="g"/>"#).count == 1)
  }

  @Test func theFrameIsAnotherMatter() {
    let open = said(RuleTesting.view("s", "scrollView"), "s.leading = v.leading", "s.top = v.top")
    #expect(open.isEmpty)
  }
}
