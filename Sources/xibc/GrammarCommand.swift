import GrammarWriting

/// `xibc grammar`.
struct GrammarCommand: Command {
  static let name = "grammar"
  static let usage = "xibc grammar [--format rnc|rng] [-o FILE]"
  static let summary = "the RELAX NG grammar of the view language, for editors"
  static let specification = Arguments.Specification(options: ["--format", "-o"], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let syntax = try arguments.choice("--format", default: GrammarSyntax.rnc)
    guard arguments.paths.isEmpty else { throw UsageError(message: "the grammar is made from no file") }
    let text = syntax.text(of: ViewGrammar().grammar)
    guard let path = arguments.value("-o"), path != "-" else {
      Console.output(text)
      return .success
    }
    return ExitCode.reportingFailure { () throws(FileError) in try FileSystem.write(text, to: path) }
  }
}
