import Foundation
import Linting

/// A configuration of ours that says what another linter's says.
public struct ImportedConfiguration: Equatable {
  /// A rule's settings, as `.xibc.json` has them.
  struct Rule: Equatable, Encodable {
    var enabled: Bool?
    var options: [String: RuleOptionValue]?
  }

  /// What has no equivalent, or has to be done elsewhere, one a line.
  public internal(set) var remarks: [String] = []
  var rules: [String: Rule] = [:]
  var include: [String] = []
  var exclude: [String] = []
  var modules: [String: [String]] = [:]

  /// Whether it says anything.
  var isEmpty: Bool { rules.isEmpty && include.isEmpty && exclude.isEmpty && modules.isEmpty }

  /// The text of the `.xibc.json`.
  public var json: String { encoded([.prettyPrinted]) + "\n" }

  /// The same on one line, for remarks.
  var line: String { encoded([]) }

  private func encoded(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    let contents = Contents(
      rules: rules.isEmpty ? nil : rules, include: include.isEmpty ? nil : include,
      exclude: exclude.isEmpty ? nil : exclude, modules: modules.isEmpty ? nil : modules)
    // Texts, numbers and truth values can't fail to be encoded.
    guard let data = try? encoder.encode(contents) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Contents: Encodable {
    var rules: [String: Rule]?
    var include: [String]?
    var exclude: [String]?
    var modules: [String: [String]]?
  }

  // MARK: Filling

  /// Turns the rules on or off that answer for another linter's rule.
  mutating func set(_ descriptions: [RuleDescription], enabled: Bool) {
    for description in descriptions where description.isEnabledByDefault != enabled {
      rules[description.id, default: Rule()].enabled = enabled
    }
  }

  /// Gives an option to those of the rules that have it; says so where none does.
  mutating func set(_ option: String, _ value: RuleOptionValue, of descriptions: [RuleDescription], for origin: String)
  {
    let takers = descriptions.filter { $0.options.contains { $0.name == option && $0.defaultValue.kind == value.kind } }
    if takers.isEmpty { remarks.append("\(origin): no rule has an option for it") }
    for description in takers {
      rules[description.id, default: Rule()].options = (rules[description.id]?.options ?? [:]).merging([option: value])
      { $1 }
    }
  }

  /// A path from the configuration's folder, as a pattern that matches nothing else.
  static func pattern(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    return path.hasPrefix("/") ? String(path) : "/" + path
  }
}
