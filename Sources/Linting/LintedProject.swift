import InterfaceModel
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
  /// Reads a document again, for what the load graph has no need of; nil where it can't be read.
  public var document: @Sendable (_ file: String) -> InterfaceDocument?

  /// Makes a project, with the sources of the documents' classes where they are known.
  public init(
    documents: [DocumentNode], sources: SourceIndex? = nil,
    document: @escaping @Sendable (_ file: String) -> InterfaceDocument? = { _ in nil }
  ) {
    self.documents = documents
    self.sources = sources
    self.document = document
    graph = LoadGraph(documents, sources: sources)
  }
}
