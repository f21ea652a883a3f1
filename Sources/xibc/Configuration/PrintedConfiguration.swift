import Foundation
import Linting
import PathPatterns

/// What `lint --print-config` writes: all that holds for a path, as a single `.xibc.json` would say it that stands in the
/// folder of the outermost one.
struct PrintedConfiguration: Encodable {
  private struct Rule: Encodable {
    var enabled: Bool
    var severity: Severity
    var options: [String: RuleOptionValue]?
  }

  private struct Suppression: Encodable {
    var file: String?
    var object: String?
    var rules: [String]
  }

  /// The folder that patterns and paths start from.
  let folder: String
  /// The files that say what holds, the outermost first.
  let files: [String]
  /// Whether the path isn't looked at.
  let isExcluded: Bool

  private let root = true
  private let rules: [String: Rule]
  private let deploymentTarget: String?
  private let include: [String]?
  private let exclude: [String]
  private let sources: [String]
  private let resources: [String]
  private let modules: [String: [String]]
  private let suppress: [Suppression]

  private enum CodingKeys: CodingKey {
    case root, rules, deploymentTarget, include, exclude, sources, resources, modules, suppress
  }

  /// - Throws: ``UsageError`` for a file that is no configuration.
  init(_ path: String, _ arguments: Arguments, _ configurations: LintConfigurations) throws(UsageError) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    // What holds in a folder is what holds for a document in it.
    let document = isFolder.boolValue ? path + "/Any.xib" : path
    let configuration = try configurations.configuration(for: document)
    let files = try configurations.files(for: document)
    let folder = files.first?.folder ?? AbsolutePath.of(".")
    self.folder = folder
    self.files = files.map(\.path)
    isExcluded = try configurations.excludes(path, isFolder: isFolder.boolValue)
    rules = Self.rules(configuration)
    deploymentTarget = configuration.deploymentTarget?.description
    include = files.last { $0.contents.include != nil }.map { file in
      (file.contents.include ?? []).map { file.pattern($0, from: folder) }
    }
    exclude = files.flatMap { file in file.contents.exclude.map { file.pattern($0, from: folder) } }
    sources = Self.paths(arguments.list("--sources"), files, folder) { $0.sources }
    resources = Self.paths(arguments.list("--resources"), files, folder) { $0.resources }
    modules = Dictionary(
      uniqueKeysWithValues: Set(files.flatMap { $0.contents.modules.keys }).map { module in
        (module, Self.paths([], files, folder) { $0.modules[module] ?? [] })
      })
    suppress = files.flatMap { file in
      file.contents.suppress.map { entry in
        // What a folder's file says of all documents is said of that folder's.
        let everywhere = file.folder == folder ? nil : file.pattern("/**", from: folder)
        return Suppression(
          file: entry.file.map { file.pattern($0, from: folder) } ?? everywhere, object: entry.object,
          rules: entry.rules)
      }
    }
  }

  private static func rules(_ configuration: LintConfiguration) -> [String: Rule] {
    Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.map { rule in
        let description = rule.description
        let options = configuration.options(description)
        let values = description.options.map { ($0.name, options.values[$0.name] ?? $0.defaultValue) }
        return (
          description.id,
          Rule(
            enabled: configuration.isEnabled(description), severity: configuration.severity(description),
            options: values.isEmpty ? nil : Dictionary(uniqueKeysWithValues: values))
        )
      })
  }

  /// The paths of the command line and of the files, each once, from a folder where they lie below it.
  private static func paths(
    _ given: [String], _ files: [ConfigurationFile], _ folder: String, _ list: (ConfigurationContents) -> [String]
  ) -> [String] {
    let configured = files.flatMap { file in
      list(file.contents).map { $0.hasPrefix("/") ? $0 : AbsolutePath.of("\(file.folder)/\($0)") }
    }
    var seen: Set<String> = []
    return (given.map(AbsolutePath.of) + configured).filter { seen.insert($0).inserted }.map { path in
      path == folder ? "." : AbsolutePath.path(path, from: folder) ?? path
    }
  }

  /// The text, the same bytes for the same configuration.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and finite numbers can't fail to be encoded.
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension ConfigurationFile {
  /// One of its patterns, as a file in a folder around it would write it.
  fileprivate func pattern(_ pattern: String, from folder: String) -> String {
    guard let path = AbsolutePath.path(self.folder, from: folder) else { return pattern }
    return PathPattern.moved(pattern, into: path)
  }
}
