import Foundation
import Linting

/// What `lint --print-config` writes: what holds for a path, and which files say so.
struct PrintedConfiguration: Encodable {
  private struct Rule: Encodable {
    var enabled: Bool
    var severity: Severity
    var options: [String: RuleOptionValue]?
  }

  private struct Suppression: Encodable {
    var object: String?
    var rules: [String]
    var configuration: String
  }

  private let schema = "xibc-configuration/1"
  private let path: String
  private let files: [String]
  private let isExcluded: Bool
  private let deploymentTarget: String?
  private let rules: [String: Rule]
  private let sources: [String]
  private let resources: [String]
  private let suppress: [Suppression]

  /// - Throws: ``UsageError`` for a file that is no configuration.
  init(_ path: String, _ configurations: LintConfigurations) throws(UsageError) {
    self.path = path
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    // What holds in a folder is what holds for a document in it.
    let document = isFolder.boolValue ? path + "/Any.xib" : path
    let configuration = try configurations.configuration(for: document)
    files = try configurations.files(for: document).map(\.path)
    isExcluded = try configurations.excludes(path, isFolder: isFolder.boolValue)
    deploymentTarget = configuration.deploymentTarget?.description
    rules = Dictionary(
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
    sources = configurations.sources
    resources = configurations.resources
    suppress = configuration.suppressions.map {
      Suppression(object: $0.objects?.first, rules: $0.rules, configuration: $0.file)
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
