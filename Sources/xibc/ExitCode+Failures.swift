extension ExitCode {
  /// Does something with files, and says what of it fails.
  static func reportingFailure(_ work: () throws(FileError) -> Void) -> ExitCode {
    do throws(FileError) {
      try work()
      return .success
    } catch {
      Console.error(error.message)
      return .failure
    }
  }
}
