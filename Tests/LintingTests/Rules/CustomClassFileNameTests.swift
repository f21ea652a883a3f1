import Testing

@testable import Linting

@Suite struct CustomClassFileNameTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(CustomClassFileName.self) }

  private func said(_ scenes: String, name: String) -> [String] {
    var document = RuleExample.Document.storyboard(scenes)
    document.name = name
    return RuleTesting.findings(of: CustomClassFileName.self, in: document).map(\.message)
  }

  private let scene = #"<scene sceneID="s"><objects><viewController customClass="Login" id="a"/></objects></scene>"#

  @Test func theFoldersDoNotCount() {
    #expect(said(scene, name: "App/Base.lproj/Login.storyboard").isEmpty)
    #expect(
      said(scene, name: "App/LoginScreen.storyboard") == ["the class 'Login' isn't the storyboard's name 'LoginScreen'"]
    )
  }

  @Test func mainAndSeveralScenesAreLeftAlone() {
    #expect(said(scene, name: "Main.storyboard").isEmpty)
    #expect(said(scene + scene, name: "Other.storyboard").isEmpty)
  }
}
