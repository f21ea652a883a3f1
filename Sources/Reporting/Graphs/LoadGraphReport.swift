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
}
