import Testing

@testable import Linting

@Suite struct DeprecatedViewTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(DeprecatedView.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(of: DeprecatedView.self, in: .xib(objects)).map(\.message)
  }

  @Test func saysSinceWhenAndWhatInstead() {
    #expect(said(#"<webView id="a"/>"#) == ["'UIWebView' is deprecated since iOS 12: use WKWebView"])
    #expect(
      said(#"<searchDisplayController id="a"/>"#) == [
        "'UISearchDisplayController' is deprecated since iOS 8: use UISearchController"
      ])
  }

  @Test func whatIsNotDeprecatedIsLeftAlone() { #expect(said(#"<tableView id="a"/><searchBar id="b"/>"#).isEmpty) }
}
