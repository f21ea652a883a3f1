extension RuleOptionValue: Codable {
  /// Reads the value as a configuration has it.
  ///
  /// - Throws: `DecodingError` for a value of no kind that an option may have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let texts = try? container.decode([String].self) {
      self = .texts(texts)
    } else if let table = try? container.decode([String: [String]].self) {
      self = .table(table)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no flag, number, text, list of texts, or object of lists of texts")
    }
  }

  /// Writes the value as a configuration has it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .texts(let texts): try container.encode(texts)
    case .table(let table): try container.encode(table)
    }
  }
}
