import Foundation

/// The process's standard streams.
enum Console {
  /// Writes results.
  static func output(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a failure or a remark, on a line of its own.
  static func error(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
