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
    }

    var rules: [String: Rule]?
  }

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
    var configuration = LintConfiguration()
    for (id, rule) in contents.rules ?? [:] {
      let known = try RuleName.rule(id).description.id
      configuration.rules[known] = .init(isEnabled: rule.enabled, severity: rule.severity)
    }
    return configuration
  }

  /// The nearest configuration above a document; nil where there is none.
  static func nearest(to document: String) -> String? {
    var folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    while true {
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { return nil }
      folder = parent
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
