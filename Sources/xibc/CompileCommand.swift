import Foundation
import InterfaceBuilder
import InterfaceModel
import LoadGraph
import SwiftEmission
import UIKitCatalog
import XMLSyntax

/// `xibc compile`.
struct CompileCommand: Command {
  static let name = "compile"
  static let usage =
    "xibc compile [-o DIR|FILE|-] [--style nib] [--construct coder|frame] [--localize] [--access internal|package|public] "
    + "[--indent N|tab] [--header TEXT] [--suffix SUFFIX] PATH…"
  static let summary = "Swift source that builds the same views"
  static let specification = Arguments.Specification(
    options: ["-o", "--style", "--construct", "--access", "--indent", "--header", "--suffix"], flags: ["--localize"])

  /// What comes of one file.
  private struct Compilation: Sendable {
    var text: String?
    var lines: [String]
    var exitCode: ExitCode
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    _ = try arguments.choice("--style", of: ["nib"], default: "nib")
    let files = try InputFile.collect(arguments.paths)
    let destination = OutputDestination(arguments.value("-o"))
    if case .file(let path) = destination, files.count != 1 {
      throw UsageError(message: "'-o \(path)' takes one document, not \(files.count); give a folder")
    }
    let queue = try WorkQueue(arguments)
    let reader = DocumentReader()
    let emitter = SwiftEmitter(options: try options(arguments))
    let suffix = arguments.value("--suffix") ?? ".swift"
    guard suffix.hasSuffix(".swift"), !suffix.contains("/") else {
      throw UsageError(message: "'--suffix' takes the end of a file's name, such as .generated.swift, not '\(suffix)'")
    }
    let isQuiet = arguments.has("--quiet")
    let isVerbose = arguments.has("--verbose")
    var exitCode = ExitCode.success
    queue.run(files, { compile($0, reader, emitter, isVerbose: isVerbose) }) { file, compilation in
      if !isQuiet || compilation.exitCode != .success { compilation.lines.forEach(Console.error) }
      exitCode = exitCode.combined(with: compilation.exitCode)
      guard let text = compilation.text else { return }
      do throws(FileError) {
        try write(text, of: file, to: destination, suffix: suffix)
      } catch {
        Console.error(error.message)
        exitCode = .failure
      }
    }
    return exitCode
  }

  private static func options(_ arguments: Arguments) throws(UsageError) -> EmissionOptions {
    var options = EmissionOptions()
    options.construction = try arguments.choice("--construct", default: .coder)
    options.accessLevel = try arguments.choice("--access", default: .internal)
    options.isLocalized = arguments.has("--localize")
    options.header = arguments.value("--header")
    if let indentation = arguments.value("--indent") {
      guard let width = indentation == "tab" ? 0 : Int(indentation), indentation == "tab" || 1...16 ~= width else {
        throw UsageError(message: "'--indent' takes a number of spaces from 1 to 16, or tab, not '\(indentation)'")
      }
      options.indentation = width
    }
    return options
  }

  private static func compile(
    _ file: InputFile, _ reader: DocumentReader, _ emitter: SwiftEmitter, isVerbose: Bool
  ) -> Compilation {
    switch DocumentInput.read(file, reader) {
    case .unsupported(let line), .unreadable(let line):
      return Compilation(text: nil, lines: [line], exitCode: .failure)
    case .document(let document):
      let source = emitter.emit(document, fileName: file.name)
      let refused = source.diagnostics.map { diagnostic in
        line(
          document, diagnostic.range, diagnostic.severity == .error ? "error" : "warning", diagnostic.message,
          diagnostic.id)
      }
      let lines = refused + recursion(in: document) + UncarriedSummary.lines(of: document, isVerbose: isVerbose)
      return Compilation(text: source.text, lines: lines, exitCode: source.text == nil ? .failure : .success)
    }
  }

  /// A warning where the document makes an object of its own owner's class: the Swift compiles, but a class that loads
  /// the document when it is made never comes to an end.
  private static func recursion(in document: InterfaceDocument) -> [String] {
    let node = DocumentNode(document) { Catalog.uiKit[$0.element]?.objectKind == .view }
    return LoadGraph([node]).cycles.compactMap { cycle in
      cycle.hops.first.map { hop in
        let place = hop.mention.position
        return "\(document.file):\(place.line):\(place.column): warning: the interface makes an object of its own "
          + "File's Owner's class: \(cycle.path); 'xibc lint' says what to do [recursive_nib]"
      }
    }
  }

  private static func line(
    _ document: InterfaceDocument, _ range: SourceRange, _ severity: String, _ message: String, _ id: String
  ) -> String {
    let position = document.source.position(at: range.start)
    return "\(document.file):\(position.line):\(position.column): \(severity): \(message) [\(id)]"
  }

  private static func write(
    _ text: String, of file: InputFile, to destination: OutputDestination, suffix: String
  ) throws(FileError) {
    switch destination {
    case .standardOutput: Console.output(text)
    case .file(let path): try FileSystem.write(text, to: path)
    case .folder(let folder):
      try FileSystem.write(text, to: "\(folder)/\(outputName(file.relativePath, suffix: suffix))")
    }
  }

  /// `A/Card.xib` → `A/Card.nib.swift`, `Main.storyboard` → `Main.storyboard.swift`.
  private static func outputName(_ path: String, suffix: String) -> String {
    (path.hasSuffix(".xib") ? path.dropLast(".xib".count) + ".nib" : path) + suffix
  }
}
