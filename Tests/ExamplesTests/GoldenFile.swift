import Foundation
import Testing

/// A file beside an example that a test makes anew and compares.
///
/// `XIBC_UPDATE_GOLDENS=1 swift test` writes the files; look at the difference before you commit it.
struct GoldenFile {
  /// Where it is.
  let url: URL

  private static let isUpdating = ProcessInfo.processInfo.environment["XIBC_UPDATE_GOLDENS"] == "1"

  /// Expects that it has a text, or writes that to it.
  func expect(_ text: String) throws {
    if Self.isUpdating {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    }
    let difference = Self.firstDifference(text, try String(contentsOf: url, encoding: .utf8))
    #expect(difference == nil, "\(url.lastPathComponent): XIBC_UPDATE_GOLDENS=1 writes it anew")
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
