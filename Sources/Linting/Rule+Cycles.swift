import LoadGraph

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
  func remedies(in documents: [DocumentNode]) -> [Fix] {
    guard let start, start.kind == .view else { return [] }
    let name = start.reference.name
    let owner = documents.first { $0.file == file }?.owner
    let isOwner = owner?.reference.mayEqual(start.reference) == true
    return [
      isOwner
        ? "Remove the custom class '\(name)' from the view and leave it on File's Owner."
        : "Move the custom class '\(name)' from the view to File's Owner, and its outlets with it.",
      "Or keep the class on the view, and load the nib from a static factory and not while a '\(name)' is made.",
    ]
  }
}
