import LoadGraph

/// Draws a load graph as an SVG: columns of documents and classes from left to right, cycles in red.
public struct SVGLoadGraph: Sendable {
  /// Makes a renderer.
  public init() {}

  /// The picture of a graph; the same bytes for the same graph.
  public func render(_ graph: LoadGraph) -> String {
    var painter = GraphPainter(GraphPicture(graph))
    return painter.paint()
  }
}
