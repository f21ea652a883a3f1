import Foundation
import Testing
import XMLSyntax

/// Real documents, where they are at hand: they are other people's and stay out of the repository.
@Suite struct CorpusTests {
  /// The folder of documents: `XIBC_CORPUS`, or `shared/corpus/documents` beside the checkout.
  static let folder: URL? = {
    if let path = ProcessInfo.processInfo.environment["XIBC_CORPUS"] { return URL(fileURLWithPath: path) }
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = checkout.deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  @Test(.enabled(if: folder != nil, "no corpus: set XIBC_CORPUS to a folder of documents"))
  func writesRealDocumentsAsTheyWere() throws {
    let folder = try #require(Self.folder)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var (documents, identical, different, refused) = (0, 0, [String](), [String]())
    for case let file as URL in files where ["xib", "storyboard"].contains(file.pathExtension) {
      guard let data = try? Data(contentsOf: file) else { continue }
      let bytes = [UInt8](data)
      guard let document = try? MarkupDocument(parsing: bytes) else {
        refused.append(file.path)
        continue
      }
      guard document.root.name == "document", document.root["type"]?.contains(".CocoaTouch.") == true else { continue }
      documents += 1
      if document.rewritten == bytes {
        identical += 1
      } else {
        different.append(file.path)
        let version = document.root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
        #expect(version < 20_000, "\(file.path) isn't written as it was")
      }
    }
    #expect(documents > 0, "the corpus holds no Cocoa Touch document")
    #expect(
      identical * 100 >= documents * 98,
      "\(identical) of \(documents) are identical; not \(different.prefix(20).joined(separator: "\n"))")
    #expect(refused.count * 100 <= documents, "refused: \(refused.joined(separator: "\n"))")
    print("\(identical) of \(documents) documents are written as they were; \(refused.count) were refused")
  }
}
