/// What requests give, and what notifications tell, where it isn't a type of its own.
public enum Results {
  /// Of `initialize`.
  public struct Initialize: Sendable, Encodable {
    /// Who serves.
    public struct ServerInfo: Sendable, Encodable {
      var name: String
      var version: String
    }

    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo

    /// Makes the result.
    public init(_ capabilities: ServerCapabilities, name: String, version: String) {
      self.capabilities = capabilities
      serverInfo = ServerInfo(name: name, version: version)
    }
  }

  /// Of `textDocument/publishDiagnostics`.
  public struct PublishDiagnostics: Sendable, Encodable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]

    /// Makes the parameters.
    public init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }

  /// Of `textDocument/diagnostic`.
  public struct FullDiagnostics: Sendable, Encodable {
    var kind = "full"
    var items: [Diagnostic]

    /// Makes the result.
    public init(_ items: [Diagnostic]) { self.items = items }
  }

  /// Of `textDocument/prepareRename`.
  public struct PrepareRename: Sendable, Encodable {
    var range: TextRange
    var placeholder: String

    /// Makes the result.
    public init(range: TextRange, placeholder: String) {
      self.range = range
      self.placeholder = placeholder
    }
  }

  /// Of `window/logMessage`.
  public struct LogMessage: Sendable, Encodable {
    var type: Int
    var message: String

    /// Makes a warning.
    public init(warning: String) {
      type = 2
      message = warning
    }
  }
}
