import InterfaceModel
import XMLSyntax

/// A rule: looks at what was read of a file, or at all files together.
public protocol Rule: Sendable {
  /// What the rule is.
  static var description: RuleDescription { get }

  /// Makes the rule.
  init()

  /// What the rule finds in one file.
  func findings(in file: LintedFile) -> [Finding]

  /// What the rule finds in all files together.
  func findings(in project: LintedProject) -> [Finding]
}

extension Rule {
  /// Most rules look at one file at a time, or at a document alone.
  public func findings(in file: LintedFile) -> [Finding] { [] }

  /// Most rules look at one file at a time.
  public func findings(in project: LintedProject) -> [Finding] { [] }

  /// A finding of this rule.
  func finding(
    _ message: String, in document: InterfaceDocument, at range: SourceRange, object index: ObjectIndex? = nil,
    notes: [Finding.Note] = [], fixes: [Fix] = []
  ) -> Finding {
    let object = index.map { document.objects[$0] }
    return Finding(
      ruleID: Self.description.id, severity: Self.description.severity, message: message, file: document.file,
      position: document.source.position(at: range.start), objectID: object?.id,
      object: object.map(ObjectName.describe), scene: index.flatMap { ObjectName.scene(of: $0, in: document) },
      notes: notes, fixes: fixes)
  }
}
