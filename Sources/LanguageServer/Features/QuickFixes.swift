import LanguageServerProtocol
import Linting

/// The changes that mend what was found: the rules' own, and the name that was likely meant in the place of another.
struct QuickFixes {
  /// The document.
  let document: OpenDocument

  /// The changes for what touches a stretch.
  func actions(for range: TextRange, _ found: DocumentDiagnostics) -> [CodeAction] {
    found.entries.filter { $0.diagnostic.range.touches(range) }.flatMap { entry in
      entry.finding.fixes.compactMap { action($0, entry.diagnostic) } + [renaming(entry)].compactMap { $0 }
    }
  }

  private func action(_ fix: Fix, _ diagnostic: Diagnostic) -> CodeAction? {
    guard !fix.edits.isEmpty else { return nil }
    let edits = fix.edits.map { edit in
      let start = document.lines.offset(of: edit.start)
      let end = max(start, document.lines.offset(of: edit.end))
      return ReplacementEdit(range: document.lines.range(of: start..<end), newText: edit.replacement)
    }
    return action(fix.description, edits, diagnostic)
  }

  /// "did you mean 'text'?" as a change.
  private func renaming(_ entry: DocumentDiagnostics.Entry) -> CodeAction? {
    guard entry.finding.ruleID == "language_fault", let name = Self.suggestion(in: entry.finding.message) else {
      return nil
    }
    let offset = document.lines.offset(of: entry.finding.position)
    let edits = misspelt(at: offset).map {
      ReplacementEdit(range: document.lines.range(of: $0), newText: EscapedText.escaped(name))
    }
    return action("Change to '\(name)'", edits, entry.diagnostic)
  }

  /// The word at a place; of an element's name that in its end tag as well.
  private func misspelt(at offset: Int) -> [Range<Int>] {
    guard let tag = document.markup.tags.first(where: { $0.nameRange.lowerBound == offset && $0.kind != .end }) else {
      return [document.markup.wordRange(at: offset)]
    }
    return [tag.nameRange, tag.partner.map { document.markup.tags[$0].nameRange }].compactMap { $0 }
  }

  private static func suggestion(in message: String) -> String? {
    guard let start = message.range(of: "did you mean '")?.upperBound,
      let end = message[start...].firstIndex(of: "'")
    else { return nil }
    return String(message[start..<end])
  }

  private func action(_ title: String, _ edits: [ReplacementEdit], _ diagnostic: Diagnostic) -> CodeAction {
    CodeAction(title: title, diagnostics: [diagnostic], edit: WorkspaceEdit(document.uri, edits))
  }
}
