import Foundation
import InterfaceModel
import SwiftEmission
import Testing

/// The Swift that comes of each example, compared with the files beside them.
///
/// `XIBC_UPDATE_GOLDENS=1 swift test` writes the files anew; look at the difference before you commit it.
@Suite struct GoldenTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1"

  @Test func examplesAreThere() {
    #expect(ExampleDocument.withGolden.count >= 4)
  }

  @Test(arguments: ExampleDocument.withGolden)
  func emitsTheCommittedSwift(_ example: ExampleDocument) throws {
    let source = SwiftEmitter().emit(try example.document(), fileName: example.url.lastPathComponent)
    let text = try #require(source.text)
    #expect(source.diagnostics.isEmpty)
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: example.golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: example.golden, options: .atomic)
    }
    let golden = try String(contentsOf: example.golden, encoding: .utf8)
    let difference = Self.firstDifference(text, golden)
    #expect(difference == nil, "\(example.golden.lastPathComponent): XIBC_UPDATE_GOLDENS=1 writes it anew")
  }

  @Test(arguments: ExampleDocument.withGolden)
  func carriesAllOfIt(_ example: ExampleDocument) throws {
    let document = try example.document()
    let left = document.uncarried.map { [$0.element, $0.attribute].compactMap { $0 }.joined(separator: ".") }
    #expect(left == [])
  }

  /// The first line in which two texts differ, with its number.
  private static func firstDifference(_ text: String, _ golden: String) -> String? {
    guard text != golden else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (line, other)) in zip(lines, expected).enumerated() where line != other {
      return "line \(number + 1): '\(line)', committed is '\(other)'"
    }
    return "\(lines.count) lines, committed are \(expected.count)"
  }
}
