import Linting
import LoadGraph

/// Renders a load graph.
public struct LoadGraphReport: Sendable {
  let graph: LoadGraph

  /// Makes the report of a graph.
  public init(_ graph: LoadGraph) { self.graph = graph }

  /// How grave a cycle is, as the rules of the linter have it.
  static func severity(_ certainty: Certainty) -> Severity {
    switch certainty {
    case .certain: .error
    case .possible: .warning
    case .guarded: .note
    }
  }

  /// What the graph holds, in short: `2 documents, 1 class, 1 cycle`.
  var summary: String {
    let documents = graph.nodes.count { $0.kind == .document }
    let classes = graph.nodes.count - documents
    return [
      Self.count(documents, "document", "documents"), Self.count(classes, "class", "classes"),
      Self.count(graph.cycles.count, "cycle", "cycles"),
    ].joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
