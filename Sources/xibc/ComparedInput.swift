import InterfaceComparison

/// A file to compare: read, or with the line that says why not.
enum ComparedInput {
  case document(ComparedDocument)
  case failed(String)

  /// Reads a file; one that git takes for absent is an empty document. `name` is what diagnostics call it.
  static func read(_ path: String, name: String? = nil) -> ComparedInput {
    let bytes: [UInt8]
    switch FileSystem.read(path) {
    case .failure(let error): return .failed(error.message)
    case .success(let file): bytes = path == "/dev/null" ? Array("<document/>".utf8) : file
    }
    do throws(ComparisonError) {
      return .document(try ComparedDocument(parsing: bytes))
    } catch {
      return .failed(error.line(in: name ?? path))
    }
  }
}

extension ComparisonError {
  /// The fault as a line of a report.
  func line(in file: String) -> String {
    "\(file):\(position.line):\(position.column): error: \(message) [\(rule)]"
  }
}
