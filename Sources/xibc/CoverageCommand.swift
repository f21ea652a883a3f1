import InterfaceBuilder
import Reporting

/// `xibc coverage`.
struct CoverageCommand: Command {
  static let name = "coverage"
  static let usage = "xibc coverage [--format text|json] PATH…"
  static let summary = "what of the input is carried, design-time, or not supported"
  static let specification = Arguments.Specification(options: ["--format"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json"], default: "text")
    let files = try InputFile.collect(arguments.paths)
    let queue = try WorkQueue(arguments)
    let reader = DocumentReader(components: .onDisk)
    var report = CoverageReport()
    var exitCode = ExitCode.success
    queue.run(files, { DocumentInput.read($0, reader) }) { _, input in
      switch input {
      case .document(let document):
        report.add(document)
      case .unsupported(let diagnostic):
        Console.error(diagnostic)
      case .unreadable(let diagnostic):
        Console.error(diagnostic)
        exitCode = .failure
      }
    }
    Console.output(format == "json" ? report.json : report.text)
    return exitCode
  }
}
