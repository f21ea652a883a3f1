import InterfaceBuilder
import Linting

/// Lints files and, if asked to, mends what can be mended without a person's choice.
struct FixingLinter: Sendable {
  /// Whether files are mended.
  var isFixing: Bool

  private let linter: Linter
  private let reader = DocumentReader(components: .onDisk)

  /// A fix may bring another one within reach; what still isn't done after so many rounds is left.
  static let roundLimit = 4

  init(isFixing: Bool, _ context: ProjectContext) {
    self.isFixing = isFixing
    linter = Linter(context: context)
  }

  /// What is found in a file, once it is mended.
  func lint(_ path: String, _ configuration: LintConfiguration) -> Result<Linter.FileResult, FileError> {
    FileSystem.read(path).flatMap { bytes in
      let (mended, result) = lint(bytes, path, configuration)
      guard mended != bytes else { return .success(result) }
      do throws(FileError) {
        try FileSystem.write(mended, to: path)
        return .success(result)
      } catch {
        return .failure(error)
      }
    }
  }

  /// What rules over all files find.
  func lint(_ project: LintedProject, _ configuration: LintConfiguration) -> [Finding] {
    linter.lint(project, configuration)
  }

  /// What is found in a file, once what rules over all files found in it is mended as well.
  func mend(
    _ path: String, _ findings: [Finding], _ configuration: LintConfiguration
  ) -> Result<Linter.FileResult, FileError> {
    FileSystem.read(path).flatMap { bytes in
      guard case .document(let document) = reader.read(bytes, file: path) else { return lint(path, configuration) }
      let fixes = FixApplication(findings, encoding: document.source.encoding)
      do throws(FileError) {
        try FileSystem.write(fixes.applied(to: bytes), to: path)
      } catch {
        return .failure(error)
      }
      return lint(path, configuration)
    }
  }

  private func lint(
    _ bytes: [UInt8], _ path: String, _ configuration: LintConfiguration
  ) -> (bytes: [UInt8], result: Linter.FileResult) {
    var bytes = bytes
    for _ in 0..<Self.roundLimit {
      let reading = reader.read(bytes, file: path)
      let result = linter.lint(LintedFile(path: path, reading: reading), configuration)
      guard isFixing, case .document(let document) = reading else { return (bytes, result) }
      let fixes = FixApplication(result.findings, encoding: document.source.encoding)
      if fixes.isEmpty { return (bytes, result) }
      bytes = fixes.applied(to: bytes)
    }
    let reading = reader.read(bytes, file: path)
    return (bytes, linter.lint(LintedFile(path: path, reading: reading), configuration))
  }
}
