import Foundation

/// The lines of files, read again for those that findings are about: holding every document's text until the end would cost
/// more than reading a few twice.
final class SourceLines: @unchecked Sendable {
  private let lock = NSLock()
  private var file = ""
  private var bytes: [UInt8] = []
  /// Where each line begins, and where one after the last would.
  private var starts: [Int] = []

  /// The line of that number, counted from 1; nil where it can't be read.
  func line(_ path: String, _ number: Int) -> String? {
    lock.withLock {
      if file != path { read(path) }
      guard starts.indices.dropLast().contains(number - 1) else { return nil }
      let line = bytes[starts[number - 1]..<starts[number]]
      return String(decoding: line.prefix { !Self.isLineBreak($0) }, as: UTF8.self)
    }
  }

  /// Reads a file, whose lines end with LF, CR LF or CR.
  private func read(_ path: String) {
    file = path
    bytes = (try? FileSystem.read(path).get()) ?? []
    starts = [0]
    for (place, byte) in bytes.enumerated() where Self.isLineBreak(byte) {
      let isFirstOfTwo = byte == UInt8(ascii: "\r") && bytes.dropFirst(place + 1).first == UInt8(ascii: "\n")
      if !isFirstOfTwo { starts.append(place + 1) }
    }
    starts.append(bytes.count)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
