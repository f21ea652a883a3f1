import Foundation
import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import Testing

@Suite("Documents by other people")
struct CorpusLayoutTests {
  private static var corpus: String {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    return package.deletingLastPathComponent().appendingPathComponent("shared/corpus/documents").path
  }

  @Test("Every document is laid out, in finite numbers", .enabled(if: FileManager.default.fileExists(atPath: corpus)))
  func everyDocument() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.corpus))
    let (reader, engine) = (DocumentReader(), LayoutEngine())
    var views = 0
    for case let name as String in files where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      guard let data = FileManager.default.contents(atPath: "\(Self.corpus)/\(name)"),
        case .document(let document) = reader.read(Array(data), file: name)
      else { continue }
      let layout = engine.layout(document)
      views += layout.views.count
      for view in layout.views {
        let frame = view.frame
        let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }
        #expect(isFinite, "\(name)")
      }
    }
    #expect(views > 20_000)
  }
}
