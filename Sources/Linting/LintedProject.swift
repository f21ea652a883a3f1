import LoadGraph
import SourceScanning

/// What rules over all files need of them.
public struct LintedProject: Sendable {
  /// The documents, as the load graph sees them, in the files' order.
  public var documents: [DocumentNode]
  /// Who loads whom.
  public var graph: LoadGraph
  /// The sources of the documents' classes, where they are known.
  public var sources: SourceIndex?

  /// Makes a project, with the sources of the documents' classes where they are known.
  public init(documents: [DocumentNode], sources: SourceIndex? = nil) {
    self.documents = documents
    self.sources = sources
    graph = LoadGraph(documents, sources: sources)
  }
}
