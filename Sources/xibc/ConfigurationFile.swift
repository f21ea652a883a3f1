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
      var keys: [String]

      enum CodingKeys: String, CodingKey { case enabled, severity }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        enabled = try container.decodeIfPresent(Bool.self, forKey: .enabled)
        severity = try container.decodeIfPresent(Severity.self, forKey: .severity)
        keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
      }
    }

    var rules: [String: Rule]
    var keys: [String]

    enum CodingKeys: String, CodingKey { case rules }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      rules = try container.decodeIfPresent([String: Rule].self, forKey: .rules) ?? [:]
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
  private static let unheeded = ["include", "exclude", "sources", "deploymentTarget"]

  /// Reads a configuration.
  ///
  /// - Throws: ``UsageError`` for a file that can't be read, isn't JSON, or names a rule that doesn't exist.
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
    for (id, rule) in contents.rules {
      let known = try RuleName.rule(id).description.id
      configuration.rules[known] = .init(isEnabled: rule.enabled, severity: rule.severity)
    }
    return configuration
  }

  /// Says which keys have no effect, so that nobody relies on them.
  ///
  /// - Throws: ``UsageError`` for a key that the format doesn't have.
  private static func check(_ contents: Contents, _ path: String) throws(UsageError) {
    for key in contents.keys where key != "rules" {
      guard unheeded.contains(key) else { throw UsageError(message: "'\(path)' has the unknown key '\(key)'") }
      Console.error("\(path): warning: '\(key)' has no effect yet")
    }
    for (id, rule) in contents.rules.sorted(by: { $0.key < $1.key }) {
      for key in rule.keys where key != "enabled" && key != "severity" {
        guard key == "options" else { throw UsageError(message: "'\(path)': '\(id)' has the unknown key '\(key)'") }
        Console.error("\(path): warning: 'options' of '\(id)' have no effect yet")
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
