import Foundation
import InterfaceBuilder
import Linting
import LoadGraph
import Reporting

/// `xibc lint`.
struct LintCommand: Command {
  static let name = "lint"
  static let usage =
    "xibc lint [--format text|json|xcode] [--config FILE] [--enable RULE,…] [--disable RULE,…] [--strict] [--fix] PATH…"
  static let summary = "what is wrong with documents"
  static let specification = Arguments.Specification(
    options: ["--format", "--config", "--enable", "--disable"], flags: ["--strict", "--fix"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let format = try arguments.choice("--format", of: ["text", "json", "xcode"], default: "text")
    let files = try InputFile.collect(arguments.paths)
    let configurations = try LintConfigurations(arguments)
    let queue = try WorkQueue(arguments)
    let items = try files.map { file throws(UsageError) in
      Item(file: file, configuration: try configurations.configuration(for: file.path))
    }
    let linter = FixingLinter(isFixing: arguments.has("--fix"))
    var findings: [Finding] = []
    var nodes: [DocumentNode] = []
    var exitCode = ExitCode.success
    queue.run(items, { linter.lint($0.file.path, $0.configuration) }) { _, result in
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

  private static func render(_ report: FindingReport, _ format: String, isQuiet: Bool) -> String {
    switch format {
    case "json": return JSONReporter().render(report)
    case "xcode": return XcodeReporter().render(report)
    default: return isQuiet && report.findings.isEmpty ? "" : TextReporter().render(report)
    }
  }
}
