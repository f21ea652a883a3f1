import InterfaceBuilder
import InterfaceModel
import Linting
import LoadGraph
import SourceScanning

/// One run of the linter over some files, each alone and all together.
struct LintRun {
  /// A file with what holds for it.
  struct Item: Sendable {
    var path: String
    var configuration: LintConfiguration
  }

  let items: [Item]
  let linter: FixingLinter
  /// The sources of the documents' classes, where they are given.
  let sources: SourceIndex?
  /// What holds for rules over all files.
  let shared: LintConfiguration
  let queue: WorkQueue

  private typealias FileResult = Result<Linter.FileResult, FileError>

  /// What is found, once what can be mended is mended if that is asked for. Files that can't be read are said.
  func outcome() -> LintOutcome {
    var results: [FileResult] = []
    queue.run(items, { linter.lint($0.path, $0.configuration) }) { results.append($1) }
    var together = findings(in: results)
    if linter.isFixing {
      for _ in 0..<FixingLinter.roundLimit {
        guard mend(together, &results) else { break }
        together = findings(in: results)
      }
    }
    var outcome = LintOutcome()
    for result in results { outcome.take(result) }
    outcome.findings += together
    return outcome
  }

  /// Mends what rules over all files have found and what nothing suppresses; says whether any file was changed.
  private func mend(_ findings: [Finding], _ results: inout [FileResult]) -> Bool {
    var ledger = SuppressionLedger()
    for case .success(let result) in results { ledger.add(result.ledger) }
    let mendable = ledger.filter(findings).filter { $0.fixes.contains { !$0.edits.isEmpty } }
    let byFile = Dictionary(grouping: mendable, by: \.file)
    guard !byFile.isEmpty else { return false }
    for (place, item) in items.enumerated() {
      if let findings = byFile[item.path] { results[place] = linter.mend(item.path, findings, item.configuration) }
    }
    return true
  }

  /// What rules over all files find in the documents that could be read.
  private func findings(in results: [FileResult]) -> [Finding] {
    linter.lint(project(results.compactMap { try? $0.get().node }), shared)
  }

  /// All documents with the sources that are given, or else with those beside documents that may load themselves.
  private func project(_ documents: [DocumentNode]) -> LintedProject {
    let project = LintedProject(documents: documents, sources: sources, document: Self.document)
    guard sources == nil, let beside = SourceTree.index(besides: project.graph, queue) else { return project }
    var guessed = LintedProject(documents: documents, sources: beside, document: Self.document)
    // These few files tell of loading only.
    guessed.sources = nil
    return guessed
  }

  @Sendable private static func document(_ file: String) -> InterfaceDocument? {
    guard case .success(let bytes) = FileSystem.read(file),
      case .document(let document) = DocumentReader(components: .onDisk).read(bytes, file: file)
    else { return nil }
    return document
  }
}
