import Testing

@testable import Linting

@Suite struct ExternalBundleReferenceTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(ExternalBundleReference.self) }

  private func said(_ attributes: String) -> [String] {
    RuleTesting.findings(
      of: ExternalBundleReference.self,
      in: .storyboard(
        #"<scene sceneID="s"><objects><viewControllerPlaceholder \#(attributes) id="a"/></objects></scene>"#)
    ).map(\.message)
  }

  @Test func namesTheBundle() {
    #expect(
      said(#"bundleIdentifier="a.b""#) == [
        "the reference names the bundle 'a.b', which may not be there when the segue is performed"
      ])
  }

  @Test func anEmptyNameIsTheAppsOwnBundle() { #expect(said(#"bundleIdentifier="""#).isEmpty) }
}
