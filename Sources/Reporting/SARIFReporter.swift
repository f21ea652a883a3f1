import Foundation
import Linting

/// Renders findings as a SARIF 2.1.0 log.
///
/// Columns count Unicode scalars, as positions do. Paths are written as they were given, as relative references where they
/// aren't absolute, so that a code host finds the files.
public struct SARIFReporter: Reporter {
  private let toolVersion: String

  /// Makes a reporter for a version of xibc.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The log of one run.
  public func render(_ report: FindingReport) -> String {
    let rules = RuleRegistry.all.map { $0.description }
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
    let driver = Log.Driver(version: toolVersion, rules: rules.map(Log.RuleEntry.init))
    let results = report.findings.map { Log.Result($0, ruleIndex: places[$0.ruleID]) }
    return JSONText.encode(Log(runs: [Log.Run(tool: .init(driver: driver), results: results)]))
  }

  /// The parts of a log that xibc fills, under the standard's names.
  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Encodable {
      var tool: Tool
      var columnKind = "unicodeCodePoints"
      var results: [Result]
    }

    struct Tool: Encodable {
      var driver: Driver
    }

    struct Driver: Encodable {
      var name = "xibc"
      var version: String
      var rules: [RuleEntry]
    }

    struct Message: Encodable {
      var text: String
    }

    struct RuleEntry: Encodable {
      var id: String
      var shortDescription: Message
      var fullDescription: Message
      var defaultConfiguration: Configuration

      init(_ description: RuleDescription) {
        id = description.id
        shortDescription = Message(text: description.summary)
        fullDescription = Message(text: description.rationale)
        defaultConfiguration = Configuration(
          enabled: description.isEnabledByDefault, level: description.severity.rawValue)
      }
    }

    struct Configuration: Encodable {
      var enabled: Bool
      var level: String
    }

    struct Result: Encodable {
      var ruleId: String
      var ruleIndex: Int?
      var level: String
      var message: Message
      var locations: [Location]
      var relatedLocations: [Location]?
      var partialFingerprints: [String: String]

      init(_ finding: Finding, ruleIndex: Int?) {
        ruleId = finding.ruleID
        self.ruleIndex = ruleIndex
        level = finding.severity.rawValue
        message = Message(text: finding.message)
        locations = [Location(finding)]
        relatedLocations = finding.notes.isEmpty ? nil : finding.notes.map(Location.init)
        partialFingerprints = ["xibc/v1": finding.fingerprint]
      }
    }

    struct Location: Encodable {
      var physicalLocation: PhysicalLocation
      var logicalLocations: [LogicalLocation]?
      var message: Message?

      init(_ finding: Finding) {
        physicalLocation = PhysicalLocation(file: finding.file, finding.position.line, finding.position.column)
        logicalLocations = finding.object.map { name in
          [LogicalLocation(name: name, fullyQualifiedName: finding.objectID, kind: "member")]
        }
      }

      init(_ note: Finding.Note) {
        physicalLocation = PhysicalLocation(file: note.file, note.position.line, note.position.column)
        message = Message(text: note.message)
      }
    }

    struct LogicalLocation: Encodable {
      var name: String
      var fullyQualifiedName: String?
      var kind: String
    }

    struct PhysicalLocation: Encodable {
      var artifactLocation: Artifact
      var region: Region

      init(file: String, _ line: Int, _ column: Int) {
        artifactLocation = Artifact(uri: Self.reference(to: file))
        region = Region(startLine: line, startColumn: column)
      }

      /// The path as a reference: characters that mean something in one are escaped, and a colon in the first part, which
      /// would look like a scheme.
      private static func reference(to path: String) -> String {
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + escaped : escaped
      }

      private static let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    }

    struct Artifact: Encodable {
      var uri: String
    }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int
    }
  }
}
