/// Cuts a stream into messages: each a block of headers, an empty line, and as many bytes as `Content-Length` says.
///
/// It takes whatever comes. What is no frame is told once, and passed over up to the next `Content-Length`.
public struct MessageFraming: Sendable {
  /// What the stream holds next.
  public enum Part: Sendable, Hashable {
    /// A message's bytes.
    case message([UInt8])
    /// Bytes that are no frame; the text says what is wrong with them.
    case garbage(String)
  }

  /// The longest message that is taken.
  public static let maximumLength = 128 << 20
  /// The longest block of headers.
  private static let maximumHeaderLength = 8 << 10
  private static let lengthHeader = Array("content-length:".utf8)

  private var buffer: [UInt8] = []
  /// Where the next part begins.
  private var start = 0
  /// Whether the bytes up to the next header were told to be garbage.
  private var isSkipping = false

  /// Makes a framing at the start of a stream.
  public init() {}

  /// Takes over what has come.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    buffer.removeFirst(start)
    start = 0
    buffer += bytes
  }

  /// The next part; nil where more has to come first.
  public mutating func next() -> Part? {
    if isSkipping, !skipToHeader() { return nil }
    guard let (headers, body) = headerBlock else {
      guard buffer.count - start > Self.maximumHeaderLength else { return nil }
      return refuse("no header ends within \(Self.maximumHeaderLength) bytes")
    }
    guard let text = Self.length(in: buffer[headers]) else { return refuse("there is no header 'Content-Length'") }
    guard let length = Int(text), (0...Self.maximumLength).contains(length) else {
      return refuse("'Content-Length' can't be '\(text.prefix(40))': 0 to \(Self.maximumLength) bytes are taken")
    }
    guard buffer.count - body >= length else { return nil }
    start = body + length
    return .message(Array(buffer[body..<start]))
  }

  /// A message's frame.
  public static func frame(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  // MARK: Headers

  /// The headers, and where the body begins. Lines may end with a line feed alone, as people write them.
  private var headerBlock: (headers: Range<Int>, body: Int)? {
    let feed = UInt8(ascii: "\n")
    let limit = min(buffer.count, start + Self.maximumHeaderLength)
    var lineStart = start
    while let end = buffer[lineStart..<limit].firstIndex(of: feed) {
      let isEmpty = end == lineStart || end == lineStart + 1 && buffer[lineStart] == UInt8(ascii: "\r")
      if isEmpty { return (start..<lineStart, end + 1) }
      lineStart = end + 1
    }
    return nil
  }

  private static func length(in headers: ArraySlice<UInt8>) -> String? {
    for line in headers.split(separator: UInt8(ascii: "\n")) {
      let lowercased = line.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
      guard lowercased.starts(with: lengthHeader) else { continue }
      let value = String(decoding: line.dropFirst(lengthHeader.count), as: UTF8.self)
      return String(value.filter { !$0.isWhitespace })
    }
    return nil
  }

  // MARK: Garbage

  private mutating func refuse(_ reason: String) -> Part {
    isSkipping = true
    // The header that is wrong isn't to be found again.
    start = min(start + 1, buffer.count)
    return .garbage(reason)
  }

  /// Goes on to the next header; false where it hasn't come yet.
  private mutating func skipToHeader() -> Bool {
    let count = Self.lengthHeader.count
    while start + count <= buffer.count {
      if zip(buffer[start...], Self.lengthHeader).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
        isSkipping = false
        return true
      }
      start += 1
    }
    return false
  }
}
