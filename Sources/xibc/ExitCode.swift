/// How the process ends: the contract that scripts rely on.
enum ExitCode: Int32 {
  /// Nothing to say.
  case success = 0
  /// A finding of severity error.
  case findings = 1
  /// Bad usage, or input that can't be read.
  case failure = 2

  /// The graver of two.
  func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
