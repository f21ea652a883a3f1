import Foundation
import Linting

/// What a `.xibc.json` says, as it says it.
struct ConfigurationContents: Decodable {
  /// The settings of a rule.
  struct Rule: Decodable {
    var enabled: Bool?
    var severity: Severity?
    var options: [String: RuleOptionValue]

    enum CodingKeys: String, CodingKey, CaseIterable { case enabled, severity, options }

    init(from decoder: any Decoder) throws {
      try AnyKey.check(decoder, CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      enabled = try container.decodeIfPresent(Bool.self, forKey: .enabled)
      severity = try container.decodeIfPresent(Severity.self, forKey: .severity)
      options = try container.decodeIfPresent([String: RuleOptionValue].self, forKey: .options) ?? [:]
    }
  }

  /// Findings that are meant to be so.
  struct Suppression: Decodable {
    /// The documents, as a pattern; nil for all.
    var file: String?
    /// The object's id; nil for whole documents.
    var object: String?
    var rules: [String]

    enum CodingKeys: String, CodingKey, CaseIterable { case file, object, rules }

    init(from decoder: any Decoder) throws {
      try AnyKey.check(decoder, CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      file = try container.decodeIfPresent(String.self, forKey: .file)
      object = try container.decodeIfPresent(String.self, forKey: .object)
      rules = try container.decode([String].self, forKey: .rules)
    }
  }

  var root: Bool
  var rules: [String: Rule]
  var deploymentTarget: String?
  var include: [String]?
  var exclude: [String]
  var sources: [String]
  var resources: [String]
  var modules: [String: [String]]
  var suppress: [Suppression]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case root, rules, deploymentTarget, include, exclude, sources, resources, modules, suppress
  }

  init(from decoder: any Decoder) throws {
    try AnyKey.check(decoder, CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    root = try container.decodeIfPresent(Bool.self, forKey: .root) ?? false
    rules = try container.decodeIfPresent([String: Rule].self, forKey: .rules) ?? [:]
    deploymentTarget = try container.decodeIfPresent(String.self, forKey: .deploymentTarget)
    include = try container.decodeIfPresent([String].self, forKey: .include)
    exclude = try container.decodeIfPresent([String].self, forKey: .exclude) ?? []
    sources = try container.decodeIfPresent([String].self, forKey: .sources) ?? []
    resources = try container.decodeIfPresent([String].self, forKey: .resources) ?? []
    modules = try container.decodeIfPresent([String: [String]].self, forKey: .modules) ?? [:]
    suppress = try container.decodeIfPresent([Suppression].self, forKey: .suppress) ?? []
  }

  /// A key of whatever name, so that none is passed over unsaid.
  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static func check<Keys: CodingKey & CaseIterable>(_ decoder: any Decoder, _ known: Keys.Type) throws {
      let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
      for key in keys where known.init(stringValue: key) == nil {
        let names = known.allCases.map { "'\($0.stringValue)'" }.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "unknown key '\(key)'; known are \(names)"))
      }
    }
  }
}
