import Foundation

/// Findings that are known and left for later, so that a run says what is new.
///
/// A finding is known by its fingerprint, which edits elsewhere in the document don't change, and by its file's path from the
/// baseline's folder.
public struct Baseline: Sendable {
  private static let schema = "xibc-baseline/1"

  /// A finding, or several that are alike.
  private struct Entry: Codable, Hashable {
    var rule: String
    var file: String
    var object: String?
    var fingerprint: String
    var count: Int
  }

  private struct Contents: Codable {
    var schema: String
    var findings: [Entry]
  }

  private let folder: String
  private let entries: [Entry]

  /// Makes a baseline of what was found, to be kept in `folder`.
  public init(_ findings: [Finding], folder: String) {
    self.folder = folder
    var entries: [String: Entry] = [:]
    for finding in findings {
      let file = Self.path(finding.file, from: folder)
      let fingerprint = finding.fingerprint(file: file)
      entries[
        fingerprint,
        default: Entry(
          rule: finding.ruleID, file: file, object: finding.objectID, fingerprint: fingerprint, count: 0)
      ].count += 1
    }
    self.entries = entries.values.sorted {
      ($0.file, $0.rule, $0.object ?? "", $0.fingerprint) < ($1.file, $1.rule, $1.object ?? "", $1.fingerprint)
    }
  }

  /// Reads a baseline that is kept in `folder`.
  ///
  /// - Throws: ``Unreadable`` for what is no baseline.
  public init(json: Data, folder: String) throws(Unreadable) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: json), contents.schema == Self.schema else {
      throw Unreadable()
    }
    self.folder = folder
    entries = contents.findings
  }

  /// Data that isn't a baseline's.
  public struct Unreadable: Error {}

  /// The baseline as a file, the same bytes for the same findings.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers can't fail to be encoded.
    guard let data = try? encoder.encode(Contents(schema: Self.schema, findings: entries)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The findings that aren't known; of several that are alike, those beyond the known number.
  public func unknown(among findings: [Finding]) -> [Finding] {
    var left = Dictionary(entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: +)
    return findings.filter { finding in
      let fingerprint = finding.fingerprint(file: Self.path(finding.file, from: folder))
      guard let count = left[fingerprint], count > 0 else { return true }
      left[fingerprint] = count - 1
      return false
    }
  }

  private static func path(_ path: String, from folder: String) -> String {
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    let base = URL(fileURLWithPath: folder).standardizedFileURL.path
    let prefix = base.hasSuffix("/") ? base : base + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }
}
