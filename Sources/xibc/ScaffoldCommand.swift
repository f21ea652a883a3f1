import InterfaceBuilder
import InterfaceModel
import Scaffolding

/// `xibc scaffold`.
struct ScaffoldCommand: Command {
  static let name = "scaffold"
  static let usage = "xibc scaffold [-o DIR|FILE|-] [--force] PATH…"
  static let summary = "the owner and custom classes a document expects, as Swift"
  static let specification = Arguments.Specification(options: ["-o"], flags: ["--force"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let files = try InputFile.collect(arguments.paths)
    let queue = try WorkQueue(arguments)
    let reader = DocumentReader(components: .onDisk)
    var scaffold = Scaffold()
    var diagnostics: [ScaffoldDiagnostic] = []
    var exitCode = ExitCode.success
    queue.run(files, { DocumentInput.read($0, reader) }) { _, input in
      switch input {
      case .unsupported(let line), .unreadable(let line):
        Console.error(line)
        exitCode = .failure
      case .document(let document):
        diagnostics += scaffold.add(document)
      }
    }
    let (sources, remarks) = scaffold.sources()
    diagnostics += remarks
    for diagnostic in diagnostics {
      let isError = diagnostic.severity == .error
      if isError { exitCode = .failure }
      if isError || !arguments.has("--quiet") { Console.error(line(diagnostic)) }
    }
    return exitCode.combined(
      with: write(sources, to: OutputDestination(arguments.value("-o")), replacing: arguments.has("--force")))
  }

  private static func line(_ diagnostic: ScaffoldDiagnostic) -> String {
    let file = diagnostic.place.file
    let position = diagnostic.place.position
    let severity = diagnostic.severity == .error ? "error" : "warning"
    return "\(file):\(position.line):\(position.column): \(severity): \(diagnostic.message) [\(diagnostic.id)]"
  }

  private static func write(
    _ sources: [ScaffoldSource], to destination: OutputDestination, replacing: Bool
  ) -> ExitCode {
    let outputs: [(path: String, text: String)]
    switch destination {
    case .standardOutput:
      if let text = ScaffoldSource.text(of: sources) { Console.output(text) }
      return .success
    case .file(let path):
      outputs = ScaffoldSource.text(of: sources).map { [(path, $0)] } ?? []
    case .folder(let folder):
      outputs = sources.compactMap { source in
        ScaffoldSource.text(of: [source]).map { ("\(folder)/\(source.fileName)", $0) }
      }
    }
    return write(outputs, replacing: replacing)
  }

  /// Writes the files; one that a person has filled in since is left alone, and with it all others.
  private static func write(_ outputs: [(path: String, text: String)], replacing: Bool) -> ExitCode {
    var exitCode = ExitCode.success
    for output in outputs where !replacing && isKept(output.path, output.text) {
      Console.error("\(output.path): error: the file is there already, and differs; --force replaces it")
      exitCode = .failure
    }
    guard exitCode == .success else { return exitCode }
    for output in outputs {
      do throws(FileError) {
        try FileSystem.write(output.text, to: output.path)
      } catch {
        Console.error(error.message)
        exitCode = .failure
      }
    }
    return exitCode
  }

  /// Whether there's a file with content of its own.
  private static func isKept(_ path: String, _ text: String) -> Bool {
    guard case .success(let bytes) = FileSystem.read(path) else { return false }
    return !bytes.isEmpty && bytes != Array(text.utf8)
  }
}
