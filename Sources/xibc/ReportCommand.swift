import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LayoutMetrics
import Reporting

/// `xibc report`.
struct ReportCommand: Command {
  static let name = "report"
  static let usage = "xibc report [--format text|json] [--device ID|all] [-o FILE|-] PATH…"
  static let summary = "the frames that documents are laid out with, and what is wrong with their constraints"
  static let specification = Arguments.Specification(options: ["--format", "--device", "-o"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json"], default: "text")
    let settings = try settings(arguments.value("--device"))
    let files = try InputFile.collect(arguments.paths)
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
    let output = format == "json" ? LayoutReport.json(reports) : reports.map(\.text).joined(separator: "\n")
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
    guard let known = LayoutDevice.named(device) else {
      throw UsageError(
        message: "unknown device '\(device)'; known are \(LayoutDevice.all.map(\.id).joined(separator: ", "))")
    }
    return [LayoutSettings(device: known)]
  }
}
