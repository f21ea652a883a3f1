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
    + "[--enable RULE,…] [--disable RULE,…] [--sources DIR,…] [--resources DIR,…] [--strict] [--fix] "
    + "[--baseline FILE] [--write-baseline FILE] [--print-config] PATH…"
  static let summary = "what is wrong with documents"
  static let details = """
    The .xibc.json files above a document say which rules are on; --config names one in their place. What they exclude
    isn't looked at, not even where it is given as a path. --print-config writes all that holds for a path as a single
    .xibc.json, and says on standard error which files say so.
    """
  static let specification = Arguments.Specification(
    options: [
      "--format", "--config", "--enable", "--disable", "--sources", "--resources", "--baseline", "--write-baseline",
    ], flags: ["--strict", "--fix", "--print-config"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format: FindingFormat = try arguments.choice("--format", default: .text)
    let isColored = try Console.isColored(arguments)
    let configurations = try LintConfigurations(arguments)
    if arguments.has("--print-config") { return try printConfiguration(arguments, configurations) }
    let files = try InputFile.collect(arguments.paths, excluding: configurations.excludes)
    let baseline = try arguments.value("--baseline").map(BaselineFile.read)
    let queue = try WorkQueue(arguments)
    let items = try files.map { file throws(UsageError) in
      LintRun.Item(path: file.path, configuration: try configurations.configuration(for: file.path))
    }
    let sources = try SourceTree.index(
      arguments, configured: configurations.sources, modules: configurations.modules, queue)
    let resources = try ResourceTree.resources(arguments, configured: configurations.resources, queue)
    let linter = FixingLinter(
      isFixing: arguments.has("--fix"), ProjectContext(sources: sources, resources: resources))
    let run = LintRun(items: items, linter: linter, sources: sources, shared: configurations.shared, queue: queue)
    var outcome = run.outcome()
    try outcome.suppress(in: files.map(\.path), configurations)
    return write(outcome, files.count, arguments, format, baseline, isColored: isColored)
  }

  /// Writes what was found, or what of it is new, or keeps it as known.
  private static func write(
    _ outcome: LintOutcome, _ fileCount: Int, _ arguments: Arguments, _ format: FindingFormat, _ baseline: Baseline?,
    isColored: Bool
  ) -> ExitCode {
    let findings = outcome.findings
    if let path = arguments.value("--write-baseline") {
      return outcome.exitCode.combined(with: BaselineFile.write(findings, to: path))
    }
    let shown = baseline?.unknown(among: findings) ?? findings
    let report = FindingReport(
      findings: shown, fileCount: fileCount, knownCount: findings.count - shown.count,
      suppressedCount: outcome.ledger.count)
    if fileCount == 0, format != .text || arguments.has("--quiet") { Console.error("xibc lint: no file was looked at") }
    // Only tools have something to read where nothing was found.
    if format != .text || !arguments.has("--quiet") || !shown.isEmpty {
      Console.output(reporter(format, isColored: isColored).render(report))
    }
    let isFailing =
      report.count(.error) > 0 || arguments.has("--strict") && report.count(.warning) > 0
    return outcome.exitCode.combined(with: isFailing ? .findings : .success)
  }

  private static func printConfiguration(
    _ arguments: Arguments, _ configurations: LintConfigurations
  ) throws(UsageError) -> ExitCode {
    guard let path = arguments.paths.first, arguments.paths.count == 1 else {
      throw UsageError(message: "'--print-config' takes one path")
    }
    let configuration = try PrintedConfiguration(path, arguments, configurations)
    let files = configuration.files.isEmpty ? "no file" : configuration.files.joined(separator: ", ")
    Console.error("\(path): note: \(files) says what holds; paths start from \(configuration.folder)")
    if configuration.isExcluded { Console.error("\(path): note: it is excluded") }
    Console.output(configuration.json)
    return .success
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
