import Foundation

/// The file that a session's messages are written to, each as it comes, so that a crash leaves them.
final class SessionLog {
  private let handle: FileHandle

  /// Makes the file, or empties it.
  ///
  /// - Throws: ``UsageError`` where it can't be written.
  init(_ path: String) throws(UsageError) {
    guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
    else { throw UsageError(message: "'\(path)' can't be written") }
    self.handle = handle
  }

  /// Writes a line. A full disk is no reason to end.
  func write(_ line: String) { try? handle.write(contentsOf: Data((line + "\n").utf8)) }
}
