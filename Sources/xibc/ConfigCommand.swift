import ConfigurationImport
import Foundation

/// `xibc config`.
struct ConfigCommand: Command {
  static let name = "config"
  static let usage = "xibc config import FILE"
  static let summary = "the .xibc.json that says what another linter's configuration says"
  static let details = """
    FILE is IBLinter's .iblinter.yml or xiblint's .xiblint.json. What has no equivalent is said on standard error.
    """
  static let specification = Arguments.Specification(options: [], flags: [])

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.paths.count == 2, arguments.paths[0] == "import" else {
      throw UsageError(message: "'import' and a file are expected")
    }
    let path = arguments.paths[1]
    switch FileSystem.read(path) {
    case .failure(let error):
      Console.error(error.message)
      return .failure
    case .success(let bytes):
      return show(String(decoding: bytes, as: UTF8.self), path)
    }
  }

  private static func show(_ text: String, _ path: String) -> ExitCode {
    do throws(ImportError) {
      let configuration = try ConfigurationImport.read(text, name: path)
      for remark in configuration.remarks { Console.error("\(path): note: \(remark)") }
      Console.output(configuration.json)
      return .success
    } catch {
      let place = error.line.map { "\(path):\($0)" } ?? path
      Console.error("\(place): error: \(error.message)")
      return .failure
    }
  }
}
