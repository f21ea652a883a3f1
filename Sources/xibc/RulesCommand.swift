import Linting
import Reporting

/// `xibc rules`.
struct RulesCommand: Command {
  static let name = "rules"
  static let usage = "xibc rules [--format text|markdown] [ID…]"
  static let summary = "the rules, or some of them with their examples"
  static let specification = Arguments.Specification(options: ["--format"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let reference = RuleReference()
    if try arguments.choice("--format", of: ["text", "markdown"], default: "text") == "markdown" {
      Console.output(reference.markdown)
      return .success
    }
    guard !arguments.paths.isEmpty else {
      Console.output(reference.list)
      return .success
    }
    for (place, id) in arguments.paths.enumerated() {
      let rule = try RuleName.rule(id)
      Console.output((place > 0 ? "\n" : "") + reference.text(rule.description))
    }
    return .success
  }
}
