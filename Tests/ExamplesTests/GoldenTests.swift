import Foundation
import InterfaceModel
import SwiftEmission
import Testing

/// The Swift that comes of each example, compared with the files beside them.
@Suite struct GoldenTests {
  @Test func examplesAreThere() {
    #expect(ExampleDocument.withGolden.count >= 4)
  }

  @Test(arguments: ExampleDocument.withGolden)
  func emitsTheCommittedSwift(_ example: ExampleDocument) throws {
    let source = SwiftEmitter().emit(try example.document(), fileName: example.url.lastPathComponent)
    #expect(source.diagnostics.isEmpty)
    try example.swift.expect(try #require(source.text))
  }

  @Test(arguments: ExampleDocument.withGolden)
  func carriesAllOfIt(_ example: ExampleDocument) throws {
    let document = try example.document()
    let left = document.uncarried.map { [$0.element, $0.attribute].compactMap { $0 }.joined(separator: ".") }
    #expect(left == [])
  }
}
