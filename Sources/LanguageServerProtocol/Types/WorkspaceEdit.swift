/// Changes to documents.
public struct WorkspaceEdit: Sendable, Hashable, Codable {
  /// The changes by document.
  public var changes: [String: [ReplacementEdit]]

  /// Makes a change of one document.
  public init(_ uri: String, _ edits: [ReplacementEdit]) { changes = [uri: edits] }
}
