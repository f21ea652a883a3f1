import Foundation
import Linting

/// `.xibc.json`: JSON with comments.
struct ConfigurationFile {
  /// The name that is looked for above each document.
  static let name = ".xibc.json"

  private struct Contents: Decodable {
    struct Rule: Decodable {
      var enabled: Bool?
      var severity: Severity?
      var options: [String: RuleOptionValue]
      var keys: [String]

      enum CodingKeys: String, CodingKey { case enabled, severity, options }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        enabled = try container.decodeIfPresent(Bool.self, forKey: .enabled)
        severity = try container.decodeIfPresent(Severity.self, forKey: .severity)
        options = try container.decodeIfPresent([String: RuleOptionValue].self, forKey: .options) ?? [:]
        keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
      }
    }

    var rules: [String: Rule]
    var deploymentTarget: String?
    var keys: [String]

    enum CodingKeys: String, CodingKey { case rules, deploymentTarget }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      rules = try container.decodeIfPresent([String: Rule].self, forKey: .rules) ?? [:]
      deploymentTarget = try container.decodeIfPresent(String.self, forKey: .deploymentTarget)
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    }
  }

  /// A key of whatever name, so that none is passed over unsaid.
  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The keys that the format has and lint doesn't heed yet.
  private static let unheeded = ["include", "exclude", "sources"]

  /// Reads a configuration.
  ///
  /// - Throws: ``UsageError`` for a file that can't be read, isn't JSON, or names a rule or an option that doesn't exist.
  static func read(_ path: String) throws(UsageError) -> LintConfiguration {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(message: "'\(path)' can't be read")
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let contents: Contents
    do {
      contents = try decoder.decode(Contents.self, from: data)
    } catch {
      throw UsageError(message: "'\(path)' is no configuration: \(reason(error))")
    }
    try check(contents, path)
    var configuration = LintConfiguration()
    for (id, rule) in contents.rules.sorted(by: { $0.key < $1.key }) {
      let description = try RuleName.rule(id).description
      try check(rule.options, of: description, path)
      configuration.rules[description.id] = .init(
        isEnabled: rule.enabled, severity: rule.severity, options: rule.options)
    }
    if let text = contents.deploymentTarget {
      guard let version = SystemVersion(text) else {
        throw UsageError(message: "'\(path)': the deploymentTarget '\(text)' is no version, such as \"15.0\"")
      }
      configuration.deploymentTarget = version
    }
    return configuration
  }

  private static func check(
    _ options: [String: RuleOptionValue], of rule: RuleDescription, _ path: String
  ) throws(UsageError) {
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      guard let option = rule.options.first(where: { $0.name == name }) else {
        let names = rule.options.map { "'\($0.name)'" }.joined(separator: ", ")
        throw UsageError(
          message: "'\(path)': '\(rule.id)' has no option '\(name)'; it has \(names.isEmpty ? "none" : names)")
      }
      guard value.kind == option.defaultValue.kind else {
        throw UsageError(
          message: "'\(path)': '\(name)' of '\(rule.id)' has to be \(option.defaultValue.kind), not \(value.kind)")
      }
    }
  }

  /// Says which keys have no effect, so that nobody relies on them.
  ///
  /// - Throws: ``UsageError`` for a key that the format doesn't have.
  private static func check(_ contents: Contents, _ path: String) throws(UsageError) {
    for key in contents.keys where key != "rules" && key != "deploymentTarget" {
      guard unheeded.contains(key) else { throw UsageError(message: "'\(path)' has the unknown key '\(key)'") }
      Console.error("\(path): warning: '\(key)' has no effect yet")
    }
    for (id, rule) in contents.rules.sorted(by: { $0.key < $1.key }) {
      for key in rule.keys where Contents.Rule.CodingKeys(stringValue: key) == nil {
        throw UsageError(message: "'\(path)': '\(id)' has the unknown key '\(key)'")
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    default:
      return "\(error)"
    }
  }
}
