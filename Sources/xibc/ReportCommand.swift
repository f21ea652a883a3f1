import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LayoutDrawing
import LayoutMetrics
import Linting
import Reporting

/// `xibc report`.
struct ReportCommand: Command {
  static let name = "report"
  static let usage = "xibc report [--format text|json|svg|html] [--device ID|all] [-o FILE|-] PATH…"
  static let summary = "the frames that documents are laid out with, and what is wrong with their constraints"
  static let specification = Arguments.Specification(options: ["--format", "--device", "-o"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json", "svg", "html"], default: "text")
    let settings = try settings(arguments.value("--device"))
    let files = try InputFile.collect(arguments.paths)
    guard format != "svg" || files.count * settings.count == 1 else {
      throw UsageError(message: "a picture shows one document on one device; --format html shows several")
    }
    let configurations = try LintConfigurations(arguments)
    let queue = try WorkQueue(arguments)
    let reader = DocumentReader()
    let engine = LayoutEngine()
    var reports: [LayoutReport] = []
    var exitCode = ExitCode.success
    queue.run(files, { report($0, reader, engine, settings) }) { _, input in
      switch input {
      case .success(let documentReports):
        reports += documentReports
      case .failure(let failure):
        Console.error(failure.message)
        if failure.isError { exitCode = .failure }
      }
    }
    let output: String
    switch format {
    case "json": output = LayoutReport.json(reports)
    case "svg": output = reports.first.map { SVGWireframe().render($0.document, $0.layout) } ?? ""
    case "html": output = try page(reports, configurations)
    default: output = reports.map(\.text).joined(separator: "\n")
    }
    guard let path = arguments.value("-o"), path != "-" else {
      Console.output(output)
      return exitCode
    }
    do throws(FileError) {
      try FileSystem.write(output, to: path)
    } catch {
      Console.error(error.message)
      return .failure
    }
    return exitCode
  }

  /// The page of reports that follow each other document by document, with what the linter finds in them.
  private static func page(
    _ reports: [LayoutReport], _ configurations: LintConfigurations
  ) throws(UsageError) -> String {
    let linter = Linter()
    var entries: [HTMLReport.Entry] = []
    for report in reports {
      let path = report.document.file
      if entries.last?.document.file == path {
        entries[entries.count - 1].layouts.append(report.layout)
        continue
      }
      let file = LintedFile(path: path, reading: .document(report.document))
      let findings = linter.lint(file, try configurations.configuration(for: path)).findings
      entries.append(HTMLReport.Entry(report.document, layouts: [report.layout], findings: findings))
    }
    return HTMLReport().render(entries)
  }

  private struct Failure: Error {
    var message: String
    var isError: Bool
  }

  private static func report(
    _ file: InputFile, _ reader: DocumentReader, _ engine: LayoutEngine, _ settings: [LayoutSettings]
  ) -> Result<[LayoutReport], Failure> {
    switch DocumentInput.read(file, reader) {
    case .document(let document):
      .success(settings.map { LayoutReport(document, engine.layout(document, $0)) })
    case .unsupported(let message):
      .failure(Failure(message: message, isError: false))
    case .unreadable(let message):
      .failure(Failure(message: message, isError: true))
    }
  }

  /// What documents are laid out for, as `--device` says: a device's id, in portrait and landscape where it is `all`.
  private static func settings(_ device: String?) throws(UsageError) -> [LayoutSettings] {
    guard let device else { return [LayoutSettings()] }
    if device == "all" {
      return LayoutDevice.all.flatMap { device in
        device.idiom == .tv
          ? [LayoutSettings(device: device, orientation: "landscape")]
          : ["portrait", "landscape"].map { LayoutSettings(device: device, orientation: $0) }
      }
    }
    return [LayoutSettings(device: try DeviceArgument.device(device))]
  }
}
