import DocumentConversion
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
    let converter = DocumentConverter()
    var exitCode = ExitCode.success
    queue.run(files, { convert($0, converter) }) { file, conversion in
      conversion.lines.forEach(Console.error)
      guard let bytes = conversion.bytes else {
        exitCode = .failure
        return
      }
      guard let folder else { return Console.output(String(decoding: bytes, as: UTF8.self)) }
      let place = (file.relativePath as NSString).deletingLastPathComponent
      let path = ((folder as NSString).appendingPathComponent(place) as NSString).appendingPathComponent(
        conversion.name)
      let written = ExitCode.reportingFailure { () throws(FileError) in try FileSystem.write(bytes, to: path) }
      exitCode = exitCode.combined(with: written)
    }
    return exitCode
  }

  private static func convert(_ file: InputFile, _ converter: DocumentConverter) -> Conversion {
    switch FileSystem.read(file.path) {
    case .failure(let error): return Conversion(lines: [error.message])
    case .success(let bytes):
      let document: MarkupDocument
      do throws(MarkupError) {
        document = try MarkupDocument(parsing: bytes)
      } catch {
        return Conversion(lines: [line(file, error.position, error.message, "malformed_xml")])
      }
      do throws(ConversionError) {
        return try LanguageReader.reads(document)
          ? toApple(document, file, converter)
          : Conversion(
            bytes: converter.languageFile(for: document),
            name: (file.name as NSString).deletingPathExtension + LanguageReader.fileSuffix)
      } catch {
        return Conversion(lines: [line(file, error.position, error.message, error.code)])
      }
    }
  }

  private static func toApple(
    _ document: MarkupDocument, _ file: InputFile, _ converter: DocumentConverter
  ) throws(ConversionError) -> Conversion {
    let apple = try converter.appleDocument(for: document)
    let isStoryboard = apple.root["type"]?.contains("Storyboard") == true
    let name =
      file.name.hasSuffix(LanguageReader.fileSuffix)
      ? String(file.name.dropLast(LanguageReader.fileSuffix.count)) : (file.name as NSString).deletingPathExtension
    return Conversion(bytes: apple.source.bytes, name: name + (isStoryboard ? ".storyboard" : ".xib"))
  }

  private static func line(_ file: InputFile, _ place: SourcePosition, _ message: String, _ code: String) -> String {
    "\(file.path):\(place.line):\(place.column): error: \(message) [\(code)]"
  }
}
