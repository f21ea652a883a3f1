import InterfaceBuilder
import SwiftEmission
import Testing

/// What the structures of a storyboard's scenes are called.
@Suite struct SceneNameTests {
  private func emit(_ controller: String) throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
      """
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), file: "Main.storyboard") else {
      throw NotRead()
    }
    return try #require(SwiftEmitter().emit(document, fileName: "Main.storyboard").text)
  }

  private struct NotRead: Error {}

  @Test(arguments: [
    (#"<viewController customClass="ProfileViewController" id="a"/>"#, "ProfileScene"),
    (#"<viewController storyboardIdentifier="Home" id="a"/>"#, "HomeScene"),
    (#"<viewController userLabel="Settings" id="a"/>"#, "SettingsScene"),
    // Each storyboard of a module may have one.
    (#"<navigationController id="a"/>"#, "MainNavigationControllerScene"),
  ])
  func isTakenFromWhatTellsScenesApart(_ controller: String, _ name: String) throws {
    #expect(try emit(controller).contains("enum \(name) {"))
  }
}
