import Foundation
import Linting

/// The configurations of a run: the command line's settings over those of the file given with `--config`, or of the
/// nearest `.xibc.json` above each document.
final class LintConfigurations {
  /// What holds for rules over all files: that of the first path.
  private(set) var shared: LintConfiguration
  private let isFixed: Bool
  private let commandLine: LintConfiguration
  /// What holds in a folder. Each folder is looked into once, each file read once.
  private var byFolder: [String: LintConfiguration] = [:]

  /// Reads what the command line says.
  ///
  /// - Throws: ``UsageError`` for a rule that doesn't exist, or a file that is no configuration.
  init(_ arguments: Arguments) throws(UsageError) {
    var commandLine = LintConfiguration()
    for (option, isEnabled) in [("--enable", true), ("--disable", false)] {
      for id in arguments.list(option) {
        commandLine.rules[try RuleName.rule(id).description.id] = .init(isEnabled: isEnabled)
      }
    }
    self.commandLine = commandLine
    shared = commandLine
    isFixed = arguments.value("--config") != nil
    if let path = arguments.value("--config") {
      shared = try ConfigurationFile.read(path).overlaid(with: commandLine)
    } else if let path = arguments.paths.first {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      shared = try configuration(inFolder: exists && isFolder.boolValue ? path : Self.folder(of: path))
    }
  }

  /// What holds for a document.
  ///
  /// - Throws: ``UsageError`` for a file that is no configuration.
  func configuration(for path: String) throws(UsageError) -> LintConfiguration {
    isFixed ? shared : try configuration(inFolder: Self.folder(of: path))
  }

  private func configuration(inFolder folder: String) throws(UsageError) -> LintConfiguration {
    if let known = byFolder[folder] { return known }
    let found: LintConfiguration
    let file = (folder as NSString).appendingPathComponent(ConfigurationFile.name)
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    if FileManager.default.fileExists(atPath: file) {
      found = try ConfigurationFile.read(file).overlaid(with: commandLine)
    } else if absolute == "/" {
      found = commandLine
    } else {
      found = try configuration(inFolder: (absolute as NSString).deletingLastPathComponent)
    }
    byFolder[folder] = found
    return found
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}
