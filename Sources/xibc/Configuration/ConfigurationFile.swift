import Foundation
import Linting
import PathPatterns
import XMLSyntax

/// A `.xibc.json`: JSON with comments.
struct ConfigurationFile {
  /// The name that is looked for above each document.
  static let name = ".xibc.json"

  /// A suppression with the documents that it is for.
  struct FileSuppression {
    /// nil for all documents.
    var files: PathPatternList?
    var suppression: Suppression
  }

  /// The path, as messages show it.
  let path: String
  /// The absolute path of the folder that patterns and paths start from.
  let folder: String
  /// What it says, as it says it.
  let contents: ConfigurationContents
  /// The rules' settings.
  let rules: LintConfiguration
  /// The documents that are looked at; nil where it doesn't say.
  let included: PathPatternList?
  /// The documents and folders that aren't looked at.
  let excluded: PathPatternList
  let suppressions: [FileSuppression]

  /// Reads a configuration.
  ///
  /// - Throws: ``UsageError`` for a file that can't be read, isn't JSON, or names a rule or an option that doesn't exist.
  init(_ path: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(message: "'\(path)' can't be read")
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      contents = try decoder.decode(ConfigurationContents.self, from: data)
    } catch {
      throw UsageError(message: "'\(path)' is no configuration: \(Self.reason(error))")
    }
    self.path = path
    folder = AbsolutePath.folder(of: AbsolutePath.of(path))
    rules = try Self.rules(contents, path)
    included = contents.include.map(PathPatternList.init)
    excluded = PathPatternList(contents.exclude)
    suppressions = try Self.suppressions(contents, path, text: String(decoding: data, as: UTF8.self))
  }

  /// A document's or a folder's path from the configuration's folder; nil for one that isn't below it.
  func relativePath(_ path: String) -> String? { AbsolutePath.path(path, from: folder) }

  /// The suppressions that are for a document.
  func suppressions(for path: String) -> [Suppression] {
    guard !suppressions.isEmpty, let relative = relativePath(path) else { return [] }
    return suppressions.filter { $0.files?.picks(relative) ?? true }.map(\.suppression)
  }

  // MARK: Reading

  private static func rules(_ contents: ConfigurationContents, _ path: String) throws(UsageError) -> LintConfiguration {
    var configuration = LintConfiguration()
    for (id, rule) in contents.rules.sorted(by: { $0.key < $1.key }) {
      let description = try description(id, path)
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

  private static func description(_ id: String, _ path: String) throws(UsageError) -> RuleDescription {
    do {
      return try RuleName.rule(id).description
    } catch {
      throw UsageError(message: "'\(path)': \(error.message)")
    }
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

  private static func suppressions(
    _ contents: ConfigurationContents, _ path: String, text: String
  ) throws(UsageError) -> [FileSuppression] {
    try contents.suppress.map { entry throws(UsageError) in
      guard entry.file != nil || entry.object != nil, !entry.rules.isEmpty else {
        throw UsageError(message: "'\(path)': each of 'suppress' needs 'rules' and a 'file' or an 'object'")
      }
      for rule in entry.rules where rule != "all" { _ = try description(rule, path) }
      let subject = entry.object.map { "about the object '\($0)'" } ?? entry.file.map { "in '\($0)'" } ?? ""
      let suppression = Suppression(
        rules: entry.rules, objects: entry.object.map { [$0] }, file: path,
        position: position(of: entry.object ?? entry.file ?? "", in: text), subject: subject)
      return FileSuppression(files: entry.file.map { PathPatternList([$0]) }, suppression: suppression)
    }
  }

  /// Where a text stands in quotes, so that a remark leads to it.
  private static func position(of text: String, in file: String) -> SourcePosition {
    guard let range = file.firstRange(of: "\"\(text)\"") else { return SourcePosition(line: 1, column: 1) }
    let lines = file[..<range.lowerBound].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return SourcePosition(line: max(1, lines.count), column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    default:
      return "\(error)"
    }
  }
}
