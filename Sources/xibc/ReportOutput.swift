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

  /// Writes the file, if it is one.
  ///
  /// - Throws: ``FileError`` with the reason.
  func close() throws(FileError) {
    if let path { try FileSystem.write(text, to: path) }
  }
}
