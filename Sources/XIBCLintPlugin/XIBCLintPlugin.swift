import Foundation
import PackagePlugin

/// `swift package xibc-lint`: lints the documents of a package's targets, or of those given with `--target`; all other
/// arguments go to `xibc lint`.
@main
struct XIBCLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let documents = targets.compactMap { $0 as? SourceModuleTarget }.flatMap(\.sourceFiles).map(\.url)
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }.map { $0.path(percentEncoded: false) }
    guard !documents.isEmpty else { return }
    let lint = Process()
    lint.executableURL = try context.tool(named: "xibc").url
    lint.arguments = ["lint"] + arguments.remainingArguments + ["--"] + documents.sorted()
    try lint.run()
    lint.waitUntilExit()
    guard lint.terminationStatus == 0 else { throw LintFailure() }
  }
}

/// Lint has found something, and has said what.
struct LintFailure: Error, CustomStringConvertible {
  let description = "xibc lint failed"
}
