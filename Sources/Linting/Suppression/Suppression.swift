import InterfaceModel
import XMLSyntax

/// Says of some rules that what they find about an object, or anywhere in a document, is meant to be so.
public struct Suppression: Sendable {
  /// What stands for every rule.
  static let everyRule = "all"

  /// The rules' ids, or ``everyRule``.
  public var rules: [String]
  /// The ids of the objects and constraints; nil for the whole document.
  public var objects: Set<String>?
  /// Where the constraints of these ids stand in the document, whose findings name the views that hold them.
  var constraints: [ClosedRange<SourcePosition>] = []
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
      let isOfObject = finding.objectID.map(objects.contains) ?? false
      guard isOfObject || constraints.contains(where: { $0.contains(finding.position) }) else { return nil }
    }
    return rules.first { $0 == finding.ruleID || $0 == Self.everyRule }
  }

  /// The suppression with the places that a document's constraints of its ids have.
  func located(in document: InterfaceDocument) -> Suppression {
    guard let objects else { return self }
    var located = self
    located.constraints = objects.sorted().compactMap { id in
      guard case .constraint(let container, let place) = document.nodesByID[id] else { return nil }
      let range = document.objects[container].constraints[place].range
      // The place after the tag is another constraint's.
      let last = max(range.start, range.end - min(1, range.end))
      return document.source.position(at: range.start)...document.source.position(at: last)
    }
    return located
  }
}
