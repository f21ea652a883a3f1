import ViewLanguage
import XMLSyntax

/// `xibc format`.
struct FormatCommand: Command {
  static let name = "format"
  static let usage = "xibc format [--check] PATH…"
  static let summary = "documents of the view language in their canonical layout"
  static let specification = Arguments.Specification(options: [], flags: ["--check"])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let files = try InputFile.collect(arguments.paths).filter { $0.path.hasSuffix(LanguageReader.fileSuffix) }
    guard !files.isEmpty else { throw UsageError(message: "no document of the view language given") }
    var exitCode = ExitCode.success
    for file in files {
      exitCode = exitCode.combined(with: format(file, isChecking: arguments.has("--check")))
    }
    return exitCode
  }

  private static func format(_ file: InputFile, isChecking: Bool) -> ExitCode {
    switch FileSystem.read(file.path) {
    case .failure(let error):
      Console.error(error.message)
      return .failure
    case .success(let bytes):
      do throws(MarkupError) {
        let formatted = LanguageFormatter().bytes(of: try MarkupDocument(parsing: bytes))
        guard formatted != bytes else { return .success }
        guard isChecking else {
          return ExitCode.reportingFailure { () throws(FileError) in try FileSystem.write(formatted, to: file.path) }
        }
        Console.error("\(file.path):1:1: warning: the layout isn't canonical; 'xibc format' puts it right [format]")
        return .findings
      } catch {
        Console.error(
          "\(file.path):\(error.position.line):\(error.position.column): error: \(error.message) [malformed_xml]")
        return .failure
      }
    }
  }
}
