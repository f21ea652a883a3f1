import Foundation

/// The process's standard streams.
enum Console {
  /// Writes results.
  static func output(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// Writes a file's bytes.
  static func output(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }

  /// Whether results are coloured: on a terminal, unless `--color` or the convention of `NO_COLOR` says otherwise.
  ///
  /// - Throws: ``UsageError`` for another value than `auto`, `always` and `never`.
  static func isColored(_ arguments: Arguments) throws(UsageError) -> Bool {
    switch try arguments.choice("--color", of: ["auto", "always", "never"], default: "auto") {
    case "always": return true
    case "never": return false
    default:
      let environment = ProcessInfo.processInfo.environment
      return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }

  /// Writes a failure or a remark, on a line of its own.
  static func error(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
