import Foundation
import ViewLanguage
import XMLSyntax

/// `xibc convert`.
struct ConvertCommand: Command {
  static let name = "convert"
  static let usage = "xibc convert [-o DIR|-] PATH…"
  static let summary = "Apple's documents in the view language, and the other way round"
  static let specification = Arguments.Specification(options: ["-o"], flags: [])

  /// What comes of one file.
  private struct Conversion: Sendable {
    var bytes: [UInt8]?
    var name = ""
    var lines: [String] = []
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let files = try InputFile.collect(arguments.paths)
    let folder = arguments.value("-o").flatMap { $0 == "-" ? nil : $0 }
    if folder == nil, files.count > 1 {
      throw UsageError(message: "several files need a folder to be written to: -o DIR")
    }
    let queue = try WorkQueue(arguments)
    var exitCode = ExitCode.success
    queue.run(files, { convert($0) }) { file, conversion in
      conversion.lines.forEach(Console.error)
      guard let bytes = conversion.bytes else {
        exitCode = .failure
        return
      }
      guard let folder else { return Console.output(String(decoding: bytes, as: UTF8.self)) }
      let place = (file.relativePath as NSString).deletingLastPathComponent
      let path = ((folder as NSString).appendingPathComponent(place) as NSString).appendingPathComponent(conversion.name)
      let written = ExitCode.reportingFailure { () throws(FileError) in try FileSystem.write(bytes, to: path) }
      exitCode = exitCode.combined(with: written)
    }
    return exitCode
  }

  private static func convert(_ file: InputFile) -> Conversion {
    switch FileSystem.read(file.path) {
    case .failure(let error): return Conversion(lines: [error.message])
    case .success(let bytes):
      do throws(MarkupError) {
        let document = try MarkupDocument(parsing: bytes)
        return LanguageReader.reads(document) ? expand(document, file) : try contract(document, file)
      } catch {
        return Conversion(lines: [line(file, error.position, error.message, "malformed_xml")])
      }
    }
  }

  private static func expand(_ document: MarkupDocument, _ file: InputFile) -> Conversion {
    let (expanded, faults) = LanguageReader().expand(document)
    guard faults.isEmpty else {
      return Conversion(
        lines: faults.map { fault in
          line(
            file, document.source.position(at: fault.range.start),
            fault.message + (fault.help.map { "; \($0)" } ?? ""), fault.code)
        })
    }
    let suffix = expanded.root["type"]?.contains("Storyboard") == true ? ".storyboard" : ".xib"
    let bytes = MarkupWriter().bytes(of: EditableDocument(root: EditableElement(expanded.root)))
    return Conversion(bytes: bytes, name: stem(file, ".view.xml") + suffix)
  }

  /// The document in the language, once it is certain that it can be had back.
  private static func contract(_ document: MarkupDocument, _ file: InputFile) throws(MarkupError) -> Conversion {
    let contracted: EditableDocument
    do throws(LanguageError) {
      contracted = try LanguageWriter().contract(document)
    } catch {
      return Conversion(lines: [line(file, document.source.position(at: error.range.start), error.message, error.code)])
    }
    let bytes = MarkupWriter().bytes(of: contracted)
    let written = try MarkupDocument(parsing: bytes)
    let (expanded, faults) = LanguageReader().expand(written)
    let difference =
      faults.first.map { fault in
        "\(written.source.position(at: fault.range.start)): \(fault.message)"
      } ?? DocumentComparison().firstDifference(document, expanded)
    if let difference {
      let message = "the language can't say all of the document: \(difference)"
      return Conversion(lines: [line(file, SourcePosition(line: 1, column: 1), message, "lossy_conversion")])
    }
    return Conversion(bytes: bytes, name: stem(file, (file.name as NSString).pathExtension) + ".view.xml")
  }

  private static func stem(_ file: InputFile, _ suffix: String) -> String {
    var name = file.name
    if name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  private static func line(_ file: InputFile, _ place: SourcePosition, _ message: String, _ code: String) -> String {
    "\(file.path):\(place.line):\(place.column): error: \(message) [\(code)]"
  }
}
