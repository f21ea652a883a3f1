import Foundation
import InterfaceBuilder
import InterfaceModel
import SwiftEmission
import Testing

/// Real documents by other people, where a folder of them is there: `XIBC_CORPUS`, or `../shared/corpus/documents`
/// beside the checkout.
@Suite(.enabled(if: Corpus.folder != nil, "no corpus: set XIBC_CORPUS to a folder of documents"))
struct CorpusTests {
  @Test func everyDocumentIsAnsweredAndMostIsCarried() throws {
    var (read, refused) = (0, 0)
    var (attributes, elements) = (CoverageTally(), CoverageTally())
    for path in Corpus.documents {
      switch DocumentReader().read([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), file: path) {
      case .document(let document):
        read += 1
        attributes += document.attributeCoverage
        elements += document.elementCoverage
        let source = SwiftEmitter().emit(document, fileName: URL(fileURLWithPath: path).lastPathComponent)
        if source.text == nil { refused += 1 }
      case .unsupported: break
      case .faulty(let faults): Issue.record("\(path): \(faults)")
      case .malformed(let error): #expect(error.kind == .mergeConflict, "\(path): \(error)")
      }
    }
    #expect(read > 0)
    #expect(Double(refused) <= 0.005 * Double(read))
    #expect(Double(attributes.unsupported) <= 0.04 * Double(attributes.total))
    #expect(Double(elements.unsupported) <= 0.04 * Double(elements.total))
  }
}
