import LayoutMetrics
import Testing

@Suite struct LayoutEraTests {
  @Test func readsTheIntegerPart() {
    #expect(LayoutEra(toolsVersion: "14490.70").tools == 14490)
  }

  @Test func aDocumentWithoutAVersionIsOfTheLatestEra() {
    #expect(LayoutEra(toolsVersion: nil) == .latest)
    #expect(LayoutEra(toolsVersion: "none") == .latest)
    #expect(LayoutEra.latest.hasGlassControls)
  }

  @Test func theVersionOfCommandLineUpgradesIsBeforeXcode26() {
    let era = LayoutEra(toolsVersion: "32700.99.1234")
    #expect(era.hasModernControls)
    #expect(!era.hasGlassControls)
  }

  @Test(arguments: [
    ("9531", ContentSizeCategory.medium), ("10117", .medium), ("11542", .large), ("17506", .large),
    ("18122", .extraSmall), ("21225", .large),
  ])
  func theCanvasShowsSmallTextAtTimes(version: String, category: ContentSizeCategory) {
    #expect(LayoutEra(toolsVersion: version).canvasContentSizeCategory == category)
  }
}
