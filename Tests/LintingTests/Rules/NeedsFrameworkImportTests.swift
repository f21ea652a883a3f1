import Testing

@testable import Linting

@Suite struct NeedsFrameworkImportTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(NeedsFrameworkImport.self) }

  private func said(_ objects: String) -> [String] {
    RuleTesting.findings(of: NeedsFrameworkImport.self, in: .xib(objects)).map(\.message)
  }

  @Test func eachClassIsSaidOnce() {
    #expect(
      said(#"<wkWebView id="a"/><mapView id="b"/><mapView id="c"/>"#) == [
        "'WKWebView' is in WebKit: the app has to link it, or loading throws",
        "'MKMapView' is in MapKit: the app has to link it, or loading throws",
      ])
  }

  @Test func whatUIKitHasIsLeftAlone() { #expect(said(#"<webView id="a"/>"#).isEmpty) }
}
