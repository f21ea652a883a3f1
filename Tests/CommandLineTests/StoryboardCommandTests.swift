import Foundation
import Testing

/// Storyboards on the command line: several together, and launch screens.
@Suite struct StoryboardCommandTests {
  private let tool: CommandLineTests

  init() throws { tool = try CommandLineTests() }

  private func storyboard(_ scenes: String, _ attributes: String = "") -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"\(attributes)><scenes>\n\(scenes)\n</scenes></document>\n"
  }

  /// A scene with a reference, and one with a segue to it.
  private func reference(_ attributes: String) -> String {
    storyboard(
      "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"Home\"><view key=\"view\" id=\"v\"/><connections><segue destination=\"p\" kind=\"show\" identifier=\"go\" id=\"1\"/></connections></viewController></objects></scene>\n<scene sceneID=\"t\"><objects><viewControllerPlaceholder \(attributes) id=\"p\"/></objects></scene>"
    )
  }

  private func other(_ attributes: String = "") -> String {
    storyboard(
      "<scene sceneID=\"s\"><objects><viewController storyboardIdentifier=\"Detail\" id=\"a\"/></objects></scene>",
      attributes)
  }

  @Test func storyboardsTogetherReferToEachOther() throws {
    try tool.write(reference(#"storyboardName="Other" referencedIdentifier="Detail""#), "In/Main.storyboard")
    try tool.write(other(), "In/Other.storyboard")
    let run = try tool.run("compile", "-o", "Out", "In")
    #expect(run.code == 0 && run.errors.isEmpty)
    let main = try String(contentsOf: tool.folder.appendingPathComponent("Out/Main.storyboard.swift"), encoding: .utf8)
    #expect(main.contains(#"OtherStoryboard.instantiateViewController(withIdentifier: "Detail")"#))
    #expect(try tool.run("lint", "--resources", "In", "--enable", "unresolved_storyboard_reference", "In").code == 0)
  }

  @Test func withoutAnIdentifierTheFirstControllerIsMeant() throws {
    try tool.write(reference(#"storyboardName="Other""#), "In/Main.storyboard")
    try tool.write(other(#" initialViewController="a""#), "In/Other.storyboard")
    let run = try tool.run("compile", "-o", "Out", "In")
    #expect(run.code == 0 && run.errors.isEmpty)
  }

  @Test func anotherBundleIsLeftToItself() throws {
    try tool.write(
      reference(#"storyboardName="Gone" bundleIdentifier="org.kit" referencedIdentifier="X""#), "In/Main.storyboard")
    try tool.write(other(), "In/Other.storyboard")
    #expect(try tool.run("compile", "-o", "Out", "In").errors.isEmpty)
    #expect(try tool.run("lint", "--resources", "In", "In").code == 0)
  }

  @Test(arguments: [
    (#"storyboardName="Othr""#, "there's no storyboard 'Othr'; did you mean 'Other'?"),
    (#"storyboardName="Other" referencedIdentifier="Detial""#, "no scene of 'Other' has the identifier 'Detial'"),
    (#"storyboardName="Other""#, "the storyboard 'Other' has no first controller"),
    (#"referencedIdentifier="Nowhere""#, "no scene of this storyboard has the identifier 'Nowhere'"),
  ])
  func whatLeadsNowhereIsFoundWithItsPlace(_ attributes: String, _ words: String) throws {
    try tool.write(reference(attributes), "In/Main.storyboard")
    try tool.write(other(), "In/Other.storyboard")
    let place = "In/Main.storyboard:3:29: "
    let compiled = try tool.run("compile", "-o", "Out", "In")
    #expect(compiled.errors.contains(place + "warning: " + words))
    let linted = try tool.run("lint", "--resources", "In", "In")
    #expect(linted.code == 1 && linted.output.contains(place + "error: " + words))
  }

  @Test func oneStoryboardMayReferToWhatIsCompiledElsewhere() throws {
    try tool.write(reference(#"storyboardName="Gone""#), "Main.storyboard")
    #expect(try tool.run("compile", "Main.storyboard").errors.isEmpty)
  }

  @Test func aLaunchScreenIsADictionaryToo() throws {
    let view = #"<color key="backgroundColor" name="Brand"/><subviews><label text="Hi" id="l"/></subviews>"#
    try tool.write(
      storyboard(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\"><view key=\"view\" id=\"v\">\(view)</view></viewController></objects></scene>",
        #" launchScreen="YES" initialViewController="a""#), "Launch.storyboard")
    let run = try tool.run("report", "--format", "plist", "Launch.storyboard")
    #expect(run.code == 0)
    #expect(
      run.output == "<key>UILaunchScreen</key>\n<dict>\n <key>UIColorName</key>\n <string>Brand</string>\n</dict>\n")
    #expect(run.errors.hasPrefix("Launch.storyboard:2:"))
    #expect(run.errors.contains("warning: 'UILaunchScreen' has no label"))
    #expect(try tool.run("compile", "Launch.storyboard").errors.contains("[launch_screen]"))
  }

  @Test func anInfoListHasOneLaunchScreen() throws {
    try tool.write(other(), "In/A.storyboard")
    try tool.write(other(), "In/B.storyboard")
    #expect(try tool.run("report", "--format", "plist", "In").code == 2)
  }
}
