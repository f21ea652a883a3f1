/// Why a request has no result.
public struct ResponseError: Error, Sendable, Hashable, Codable {
  /// The kinds, by the numbers of JSON-RPC 2.0 and of the Language Server Protocol.
  public enum Code: Int, Sendable, Codable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  /// The kind.
  public var code: Code
  /// What is wrong, in words.
  public var message: String

  /// Makes an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
