import LoadGraph

/// What rules over all files need of them.
public struct LintedProject: Sendable {
  /// The documents, as the load graph sees them, in the files' order.
  public var documents: [DocumentNode]

  /// Makes a project.
  public init(documents: [DocumentNode]) { self.documents = documents }
}
