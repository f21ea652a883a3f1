import Foundation
import InterfaceBuilder
import Linting
import LoadGraph
import Reporting

/// `xibc lint`.
struct LintCommand: Command {
  static let name = "lint"
  static let usage =
    "xibc lint [--format text|json|xcode] [--config FILE] [--enable RULE,…] [--disable RULE,…] [--strict] PATH…"
  static let summary = "what is wrong with documents"
  static let specification = Arguments.Specification(
    options: ["--format", "--config", "--enable", "--disable"], flags: ["--strict"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json", "xcode"], default: "text")
    let files = try InputFile.collect(arguments.paths)
    let configurations = try Configurations(arguments)
    let queue = try WorkQueue(arguments)
    let items = try files.map { file throws(UsageError) in
      Item(file: file, configuration: try configurations.configuration(for: file.path))
    }
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
    findings += linter.lint(LintedProject(documents: nodes), configurations.shared)
    findings.sort(by: Linter.isBefore)
    let report = FindingReport(findings: findings, fileCount: files.count)
    Console.output(render(report, format, isQuiet: arguments.has("--quiet")))
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

  private static func render(_ report: FindingReport, _ format: String, isQuiet: Bool) -> String {
    switch format {
    case "json": return JSONReporter().render(report)
    case "xcode": return XcodeReporter().render(report)
    default: return isQuiet && report.findings.isEmpty ? "" : TextReporter().render(report)
    }
  }

  /// The configurations of a run: the command line's over the file's, which is the one given or the nearest above
  /// each document.
  private final class Configurations {
    /// What holds for rules over all files: the command line, and `--config`.
    let shared: LintConfiguration
    private let commandLine: LintConfiguration
    private let isFixed: Bool
    private var byFolder: [String: LintConfiguration] = [:]
    private var nearestByFolder: [String: String?] = [:]

    init(_ arguments: Arguments) throws(UsageError) {
      var commandLine = LintConfiguration()
      for id in arguments.list("--enable") {
        commandLine.rules[try RuleName.rule(id).description.id] = .init(isEnabled: true)
      }
      for id in arguments.list("--disable") {
        commandLine.rules[try RuleName.rule(id).description.id] = .init(isEnabled: false)
      }
      self.commandLine = commandLine
      if let path = arguments.value("--config") {
        shared = try ConfigurationFile.read(path).overlaid(with: commandLine)
        isFixed = true
      } else {
        let nearest = ConfigurationFile.nearest(to: arguments.paths.first.map { $0 + "/x" } ?? "x")
        shared = try nearest.map(ConfigurationFile.read)?.overlaid(with: commandLine) ?? commandLine
        isFixed = false
      }
    }

    func configuration(for path: String) throws(UsageError) -> LintConfiguration {
      guard !isFixed else { return shared }
      let folder = (path as NSString).deletingLastPathComponent
      if let known = byFolder[folder] { return known }
      var configuration = commandLine
      if let file = nearest(in: folder) { configuration = try ConfigurationFile.read(file).overlaid(with: commandLine) }
      byFolder[folder] = configuration
      return configuration
    }

    /// The configuration file in a folder or the nearest one above it; every folder is looked into once.
    private func nearest(in folder: String) -> String? {
      if let known = nearestByFolder[folder] { return known }
      let found: String?
      let candidate = folder.isEmpty ? ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
      if access(candidate, R_OK) == 0 {
        found = candidate
      } else if folder.isEmpty || folder.split(separator: "/").contains("..") || !folder.hasPrefix("/") {
        found = ConfigurationFile.nearest(to: "\(folder)/x".hasPrefix("/x") ? "x" : "\(folder)/x")
      } else {
        let parent = (folder as NSString).deletingLastPathComponent
        found = parent == folder ? nil : nearest(in: parent)
      }
      nearestByFolder[folder] = found
      return found
    }
  }
}
