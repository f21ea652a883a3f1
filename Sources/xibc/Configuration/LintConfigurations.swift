import Foundation
import Linting

/// The configurations of a run: the command line's settings over those of the file given with `--config`, or of every
/// `.xibc.json` above each document, up to one that says it is the root.
final class LintConfigurations {
  /// What holds for rules over all files: that of the first path.
  private(set) var shared: LintConfiguration
  private let fixed: FolderConfiguration?
  private let commandLine: LintConfiguration
  /// What holds in a folder, by its absolute path. Each folder is looked into once, each file read once.
  private var byFolder: [String: FolderConfiguration] = [:]
  /// The rules' settings in a folder.
  private var rulesByFolder: [String: LintConfiguration] = [:]

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
    fixed = try arguments.value("--config").map { path throws(UsageError) in
      FolderConfiguration(files: [try ConfigurationFile(path)])
    }
    shared = commandLine
    guard let path = arguments.paths.first else { return }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let absolute = AbsolutePath.of(path)
    shared = try rules(inFolder: exists && isFolder.boolValue ? absolute : AbsolutePath.folder(of: absolute))
  }

  /// What holds for a document.
  ///
  /// - Throws: ``UsageError`` for a file that is no configuration.
  func configuration(for path: String) throws(UsageError) -> LintConfiguration {
    let absolute = AbsolutePath.of(path)
    let folder = AbsolutePath.folder(of: absolute)
    var configuration = try rules(inFolder: folder)
    configuration.suppressions = try folderConfiguration(folder).suppressions(for: absolute)
    return configuration
  }

  /// Whether a document or a folder isn't looked at.
  ///
  /// - Throws: ``UsageError`` for a file that is no configuration.
  func excludes(_ path: String, isFolder: Bool) throws(UsageError) -> Bool {
    let absolute = AbsolutePath.of(path)
    return try folderConfiguration(AbsolutePath.folder(of: absolute)).excludes(absolute, isFolder: isFolder)
  }

  /// The files that hold for a document, the outermost first.
  ///
  /// - Throws: ``UsageError`` for a file that is no configuration.
  func files(for path: String) throws(UsageError) -> [ConfigurationFile] {
    try folderConfiguration(AbsolutePath.folder(of: AbsolutePath.of(path))).files
  }

  /// The folders of sources that the configurations met so far name.
  var sources: [String] { paths { $0.sources } }

  /// The folders of resources that they name.
  var resources: [String] { paths { $0.resources } }

  /// The folders that they say belong to a module.
  var modules: [SourceModule] {
    Set(files.flatMap { $0.contents.modules.keys }).sorted().flatMap { module in
      paths { $0.modules[module] ?? [] }.map { SourceModule(name: module, folder: $0) }
    }
  }

  private var files: [ConfigurationFile] {
    (byFolder.values.map { $0 } + [fixed].compactMap { $0 }).flatMap(\.files)
  }

  /// The paths that files name, each from its own folder.
  private func paths(_ list: (ConfigurationContents) -> [String]) -> [String] {
    var paths: Set<String> = []
    for file in files {
      let base = file.path.contains("/") ? AbsolutePath.folder(of: file.path) + "/" : ""
      for path in list(file.contents) { paths.insert(path.hasPrefix("/") ? path : base + path) }
    }
    return paths.sorted()
  }

  private func rules(inFolder folder: String) throws(UsageError) -> LintConfiguration {
    if let known = rulesByFolder[folder] { return known }
    let rules = try folderConfiguration(folder).rules.overlaid(with: commandLine)
    rulesByFolder[folder] = rules
    return rules
  }

  private func folderConfiguration(_ folder: String) throws(UsageError) -> FolderConfiguration {
    if let fixed { return fixed }
    if let known = byFolder[folder] { return known }
    var found = FolderConfiguration()
    let path = folder == "/" ? folder + ConfigurationFile.name : "\(folder)/\(ConfigurationFile.name)"
    let own = FileManager.default.fileExists(atPath: path) ? try ConfigurationFile(Self.shown(path)) : nil
    if folder != "/", own?.contents.root != true {
      found = try folderConfiguration(AbsolutePath.folder(of: folder))
    }
    if let own { found.files.append(own) }
    byFolder[folder] = found
    return found
  }

  /// A path as messages show it: from the current folder where it lies below it.
  private static func shown(_ path: String) -> String {
    AbsolutePath.path(path, from: AbsolutePath.of(".")) ?? path
  }
}
