import Foundation
import Testing

/// The recorded exchanges in `Scenarios`.
///
/// `XIBC_UPDATE_GOLDENS=1 swift test` writes the answers anew; look at the difference before you commit it.
@Suite struct ScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Scenarios")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func thereAreScenarios() { #expect(Self.names.count >= 10) }

  @Test(arguments: names) func theServerAnswersAsRecorded(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let answered = Scenario(recorded).run()
    if ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1" {
      try answered.write(to: file, atomically: true, encoding: .utf8)
    }
    let lines = zip(recorded.split(separator: "\n"), answered.split(separator: "\n"))
    let difference = lines.first { $0 != $1 }
    #expect(difference?.0 == difference?.1, "\(name): XIBC_UPDATE_GOLDENS=1 writes it anew")
    #expect(recorded == answered, "\(name): XIBC_UPDATE_GOLDENS=1 writes it anew")
  }
}
