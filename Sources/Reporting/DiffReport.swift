import InterfaceDiff
import XMLSyntax

/// The differences between two versions of a document, as text and JSON.
public struct DiffReport {
  private let diff: InterfaceDiff
  private let old: String
  private let new: String

  /// Makes a report; `old` and `new` are the files as the user named them.
  public init(_ diff: InterfaceDiff, old: String, new: String) {
    self.diff = diff
    self.old = old
    self.new = new
  }

  // MARK: Text

  /// The report for people: the objects, and under each what changed of it. Empty where nothing did.
  public var text: String {
    var output = ""
    var subject: InterfaceChange.Subject?
    for change in diff.changes {
      if change.isOfWholeObject {
        output += Self.line(change) + "\n"
        subject = change.action == .added ? nil : subject
        continue
      }
      if change.subject != subject {
        output += "  \(Self.title(change.subject))\n"
        subject = change.subject
      }
      output += "    \(Self.detail(change))\n"
    }
    return output
  }

  private static func line(_ change: InterfaceChange) -> String {
    let isAdded = change.action == .added
    let holder = (change.new ?? change.old).map { isAdded ? ", in \($0)" : ", from \($0)" } ?? ""
    return "\(isAdded ? "+" : "-") \(title(change.subject))\(holder)"
  }

  private static func title(_ subject: InterfaceChange.Subject) -> String {
    let id = subject.id.map { " (\($0))" } ?? ""
    return subject.name + id + (subject.scene.map { ", scene \"\($0)\"" } ?? "")
  }

  private static func detail(_ change: InterfaceChange) -> String {
    switch change.kind {
    case .object, .scene:
      let what = change.property.map { "\($0): " } ?? "moved: "
      return "\(what)\(change.old ?? "") → \(change.new ?? "")"
    case .constraint, .connection:
      let what = change.kind == .constraint ? "constraint " : ""
      guard let old = change.old else { return "+ \(what)\(change.new ?? "")" }
      return change.new.map { "~ \(what)\(old) ⇒ \($0)" } ?? "- \(what)\(old)"
    case .document, .property, .runtimeAttribute, .resource:
      let what = change.kind == .runtimeAttribute ? "runtime attribute " : change.kind == .resource ? "resource " : ""
      return "\(what)\(change.property ?? ""): \(change.old ?? "none") → \(change.new ?? "none")"
    }
  }

  // MARK: JSON

  /// The report for machines, schema `xibc-diff/1`.
  public var json: String {
    JSONText.encode(
      JSONReport(
        old: old, new: new, changes: diff.changes.map(JSONChange.init),
        summary: JSONSummary(
          added: count(.added), removed: count(.removed), moved: count(.moved), changed: count(.changed),
          framesLeftOut: diff.framesLeftOut)))
  }

  private func count(_ action: InterfaceChange.Action) -> Int { diff.changes.count { $0.action == action } }

  private struct JSONReport: Encodable {
    var schema = "xibc-diff/1"
    var old: String
    var new: String
    var changes: [JSONChange]
    var summary: JSONSummary
  }

  private struct JSONSummary: Encodable {
    var added: Int
    var removed: Int
    var moved: Int
    var changed: Int
    var framesLeftOut: Int
  }

  private struct JSONChange: Encodable {
    var kind: String
    var action: String
    var objectID: String?
    var oldObjectID: String?
    var element: String
    var object: String
    var scene: String?
    var property: String?
    var old: String?
    var new: String?
    var oldLine: Int?
    var oldColumn: Int?
    var line: Int?
    var column: Int?

    init(_ change: InterfaceChange) {
      kind = change.kind.rawValue
      action = change.action.rawValue
      objectID = change.subject.id
      oldObjectID = change.subject.oldID
      element = change.subject.element
      object = change.subject.name
      scene = change.subject.scene
      property = change.property
      old = change.old
      new = change.new
      oldLine = change.oldPosition?.line
      oldColumn = change.oldPosition?.column
      line = change.position?.line
      column = change.position?.column
    }
  }
}

extension InterfaceChange {
  /// Whether an object or scene came or went.
  fileprivate var isOfWholeObject: Bool { (kind == .object || kind == .scene) && action != .moved }
}
