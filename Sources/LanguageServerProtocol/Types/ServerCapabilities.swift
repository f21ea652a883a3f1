/// What the server can do.
public struct ServerCapabilities: Sendable, Encodable {
  struct Sync: Sendable, Encodable {
    var openClose = true
    /// Changes come as stretches.
    var change = 2
    var save = true
  }

  struct Completion: Sendable, Encodable {
    var triggerCharacters = ["<", "/", " ", "\"", "'", ".", "@", "[", "=", "{"]
  }

  struct Rename: Sendable, Encodable {
    var prepareProvider = true
  }

  struct CodeActions: Sendable, Encodable {
    var codeActionKinds = ["quickfix"]
  }

  struct Diagnostics: Sendable, Encodable {
    var interFileDependencies = true
    var workspaceDiagnostics = false
  }

  var positionEncoding: PositionEncoding
  var textDocumentSync = Sync()
  var completionProvider = Completion()
  var hoverProvider = true
  var definitionProvider = true
  var referencesProvider = true
  var documentHighlightProvider = true
  var documentSymbolProvider = true
  var documentFormattingProvider = true
  var renameProvider = Rename()
  var codeActionProvider = CodeActions()
  var diagnosticProvider: Diagnostics?

  /// Makes what is told to a client that counts characters so; one that asks for diagnostics is told that it may.
  public init(positionEncoding: PositionEncoding, isAskedForDiagnostics: Bool) {
    self.positionEncoding = positionEncoding
    diagnosticProvider = isAskedForDiagnostics ? Diagnostics() : nil
  }
}
