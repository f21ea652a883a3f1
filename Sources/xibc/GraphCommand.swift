import GraphDrawing
import InterfaceBuilder
import LoadGraph
import Reporting

/// `xibc graph`.
struct GraphCommand: Command {
  static let name = "graph"
  static let usage = "xibc graph [--format text|json|dot|svg] [--sources DIR,…] [-o FILE|-] PATH…"
  static let summary = "who loads whom: documents, classes, and the cycles"
  static let specification = Arguments.Specification(options: ["--format", "--sources", "-o"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json", "dot", "svg"], default: "text")
    let files = try InputFile.collect(arguments.paths)
    let queue = try WorkQueue(arguments)
    let sources = try SourceTree.index(arguments, queue)
    var documents: [DocumentNode] = []
    var exitCode = ExitCode.success
    let reader = DocumentReader(components: .onDisk)
    queue.run(files, { read($0, reader) }) { _, result in
      switch result {
      case .document(let document): documents.append(document)
      case .skipped(let line, let code):
        Console.error(line)
        exitCode = exitCode.combined(with: code)
      }
    }
    let graph = LoadGraph(documents, sources: sources)
    if graph.cycles.contains(where: { $0.certainty == .certain }) { exitCode = exitCode.combined(with: .findings) }
    var output = ReportOutput(path: arguments.value("-o"))
    output.write(render(graph, format))
    return exitCode.combined(with: output.close())
  }

  private enum Reading: Sendable {
    case document(DocumentNode)
    case skipped(String, ExitCode)
  }

  private static func read(_ file: InputFile, _ reader: DocumentReader) -> Reading {
    switch DocumentInput.read(file, reader) {
    case .document(let document): .document(DocumentNode(document))
    case .unsupported(let line): .skipped(line, .success)
    case .unreadable(let line): .skipped(line, .failure)
    }
  }

  private static func render(_ graph: LoadGraph, _ format: String) -> String {
    switch format {
    case "json": LoadGraphReport(graph).json
    case "dot": LoadGraphReport(graph).dot
    case "svg": SVGLoadGraph().render(graph)
    default: LoadGraphReport(graph).text
    }
  }
}
