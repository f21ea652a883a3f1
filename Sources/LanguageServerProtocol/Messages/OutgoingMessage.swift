import Foundation

/// A message to the client.
public enum OutgoingMessage: Sendable {
  /// What a request gives; nil for `null`.
  case result(RequestID, (any Encodable & Sendable)?)
  /// Why a request gives nothing; the id is nil where it couldn't be made out.
  case failure(RequestID?, ResponseError)
  /// Something the client is asked; what it answers isn't waited for.
  case request(RequestID, String, any Encodable & Sendable)
  /// Something the client is told.
  case notification(String, any Encodable & Sendable)

  /// The message's JSON; the same value gives the same bytes.
  public var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing that is sent holds a number that JSON hasn't, which alone makes this fail.
    return (try? encoder.encode(Envelope(message: self))).map { [UInt8]($0) } ?? []
  }

  private struct Envelope: Encodable {
    var message: OutgoingMessage

    enum CodingKeys: CodingKey { case jsonrpc, id, result, error, method, params }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("2.0", forKey: .jsonrpc)
      switch message {
      case .result(let id, let result):
        try container.encode(id, forKey: .id)
        if let result {
          try container.encode(result, forKey: .result)
        } else {
          try container.encodeNil(forKey: .result)
        }
      case .failure(let id, let error):
        try container.encode(id, forKey: .id)
        try container.encode(error, forKey: .error)
      case .request(let id, let method, let parameters):
        try container.encode(id, forKey: .id)
        try container.encode(method, forKey: .method)
        try container.encode(parameters, forKey: .params)
      case .notification(let method, let parameters):
        try container.encode(method, forKey: .method)
        try container.encode(parameters, forKey: .params)
      }
    }
  }
}
