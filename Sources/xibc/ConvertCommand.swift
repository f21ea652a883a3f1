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
    let rivals = rivals(among: files)
    let queue = try WorkQueue(arguments)
    let converter = DocumentConverter(components: .onDisk)
    var exitCode = ExitCode.success
    queue.run(files, { rivals[$0.path].map { Conversion(lines: [$0]) } ?? convert($0, converter) }) {
      file, conversion in
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

  /// What is said of the files that would become one file, such as a xib and a storyboard of one name, by their paths.
  private static func rivals(among files: [InputFile]) -> [String: String] {
    let sources = files.filter { !$0.path.hasSuffix(LanguageReader.fileSuffix) }
    let groups = Dictionary(grouping: sources) { ($0.relativePath as NSString).deletingPathExtension }
    var lines: [String: String] = [:]
    for (stem, rivals) in groups where rivals.count > 1 {
      let paths = rivals.map { "'\($0.path)'" }.joined(separator: " and ")
      let name = stem + LanguageReader.fileSuffix
      for rival in rivals {
        lines[rival.path] = line(
          rival, SourcePosition(line: 1, column: 1), "\(paths) would both become '\(name)': convert them one by one",
          "shared_name")
      }
    }
    return lines
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
    let apple = try converter.appleDocument(for: document, file: file.path)
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
