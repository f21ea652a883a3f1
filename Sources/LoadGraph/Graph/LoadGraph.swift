import SourceScanning

/// Who loads whom: documents, the classes of which loading them makes objects, and what these load in turn.
///
/// Without sources, a class that is a document's File's Owner is taken to load it, which may be so.
public struct LoadGraph: Sendable {
  /// The nodes: documents in their order, and classes in the order in which they're first mentioned.
  public let nodes: [LoadNode]
  /// How they lead to each other, without repetitions.
  public let edges: [LoadEdge]
  /// Every cycle once, each by its shortest way; the surest first.
  public let cycles: [LoadCycle]

  /// Makes the graph of some documents, and of the sources of their classes where these are at hand.
  public init(_ documents: [DocumentNode], sources: SourceIndex? = nil) {
    var builder = LoadGraphBuilder(documents, sources)
    builder.build()
    let nodes = NodeTable(builder)
    self.nodes = nodes.nodes
    edges = nodes.merged(builder.edges)
    cycles = CycleReader(builder, nodes).cycles()
  }
}
