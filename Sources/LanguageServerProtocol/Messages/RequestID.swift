/// What a request is called by, so that its response can be told.
public enum RequestID: Sendable, Hashable, Codable {
  case number(Int)
  case string(String)

  /// Reads a number or a string.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the number or the string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    }
  }
}
