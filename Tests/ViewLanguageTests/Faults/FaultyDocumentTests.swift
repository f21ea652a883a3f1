import InterfaceBuilder
import Testing

/// That each fault of a document is told once, at its place, in words that help.
@Suite struct FaultyDocumentTests {
  @Test func thereAreMany() {
    #expect(FaultyDocument.all.count >= 200)
    #expect(Set(FaultyDocument.all.map(\.text)).count == FaultyDocument.all.count)
  }

  @Test(arguments: FaultyDocument.all)
  func theFaultIsTold(_ document: FaultyDocument) {
    let told: [String]
    switch DocumentReader().read(Array(document.text.utf8), file: "Faulty.view.xml") {
    case .document: told = []
    case .unsupported(let kind): told = ["\(kind.position.line):\(kind.position.column): \(kind.message)"]
    case .faulty(let faults):
      told = faults.map { fault in
        "\(fault.position.line):\(fault.position.column): \(fault.message)" + (fault.help.map { "; \($0)" } ?? "")
      }
    case .malformed(let error): told = ["\(error.position.line):\(error.position.column): \(error.message)"]
    }
    #expect(told == ["\(document.line):\(document.column): \(document.message)"])
  }
}
