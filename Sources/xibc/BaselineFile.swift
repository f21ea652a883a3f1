import Foundation
import Linting

/// The file of `--baseline` and `--write-baseline`.
enum BaselineFile {
  /// Reads the findings that are known.
  ///
  /// - Throws: ``UsageError`` for a file that can't be read or is no baseline.
  static func read(_ path: String) throws(UsageError) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(message: "'\(path)' can't be read; '--write-baseline \(path)' makes it")
    }
    do {
      return try Baseline(json: data, folder: folder(of: path))
    } catch {
      throw UsageError(message: "'\(path)' is no baseline of xibc's")
    }
  }

  /// Writes what was found as known from now on.
  static func write(_ findings: [Finding], to path: String) -> ExitCode {
    ExitCode.reportingFailure { () throws(FileError) in
      try FileSystem.write(Baseline(findings, folder: folder(of: path)).json, to: path)
      Console.error("\(path): known from now on: \(findings.count)")
    }
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
