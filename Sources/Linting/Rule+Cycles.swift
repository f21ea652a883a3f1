import LoadGraph
import UIKitCatalog

extension Rule {
  /// A finding at the beginning of a cycle, with a note for every place on the way.
  func finding(_ message: String, at cycle: LoadCycle, fixes: [Fix] = []) -> Finding? {
    guard let first = cycle.steps.first else { return nil }
    let notes = cycle.steps.map { Finding.Note(message: $0.message, file: $0.file, position: $0.position) }
    return Finding(
      ruleID: Self.description.id, severity: Self.description.severity, message: message, file: first.file,
      position: first.position, objectID: first.objectID, object: cycle.start?.objectName, notes: notes, fixes: fixes)
  }
}

extension LoadCycle {
  /// What its first object is to the rules: a text for messages.
  var firstClass: String { start?.reference.name ?? "" }

  /// What would mend it: the class goes where loading the nib doesn't make an object of it.
  func remedies(in project: LintedProject) -> [Fix] {
    guard let start, start.kind == .view else { return [] }
    let name = start.reference.name
    let owner = project.documents.first { $0.file == file }?.owner
    let isOwner = owner?.reference.mayEqual(start.reference) == true
    return [
      Fix(
        isOwner
          ? "Remove the custom class '\(name)' from the view and leave it on File's Owner."
          : "Move the custom class '\(name)' from the view to File's Owner, and its outlets with it.",
        edits: ownerMove(in: project) ?? []),
      "Or keep the class on the view, and load the nib from a static factory and not while a '\(name)' is made.",
    ]
  }

  /// The edits that move the class to File's Owner; nil where the code wouldn't work with it there, or may not.
  private func ownerMove(in project: LintedProject) -> [TextEdit]? {
    guard let start, start.isTopLevel, certainty == .certain, edges.count == 2,
      edges[0].kind == .instantiates, edges[1].suitsOwner, let document = project.document(file)
    else { return nil }
    let classes = project.sources.map { ProjectClasses($0, .uiKit) }
    return OwnerMove(of: start.objectID, in: document, classes)?.edits()
  }
}
