import InterfaceBuilder
import InterfaceLayout
import InterfaceModel
import LayoutDrawing
import LayoutMetrics
import Linting
import Reporting
import Suggestions

/// `xibc report`.
struct ReportCommand: Command {
  static let name = "report"
  static let usage = """
    xibc report [--format text|json|svg|html|plist] [--device ID|all] [--orientation portrait|landscape] \
    [--text-size SIZE] [--direction ltr|rtl] [--set NAME] [-o FILE|-] PATH…
    """
  static let summary = "the frames that documents are laid out with, and what is wrong with their constraints"
  static let specification = Arguments.Specification(
    options: ["--format", "--text-size", "--direction", "--set", "-o"] + DeviceChoice.options, flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json", "svg", "html", "plist"], default: "text")
    let settings = try settings(arguments)
    let set = arguments.value("--set")
    let files = try InputFile.collect(arguments.paths)
    guard format != "svg" || files.count * settings.count == 1 else {
      throw UsageError(message: "a picture shows one document on one device; --format html shows several")
    }
    guard format != "plist" || files.count == 1 else {
      throw UsageError(message: "an Info.plist has one launch screen: name one document")
    }
    let configurations = try LintConfigurations(arguments)
    let queue = try WorkQueue(arguments)
    var output = ReportOutput(path: arguments.value("-o"))
    let exitCode: ExitCode
    switch format {
    case "json": exitCode = write(.json, files, queue, settings, set, to: &output)
    case "plist": exitCode = writeLaunchScreen(files[0], isQuiet: arguments.has("--quiet"), to: &output)
    case "text": exitCode = write(.text, files, queue, settings, set, to: &output)
    default:
      var reports: [LayoutReport] = []
      exitCode = run(files, queue, settings, set, { $0 }) { reports += $0 }
      output.write(
        format == "svg"
          ? reports.first.map { SVGWireframe().render($0.document, $0.layout) } ?? ""
          : try page(reports, configurations))
    }
    return exitCode.combined(with: output.close())
  }

  /// Writes the reports document by document, so that not all of them are held at once.
  private static func write(
    _ list: ReportList, _ files: [InputFile], _ queue: WorkQueue, _ settings: [LayoutSettings], _ set: String?,
    to output: inout ReportOutput
  ) -> ExitCode {
    output.write(list.start)
    var separator = ""
    let exitCode = run(files, queue, settings, set, list.members) { members in
      output.write(separator + members)
      separator = list.separator
    }
    output.write(list.end)
    return exitCode
  }

  /// Writes the dictionary that takes a launch screen's place, and says what it leaves out.
  private static func writeLaunchScreen(
    _ file: InputFile, isQuiet: Bool, to output: inout ReportOutput
  ) -> ExitCode {
    switch DocumentInput.read(file, DocumentReader(components: .onDisk)) {
    case .document(let document):
      let dictionary = LaunchScreenDictionary(document)
      output.write(dictionary.propertyList)
      for omission in dictionary.omissions where !isQuiet {
        let position = document.source.position(at: omission.range.start)
        Console.error(
          "\(file.path):\(position.line):\(position.column): warning: \(omission.message) [not_carried]")
      }
      return .success
    case .unsupported(let message):
      Console.error(message)
      return .success
    case .unreadable(let message):
      Console.error(message)
      return .failure
    }
  }

  /// Lays every document out and hands on what `render` makes of its reports, document by document.
  private static func run<Rendered: Sendable>(
    _ files: [InputFile], _ queue: WorkQueue, _ settings: [LayoutSettings], _ set: String?,
    _ render: @Sendable ([LayoutReport]) -> Rendered, consume: (Rendered) -> Void
  ) -> ExitCode {
    let reader = DocumentReader(components: .onDisk)
    let engine = LayoutEngine()
    var exitCode = ExitCode.success
    queue.run(files, { report($0, reader, engine, settings, set).map(render) }) { _, result in
      switch result {
      case .success(let rendered):
        consume(rendered)
      case .failure(let failure):
        Console.error(failure.message)
        if failure.isError { exitCode = .failure }
      }
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
    _ file: InputFile, _ reader: DocumentReader, _ engine: LayoutEngine, _ settings: [LayoutSettings], _ set: String?
  ) -> Result<[LayoutReport], Failure> {
    switch DocumentInput.read(file, reader) {
    case .document(let document):
      activating(set, in: document).map { document in
        settings.map { LayoutReport(document, engine.layout(document, $0)) }
      }
    case .unsupported(let message):
      .failure(Failure(message: message, isError: false))
    case .unreadable(let message):
      .failure(Failure(message: message, isError: true))
    }
  }

  /// The document with the set of constraints of the name active.
  private static func activating(
    _ name: String?, in document: InterfaceDocument
  ) -> Result<InterfaceDocument, Failure> {
    guard let name else { return .success(document) }
    if let set = document.constraintSets.first(where: { $0.name == name }) { return .success(document.activating(set)) }
    let help = Suggestion.help(for: name, in: document.constraintSets.map(\.name)).map { "; \($0)" } ?? ""
    return .failure(Failure(message: "\(document.file): there is no set '\(name)'\(help)", isError: true))
  }

  /// What documents are laid out for, as the options for devices, `--text-size` and `--direction` say.
  private static func settings(_ arguments: Arguments) throws(UsageError) -> [LayoutSettings] {
    let isRightToLeft = try arguments.choice("--direction", of: ["ltr", "rtl"], default: "ltr") == "rtl"
    let category = try contentSizeCategory(arguments.value("--text-size"))
    return try DeviceChoice.several(arguments).map { choice in
      LayoutSettings(
        device: choice.device, orientation: choice.orientation, isRightToLeft: isRightToLeft,
        contentSizeCategory: category)
    }
  }

  private static func contentSizeCategory(_ name: String?) throws(UsageError) -> ContentSizeCategory? {
    guard let name else { return nil }
    guard let category = ContentSizeCategory.named(name) else {
      let known = ContentSizeCategory.allCases.map(\.name).joined(separator: ", ")
      throw UsageError(message: "unknown text size '\(name)'; known are \(known)")
    }
    return category
  }
}
