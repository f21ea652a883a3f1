import XMLSyntax

/// Says of some rules that what they find about an object, or anywhere in a document, is meant to be so.
public struct Suppression: Sendable {
  /// What stands for every rule.
  static let everyRule = "all"

  /// The rules' ids, or ``everyRule``.
  public var rules: [String]
  /// The ids of the objects; nil for the whole document.
  public var objects: Set<String>?
  /// The file that says so: the document, or a configuration.
  public var file: String
  /// Where it says so.
  public var position: SourcePosition
  /// What it is about, for messages.
  public var subject: String

  /// Makes a suppression.
  public init(rules: [String], objects: Set<String>?, file: String, position: SourcePosition, subject: String) {
    self.rules = rules
    self.objects = objects
    self.file = file
    self.position = position
    self.subject = subject
  }

  /// The rule by whose name it covers a finding in its document; nil where it doesn't.
  func rule(covering finding: Finding) -> String? {
    if let objects {
      guard let id = finding.objectID, objects.contains(id) else { return nil }
    }
    return rules.first { $0 == finding.ruleID || $0 == Self.everyRule }
  }
}
