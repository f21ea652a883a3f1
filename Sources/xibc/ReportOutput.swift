/// Where a report goes: piece by piece to standard output, or whole to a file.
struct ReportOutput {
  private let path: String?
  private var text = ""

  /// As `-o` says: `-` or nothing is standard output.
  init(path: String?) { self.path = path == "-" ? nil : path }

  /// Adds a piece.
  mutating func write(_ piece: String) {
    if path == nil { Console.output(piece) } else { text += piece }
  }

  /// Writes the file, if it is one, and says so where it can't be written.
  func close() -> ExitCode {
    guard let path else { return .success }
    return ExitCode.reportingFailure { () throws(FileError) in try FileSystem.write(text, to: path) }
  }
}
