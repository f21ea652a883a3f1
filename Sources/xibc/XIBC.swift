import Foundation

/// The command line.
@main
struct XIBC {
  private static var commands: [any Command.Type] {
    [
      CompileCommand.self, LintCommand.self, ReportCommand.self, CoverageCommand.self, GraphCommand.self,
      ScaffoldCommand.self, ConvertCommand.self, FormatCommand.self, GrammarCommand.self, DiffCommand.self,
      MergeCommand.self, RulesCommand.self, ConfigCommand.self, LSPCommand.self,
    ]
  }
  static let version = "0.1.0"

  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    guard let first = words.first else {
      Console.error(help)
      return .failure
    }
    switch first {
    case "--help", "-h", "help":
      Console.output(help + "\n")
      return .success
    case "--version":
      Console.output("xibc \(version)\n")
      return .success
    default:
      guard let command = commands.first(where: { $0.name == first }) else {
        Console.error("xibc: error: unknown command '\(first)'\n\n\(help)")
        return .failure
      }
      return run(command, Array(words.dropFirst()))
    }
  }

  private static func run(_ command: any Command.Type, _ words: [String]) -> ExitCode {
    do throws(UsageError) {
      let arguments = try Arguments(words, command.specification)
      if arguments.has("--help") {
        Console.output(helpText(command))
        return .success
      }
      return try command.run(arguments)
    } catch {
      Console.error("xibc \(command.name): error: \(error.message)\nusage: \(command.usage)")
      return .failure
    }
  }

  private static func helpText(_ command: any Command.Type) -> String {
    let details = command.details.isEmpty ? "" : "\n\(command.details)\n"
    return "\(command.usage)\n\n\(command.summary)\n\(details)"
  }

  private static var help: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)" }
    return """
      xibc compiles interface descriptions (.xib, .storyboard) to Swift.

      usage: xibc COMMAND [OPTION…] PATH…

      \(lines.joined(separator: "\n"))

      'xibc COMMAND --help' says what a command takes. A path is a file, or a folder that is searched.
      Common options: --jobs N, --quiet, --verbose, --color auto|always|never, --version, --help.
      Exit code: 0 nothing to say, 1 findings of severity error, 2 bad usage or unreadable input.
      """
  }
}
