import Foundation

/// The lines of files, read again for those that findings are about: holding every document's text until the end would cost
/// more than reading a few twice.
final class SourceLines: @unchecked Sendable {
  private let lock = NSLock()
  private var file = ""
  private var lines: [Substring] = []

  /// The line of that number, counted from 1; nil where it can't be read.
  func line(_ path: String, _ number: Int) -> String? {
    lock.withLock {
      if file != path {
        file = path
        lines = (try? FileSystem.read(path).get()).map(Self.lines) ?? []
      }
      return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
  }
}
