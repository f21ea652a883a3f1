import LoadGraph
import Testing

/// R6: scenes that make each other without any code.
@Suite struct EmbedTests {
  private func scene(_ id: String, _ segues: String, element: String = "viewController", more: String = "") -> String {
    #"<\#(element) storyboardIdentifier="\#(id)" userLabel="\#(id)" id="\#(id)"\#(more)><connections>\#(segues)</connections></\#(element)>"#
  }

  private func segue(_ kind: String, to destination: String, _ more: String = "") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)"\#(more) id="x\#(destination)"/>"#
  }

  private func verdicts(_ documents: DocumentNode...) -> [String] {
    let cycles = LoadGraph(documents).cycles
    #expect(cycles.allSatisfy { $0.isEmbedding })
    return cycles.map(\.verdict)
  }

  @Test func aSceneThatEmbedsItself() throws {
    let document = try Fixture.storyboard("Main.storyboard", scene("A", segue("embed", to: "A")))
    #expect(verdicts(document) == ["certain A → A"])
  }

  @Test func throughAContainersRelationship() throws {
    for relationship in ["rootViewController", "viewControllers", "masterViewController", "detailViewController"] {
      let documents = try Fixture.storyboard(
        "Main.storyboard", scene("A", segue("embed", to: "N")),
        scene(
          "N", segue("relationship", to: "A", " relationship=\"\(relationship)\""), element: "navigationController"))
      #expect(verdicts(documents) == ["certain A → N → A"])
    }
  }

  @Test func throughAnotherStoryboard() throws {
    let placeholder = #"<viewControllerPlaceholder storyboardName="Other" id="P"/>"#
    let back = #"<viewControllerPlaceholder storyboardName="Main" referencedIdentifier="A" id="Q"/>"#
    let main = try Fixture.storyboard("Main.storyboard", scene("A", segue("embed", to: "P")), placeholder)
    let other = try Fixture.storyboard(
      "Other.storyboard", initial: "B", scene("B", segue("embed", to: "Q")), back)
    #expect(verdicts(main, other) == ["certain A → B → A"])
  }

  @Test(arguments: [
    "show", "push", "presentation", "popoverPresentation", "custom", "unwind", "showDetail", "modal", "replace",
  ])
  func whatRunsLaterIsNoCycle(kind: String) throws {
    let document = try Fixture.storyboard("Main.storyboard", scene("A", segue(kind, to: "A")))
    #expect(verdicts(document).isEmpty)
  }

  @Test func aChainAndAnotherBundleAreNoCycles() throws {
    let placeholder =
      #"<viewControllerPlaceholder storyboardName="Main" bundleIdentifier="org.other" referencedIdentifier="A" id="P"/>"#
    let document = try Fixture.storyboard(
      "Main.storyboard", scene("A", segue("embed", to: "B")), scene("B", segue("embed", to: "P")), placeholder)
    #expect(verdicts(document).isEmpty)
  }

  @Test func aControllerThatMayRefuseIsNotAccused() throws {
    let document = try Fixture.storyboard(
      "Main.storyboard", scene("A", segue("embed", to: "A"), more: " customClass=\"A\""))
    let source = """
      class A: UIViewController {
        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { depth < 3 }
      }
      """
    #expect(Fixture.verdicts([document], ["A.swift": source]) == ["possible A → A"])
    #expect(Fixture.verdicts([document], ["A.swift": "class A: UIViewController { }"]) == ["certain A → A"])
  }
}
