import InterfaceBuilder
import InterfaceModel

/// A file as a command gets it: read, or with the line that says why not.
enum DocumentInput: Sendable {
  case document(InterfaceDocument)
  /// A document of another platform or age; the line says so.
  case unsupported(String)
  /// No file, or no XML; the line says so.
  case unreadable(String)

  /// Reads a file.
  static func read(_ file: InputFile, _ reader: DocumentReader) -> DocumentInput {
    switch FileSystem.read(file.path) {
    case .failure(let error):
      return .unreadable(error.message)
    case .success(let bytes):
      switch reader.read(bytes, file: file.path) {
      case .document(let document):
        return .document(document)
      case .unsupported(let document):
        let place = document.position
        return .unsupported(
          "\(file.path):\(place.line):\(place.column): note: \(document.message) [unsupported_document]")
      case .faulty(let faults):
        let lines = faults.map { fault in
          let help = fault.help.map { "; \($0)" } ?? ""
          return
            "\(file.path):\(fault.position.line):\(fault.position.column): error: \(fault.message)\(help) [\(fault.code)]"
        }
        return .unreadable(lines.joined(separator: "\n"))
      case .malformed(let error):
        let place = error.position
        return .unreadable(
          "\(file.path):\(place.line):\(place.column): error: \(error.message) [malformed_xml]")
      }
    }
  }
}
