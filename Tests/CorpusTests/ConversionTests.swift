import DocumentConversion
import Foundation
import Testing
import ViewLanguage
import XMLSyntax

/// That real documents come back from the view language as they were, and how long they are in it.
@Suite(.enabled(if: Corpus.folder != nil, "no corpus: set XIBC_CORPUS to a folder of documents"))
struct ConversionTests {
  /// One in so many is looked at: each is read, written and laid out several times.
  private static let stride = 12

  @Test func nothingIsLost() throws {
    let converter = DocumentConverter()
    var shares: [Double] = []
    for (number, path) in Corpus.documents.enumerated() where number % Self.stride == 0 {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      guard let document = try? MarkupDocument(parsing: bytes) else { continue }
      do throws(ConversionError) {
        let language = try converter.languageFile(for: document)
        shares.append(Double(Self.length(language)) / Double(Self.length(bytes)))
        let formatted = (try? MarkupDocument(parsing: language)).map { LanguageFormatter().bytes(of: $0) }
        #expect(formatted == language, "\(path)")
      } catch {
        #expect(error.code == "unsupported_document", "\(path): \(error)")
      }
    }
    let mean = shares.reduce(0, +) / Double(max(shares.count, 1))
    let sorted = shares.sorted()
    let deciles = sorted.isEmpty ? [] : (1..<10).map { sorted[sorted.count * $0 / 10] }
    let texts = deciles.map { String(format: "%.2f", $0) }.joined(separator: " ")
    print("share of the characters of \(shares.count) documents: mean \(mean), deciles \(texts)")
    #expect(mean <= 0.42)
  }

  /// Documents that Xcode 14 or later saved are in the form that documents get; but for the first items of some
  /// constraints, and values left out where others have them.
  @Test func currentDocumentsHaveXcodesForm() throws {
    var count = 0, same = 0, lines = 0, changed = 0
    for path in Corpus.documents {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      guard let document = try? MarkupDocument(parsing: bytes), Self.isCurrent(document.root) else { continue }
      let tree = XcodeStyle().styled(EditableElement(document.root))
      let styled = MarkupWriter().bytes(of: EditableDocument(root: tree))
      let before = bytes.split(separator: UInt8(ascii: "\n")), after = styled.split(separator: UInt8(ascii: "\n"))
      count += 1
      same += styled == bytes ? 1 : 0
      lines += before.count
      changed += styled == bytes ? 0 : after.difference(from: before).insertions.count
    }
    print("\(same) of \(count) current documents are in Xcode's form; \(changed) of \(lines) lines aren't")
    #expect(count == 0 || Double(same) / Double(count) > 0.75)
    #expect(Double(changed) <= Double(lines) * 0.01)
  }

  private static func isCurrent(_ root: MarkupElement) -> Bool {
    let version = root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    let isUIKit = root["targetRuntime"].map { $0.hasPrefix("iOS") || $0 == "AppleTV" } ?? false
    return version >= 21000 && isUIKit
  }

  private static func length(_ bytes: [UInt8]) -> Int { String(decoding: bytes, as: UTF8.self).count }
}
