/// A subcommand.
protocol Command {
  /// The word that calls it.
  static var name: String { get }
  /// One line of usage.
  static var usage: String { get }
  /// What it's for.
  static var summary: String { get }
  /// What `--help` says besides.
  static var details: String { get }
  /// What it takes.
  static var specification: Arguments.Specification { get }

  /// Runs it.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode
}

extension Command {
  static var details: String { "" }
}
