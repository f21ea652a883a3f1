/// A change that is offered.
public struct CodeAction: Sendable, Hashable, Codable {
  /// What it does, in words.
  public var title: String
  /// Its kind; always `quickfix` here.
  public var kind = "quickfix"
  /// What it mends.
  public var diagnostics: [Diagnostic]
  /// What it changes.
  public var edit: WorkspaceEdit

  /// Makes an action that mends something.
  public init(title: String, diagnostics: [Diagnostic], edit: WorkspaceEdit) {
    self.title = title
    self.diagnostics = diagnostics
    self.edit = edit
  }
}
