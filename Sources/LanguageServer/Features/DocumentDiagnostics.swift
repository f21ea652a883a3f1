import InterfaceBuilder
import LanguageServerProtocol
import Linting
import XMLSyntax

/// What the reader and the rules say of a document, as the protocol has it.
struct DocumentDiagnostics {
  /// A finding with what is shown of it.
  struct Entry {
    var finding: Finding
    var diagnostic: Diagnostic
  }

  /// What was found, in the order of places.
  let entries: [Entry]
  /// The documents of components that have a part in it, by their paths, also those that aren't there.
  let componentPaths: Set<String>

  /// Looks at a document. One that the configuration excludes has nothing; of a configuration that can't be read, that
  /// is said.
  init(of document: OpenDocument, in project: any ServerProject) {
    let components = ComponentTexts(of: document, in: project)
    componentPaths = components.paths
    guard document.dialect != nil else {
      entries = []
      return
    }
    do throws(ServerProjectError) {
      guard try !project.excludes(document.path) else {
        entries = []
        return
      }
      let configuration = try project.configuration(for: document.path)
      let linter = Linter(context: try project.context(for: document.path))
      let reading = DocumentReader(components: components.files).read(document.bytes, file: document.path)
      let result = linter.lint(LintedFile(path: document.path, reading: reading), configuration)
      // Remarks on what suppresses nothing can be about a configuration; those stand in another file.
      let unused = result.ledger.unused.filter { $0.file == document.path }
      entries = (result.findings + unused).sorted(by: Linter.isBefore).map { Self.entry($0, document) }
    } catch {
      let finding = Finding(
        ruleID: "configuration", severity: .error, message: error.message, file: document.path,
        position: SourcePosition(line: 1, column: 1))
      entries = [Self.entry(finding, document)]
    }
  }

  /// What is shown.
  var diagnostics: [Diagnostic] { entries.map(\.diagnostic) }

  private static func entry(_ finding: Finding, _ document: OpenDocument) -> Entry {
    let offset = document.lines.offset(of: finding.position)
    let related = finding.notes.map { note in
      Diagnostic.RelatedInformation(location: location(of: note, document), message: note.message)
    }
    let remedies = finding.fixes.map(\.description).filter { !finding.message.contains($0) }
    return Entry(
      finding: finding,
      diagnostic: Diagnostic(
        range: document.lines.range(of: document.markup.tokenRange(at: offset)), severity: .init(finding.severity),
        code: finding.ruleID, source: "xibc", message: ([finding.message] + remedies).joined(separator: "\n"),
        relatedInformation: related.isEmpty ? nil : related))
  }

  private static func location(of note: Finding.Note, _ document: OpenDocument) -> Location {
    guard note.file != document.path else {
      let offset = document.lines.offset(of: note.position)
      return Location(uri: document.uri, range: document.lines.range(of: document.markup.tokenRange(at: offset)))
    }
    // Characters of other files are counted as scalars, which are what most lines have.
    let place = Position(line: max(0, note.position.line - 1), character: max(0, note.position.column - 1))
    return Location(uri: DocumentURI.uri(note.file), range: TextRange(start: place, end: place))
  }
}

extension Diagnostic.Severity {
  fileprivate init(_ severity: Linting.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .information
    }
  }
}
