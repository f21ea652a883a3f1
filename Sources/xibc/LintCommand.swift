import Foundation
import InterfaceBuilder
import Linting
import LoadGraph
import Reporting
import SourceScanning

/// `xibc lint`.
struct LintCommand: Command {
  static let name = "lint"
  static let usage =
    "xibc lint [--format \(FindingFormat.allCases.map(\.rawValue).joined(separator: "|"))] [--config FILE] "
    + "[--enable RULE,…] [--disable RULE,…] [--sources DIR,…] [--strict] PATH…"
  static let summary = "what is wrong with documents"
  static let specification = Arguments.Specification(
    options: ["--format", "--config", "--enable", "--disable", "--sources"], flags: ["--strict"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format: FindingFormat = try arguments.choice("--format", default: .text)
    let isColored = try Console.isColored(arguments)
    let files = try InputFile.collect(arguments.paths)
    let configurations = try LintConfigurations(arguments)
    let queue = try WorkQueue(arguments)
    let items = try files.map { file throws(UsageError) in
      Item(file: file, configuration: try configurations.configuration(for: file.path))
    }
    let sources = try SourceTree.index(arguments, queue)
    let linter = Linter()
    let reader = DocumentReader()
    var findings: [Finding] = []
    var nodes: [DocumentNode] = []
    var exitCode = ExitCode.success
    queue.run(items, { lint($0, linter, reader) }) { _, result in
      switch result {
      case .failure(let error):
        Console.error(error.message)
        exitCode = .failure
      case .success(let result):
        findings += result.findings
        if let node = result.node { nodes.append(node) }
        if result.isMalformed { exitCode = .failure }
      }
    }
    findings += linter.lint(project(nodes, sources, queue), configurations.shared)
    findings.sort(by: Linter.isBefore)
    let report = FindingReport(findings: findings, fileCount: files.count)
    // Only tools have something to read where nothing was found.
    if format != .text || !arguments.has("--quiet") || !findings.isEmpty {
      Console.output(reporter(format, isColored: isColored).render(report))
    }
    let isFailing =
      report.count(.error) > 0 || arguments.has("--strict") && report.count(.warning) > 0
    return exitCode.combined(with: isFailing ? .findings : .success)
  }

  private struct Item: Sendable {
    var file: InputFile
    var configuration: LintConfiguration
  }

  private static func lint(
    _ item: Item, _ linter: Linter, _ reader: DocumentReader
  ) -> Result<Linter.FileResult, FileError> {
    FileSystem.read(item.file.path).map { bytes in
      let reading = reader.read(bytes, file: item.file.path)
      return linter.lint(LintedFile(path: item.file.path, reading: reading), item.configuration)
    }
  }

  /// All documents with the sources that are given, or else with those beside documents that may load themselves.
  private static func project(
    _ documents: [DocumentNode], _ sources: SourceIndex?, _ queue: WorkQueue
  ) -> LintedProject {
    let project = LintedProject(documents: documents, sources: sources)
    guard sources == nil, let beside = SourceTree.index(besides: project.graph, queue) else { return project }
    return LintedProject(documents: documents, sources: beside)
  }

  private static func reporter(_ format: FindingFormat, isColored: Bool) -> any Reporter {
    switch format {
    case .text: TextReporter(isColored: isColored, line: SourceLines().line)
    case .json: JSONReporter()
    case .sarif: SARIFReporter(toolVersion: XIBC.version)
    case .github: GitHubReporter()
    case .checkstyle: CheckstyleReporter()
    case .junit: JUnitReporter()
    case .codeclimate, .gitlab: CodeClimateReporter()
    case .xcode: XcodeReporter()
    }
  }
}
