import Testing

@testable import Linting

@Suite struct RecursiveEmbedTests {
  @Test func itsExamplesHold() { RuleTesting.expectExamplesHold(RecursiveEmbed.self) }

  private func scene(_ id: String, _ segue: String, more: String = "") -> String {
    #"<scene sceneID="s\#(id)"><objects><viewController userLabel="\#(id)" id="\#(id)"\#(more)><connections>\#(segue)</connections></viewController></objects></scene>"#
  }

  @Test func saysTheWholePathWithAPlaceForEachHop() throws {
    let findings = RuleTesting.findings(
      of: RecursiveEmbed.self,
      in: .storyboard(
        """
        \(scene("A", #"<segue destination="B" kind="embed" id="x"/>"#))
        \(scene("B", #"<segue destination="A" kind="relationship" relationship="viewControllers" id="y"/>"#))
        """))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.message
        == "showing this scene makes it again, without end: A → B → A. Let code perform one of the segues, or let it "
        + "lead to another scene")
    #expect(
      finding.notes.map { "\($0.position.line): \($0.message)" } == [
        "3: once the view is loaded, this embeds 'B'", "4: 'viewControllers' holds 'A'",
      ])
    #expect(finding.objectID == "x")
  }

  @Test func segueActionsMayMakeAnotherController() {
    let document = RuleExample.Document.storyboard(
      scene("A", #"<segue destination="A" kind="embed" destinationCreationSelector="make:" id="x"/>"#))
    #expect(RuleTesting.findings(of: RecursiveEmbed.self, in: document).isEmpty)
    #expect(RuleTesting.findings(of: RecursiveNibPossible.self, in: document).count == 1)
  }

  @Test func whatIsShownLaterIsFine() {
    for kind in ["show", "presentation", "custom", "unwind"] {
      #expect(
        RuleTesting.findings(
          of: RecursiveEmbed.self,
          in: .storyboard(scene("A", #"<segue destination="A" kind="\#(kind)" id="x"/>"#))
        ).isEmpty)
    }
  }
}
