import Foundation
import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import Linting
import LoadGraph
import ProjectResources
import SwiftEmission
import UIKitCatalog
import XMLSyntax

/// `xibc compile`.
struct CompileCommand: Command {
  static let name = "compile"
  static let usage =
    "xibc compile [-o DIR|FILE|-] [--depfile FILE] [--name NAME] [--suffix SUFFIX] [--style nib|view|controller] [--sources DIR,…] "
    + "[--construct coder|frame] [--localize] [--access internal|package|public] [--indent N|tab] [--header TEXT] "
    + "[--deployment-target VERSION] [--layout constraints|frames [--device ID] [--orientation portrait|landscape]] PATH…"
  static let summary = "Swift source that builds the same views"
  static let specification = CompileSettings.specification

  /// What comes of one file.
  private struct Compilation: Sendable {
    var text: String?
    /// The files of the components that the document takes in.
    var componentFiles: [String] = []
    var lines: [String]
    var exitCode: ExitCode
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let files = try InputFile.collect(arguments.paths)
    let settings = try CompileSettings(arguments, documentCount: files.count)
    var dependencies = DependencyFile()
    let queue = try WorkQueue(arguments)
    let reader = DocumentReader(components: .onDisk)
    let emitter = SwiftEmitter(options: settings.emission)
    let isQuiet = arguments.has("--quiet")
    let isVerbose = arguments.has("--verbose")
    var exitCode = ExitCode.success
    let storyboards = storyboards(among: files)
    let work = { @Sendable (file: InputFile) in
      compile(file, reader, emitter, settings, storyboards, isVerbose: isVerbose)
    }
    queue.run(files, work) { file, compilation in
      if !isQuiet || compilation.exitCode != .success { compilation.lines.forEach(Console.error) }
      exitCode = exitCode.combined(with: compilation.exitCode)
      guard let text = compilation.text else { return }
      guard let output = settings.outputPath(of: file) else { return Console.output(text) }
      let written = ExitCode.reportingFailure { () throws(FileError) in
        try FileSystem.write(text, to: output)
        if settings.dependencyPath != nil {
          try dependencies.addRule(output: output, inputs: [file.path] + compilation.componentFiles)
        }
      }
      exitCode = exitCode.combined(with: written)
    }
    // Where a document failed, rules without its output would say that it depends on nothing.
    guard let dependencyPath = settings.dependencyPath, exitCode == .success else { return exitCode }
    return ExitCode.reportingFailure { () throws(FileError) in try dependencies.write(to: dependencyPath) }
  }

  private static func compile(
    _ file: InputFile, _ reader: DocumentReader, _ emitter: SwiftEmitter, _ settings: CompileSettings,
    _ storyboards: ProjectResources?, isVerbose: Bool
  ) -> Compilation {
    switch DocumentInput.read(file, reader) {
    case .unsupported(let line), .unreadable(let line):
      return Compilation(text: nil, lines: [line], exitCode: .failure)
    case .document(let document):
      let emitted = settings.frames.map { document.placed(by: LayoutEngine().layout(document, $0)) } ?? document
      let source = emitter.emit(emitted, fileName: settings.name ?? file.name)
      let refused = source.diagnostics.map { diagnostic in
        line(
          document, diagnostic.range, diagnostic.severity == .error ? "error" : "warning", diagnostic.message,
          diagnostic.id)
      }
      let lines =
        refused + references(of: document, storyboards) + launchScreen(document) + recursion(in: document)
        + UncarriedSummary.lines(of: document, isVerbose: isVerbose)
      return Compilation(
        text: source.text, componentFiles: document.componentFiles, lines: lines,
        exitCode: source.text == nil ? .failure : .success)
    }
  }

  /// What storyboards that are compiled together offer each other; nil for one alone, which may refer to what is compiled
  /// elsewhere.
  private static func storyboards(among files: [InputFile]) -> ProjectResources? {
    let storyboards = files.filter { $0.name.hasSuffix(".storyboard") }
    guard storyboards.count > 1 else { return nil }
    return ProjectResources(
      storyboards.compactMap { file in
        (try? FileSystem.read(file.path).get()).flatMap { ResourceFile.read($0, path: file.path) }
      })
  }

  /// Warnings of references that lead to none of the storyboards compiled together: code for them is made all the same, since
  /// the module may have more.
  private static func references(of document: InterfaceDocument, _ storyboards: ProjectResources?) -> [String] {
    guard let storyboards else { return [] }
    return document.objects.lazy.filter { $0.element == "viewControllerPlaceholder" }.compactMap { placeholder in
      StoryboardReference.problem(with: placeholder, in: document, storyboards).map {
        line(document, placeholder.range, "warning", $0, "unresolved_storyboard_reference")
      }
    }
  }

  /// A note where no code ever shows what the document has.
  private static func launchScreen(_ document: InterfaceDocument) -> [String] {
    guard document.isLaunchScreen else { return [] }
    return [
      "\(document.file):1:1: note: the system draws a launch screen before any code runs; without Apple's tools, 'xibc report "
        + "--format plist' writes what an Info.plist can say in its place [launch_screen]"
    ]
  }

  /// A warning where the document makes an object of its own owner's class: the Swift compiles, but a class that loads
  /// the document when it is made never comes to an end.
  private static func recursion(in document: InterfaceDocument) -> [String] {
    guard document.kind == .xib else { return [] }
    return LoadGraph([DocumentNode(document)]).cycles.compactMap { cycle in
      cycle.steps.first.map { step in
        "\(document.file):\(step.position.line):\(step.position.column): warning: the interface makes an object of its "
          + "own File's Owner's class: \(cycle.path); 'xibc lint' says what to do [recursive_nib_possible]"
      }
    }
  }

  private static func line(
    _ document: InterfaceDocument, _ range: SourceRange, _ severity: String, _ message: String, _ id: String
  ) -> String {
    let position = document.source.position(at: range.start)
    return "\(document.file):\(position.line):\(position.column): \(severity): \(message) [\(id)]"
  }
}
