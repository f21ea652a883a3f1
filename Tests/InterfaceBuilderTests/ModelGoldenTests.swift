import Foundation
import InterfaceBuilder
import InterfaceModel
import Testing

/// What is read of some documents, whole, compared with the texts in `Models`.
///
/// `XIBC_UPDATE_GOLDENS=1 swift test` writes the texts anew; look at the difference before you commit it.
@Suite struct ModelGoldenTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1"
  private static let models = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Models")
  private static let package = models.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The documents, by their paths in the package.
  static let documents: [String] = [
    "Examples/BuildPlugin/Sources/Greetings/Base.lproj/Main.storyboard",
    "Examples/BuildPlugin/Sources/Greetings/GreetingCard.xib", "Examples/OwnerPattern/ProfileBadge.xib",
    "Examples/RecursiveMistake/TagView.xib",
    "Examples/RootFactory/RatingView.xib", "Examples/SettingsApp/Settings.storyboard", "Examples/SignIn/SignIn.xib",
    "Examples/TabBarApp/News.storyboard",
    "Tests/InterfaceBuilderTests/Models/Travel.storyboard",
  ]

  @Test(arguments: documents)
  func readsWhatTheCommittedTextSays(_ path: String) throws {
    let text = ModelDump.text(of: try Self.document(path))
    let name = URL(fileURLWithPath: path).lastPathComponent + ".txt"
    let golden = Self.models.appendingPathComponent(name)
    if Self.isUpdating { try Data(text.utf8).write(to: golden, options: .atomic) }
    let committed = try String(contentsOf: golden, encoding: .utf8)
    let difference = zip(Self.lines(text), Self.lines(committed)).first { $0 != $1 }
    #expect(difference?.0 == difference?.1, "\(name): XIBC_UPDATE_GOLDENS=1 writes it anew")
    #expect(Self.lines(text).count == Self.lines(committed).count)
  }

  @Test func everyExampleHasItsText() throws {
    let examples = Self.package.appendingPathComponent("Examples").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: examples)
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    #expect(files.map { "Examples/" + $0 }.sorted() == Self.documents.filter { $0.hasPrefix("Examples/") })
  }

  @Test func aChangeOfPlaceOrValueShows() throws {
    let path = "Tests/InterfaceBuilderTests/Models/Travel.storyboard"
    let document = try Self.document(path)
    var moved = document
    moved.objects[3].range.start += 1
    #expect(ModelDump.text(of: moved) != ModelDump.text(of: document))
    var renamed = document
    renamed.objects[3].attributes[0].text += "x"
    #expect(ModelDump.text(of: renamed) != ModelDump.text(of: document))
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func document(_ path: String) throws -> InterfaceDocument {
    let bytes = [UInt8](try Data(contentsOf: package.appendingPathComponent(path)))
    guard case .document(let document) = DocumentReader().read(bytes, file: path) else { throw NotRead() }
    return document
  }

  private struct NotRead: Error {}
}
