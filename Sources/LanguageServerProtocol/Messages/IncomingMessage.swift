import Foundation

/// A message from the client.
public struct IncomingMessage: Sendable {
  /// What kinds there are.
  public enum Kind: Sendable, Hashable {
    /// Wants a response.
    case request(RequestID)
    /// Wants none.
    case notification
  }

  /// The kind.
  public let kind: Kind
  /// What is asked for, or told.
  public let method: String
  private let bytes: [UInt8]

  /// A message that can't be understood, with the id to answer by where one could be made out.
  public struct Fault: Error, Sendable, Hashable {
    /// The request's id; nil where there's none to be told.
    public var id: RequestID?
    /// What is wrong.
    public var error: ResponseError
  }

  private struct Header: Decodable {
    var jsonrpc: String?
    var id: RequestID?
    var method: String?
  }

  /// What every message has to be, whatever it holds.
  private struct AnyObject: Decodable {
    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }
    private enum Key: CodingKey {}
  }

  /// Reads a message; nil for a response, of which this server expects none.
  ///
  /// - Throws: ``Fault`` for what isn't JSON, or isn't JSON-RPC.
  public init?(_ bytes: [UInt8]) throws(Fault) {
    let header = try Self.header(bytes)
    guard let method = header.method else {
      if header.id != nil { return nil }
      throw Fault(id: nil, error: ResponseError(.invalidRequest, "the message has neither a method nor an id"))
    }
    guard header.jsonrpc == "2.0" else {
      throw Fault(id: header.id, error: ResponseError(.invalidRequest, "'jsonrpc' has to be \"2.0\""))
    }
    kind = header.id.map { .request($0) } ?? .notification
    self.method = method
    self.bytes = bytes
  }

  private static func header(_ bytes: [UInt8]) throws(Fault) -> Header {
    let data = Data(bytes)
    do {
      return try JSONDecoder().decode(Header.self, from: data)
    } catch {
      if (try? JSONDecoder().decode(AnyObject.self, from: data)) != nil {
        throw Fault(
          id: nil, error: ResponseError(.invalidRequest, "'id', 'method' or 'jsonrpc' isn't what JSON-RPC has it be"))
      }
      let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
      throw Fault(
        id: nil,
        error: isJSON
          ? ResponseError(.invalidRequest, "a message is one JSON object")
          : ResponseError(.parseError, "the message is no JSON"))
    }
  }

  /// What goes with the method.
  ///
  /// - Throws: ``ResponseError`` for what isn't what the method takes.
  public func parameters<Parameters: Decodable>(_ type: Parameters.Type) throws(ResponseError) -> Parameters {
    do {
      return try JSONDecoder().decode(Envelope<Parameters>.self, from: Data(bytes)).params
    } catch DecodingError.keyNotFound(let key, let context) {
      throw ResponseError(
        .invalidParams, "'\(method)' needs '\((context.codingPath + [key]).map(\.stringValue).joined(separator: "."))'")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      throw ResponseError(.invalidParams, "'\(method)' can't take this '\(path)'")
    } catch {
      throw ResponseError(.invalidParams, "'\(method)' can't take these parameters")
    }
  }

  private struct Envelope<Parameters: Decodable>: Decodable {
    var params: Parameters
  }
}
