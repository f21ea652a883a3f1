import LanguageServerProtocol
import Testing

@Suite struct MessageFramingTests {
  /// All parts of a stream that comes in pieces of some bytes.
  private func parts(_ text: String, by count: Int = 1 << 20) -> [MessageFraming.Part] {
    var framing = MessageFraming()
    var parts: [MessageFraming.Part] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      framing.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let part = framing.next() { parts.append(part) }
    }
    return parts
  }

  private func messages(_ parts: [MessageFraming.Part]) -> [String] {
    parts.compactMap { if case .message(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil } }
  }

  private func isGarbage(_ part: MessageFraming.Part?) -> Bool {
    if case .garbage? = part { true } else { false }
  }

  @Test(arguments: [1, 2, 7, 1000]) func messagesComeInAnyPieces(count: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
    #expect(messages(parts(stream, by: count)) == ["{}", "[1]"])
    #expect(parts(stream, by: count).count == 2)
  }

  @Test func linesMayEndWithALineFeedAlone() {
    #expect(messages(parts("Content-Length: 2\n\n{}")) == ["{}"])
  }

  @Test func aFrameIsReadAgain() {
    var framing = MessageFraming()
    framing.append(MessageFraming.frame(Array("héllo".utf8)))
    #expect(framing.next() == .message(Array("héllo".utf8)))
    #expect(framing.next() == nil)
  }

  @Test(arguments: ["-5", "99999999999999999999", "1000000000000", "abc", "", "1 2x"])
  func aLengthThatCannotBeIsToldOnceAndPassedOver(length: String) {
    for count in [1, 1000] {
      let found = parts("Content-Length: \(length)\r\n\r\n{}\r\nContent-Length: 2\r\n\r\n[]", by: count)
      #expect(found.count == 2)
      #expect(isGarbage(found.first))
      #expect(messages(found) == ["[]"])
    }
  }

  @Test func headersWithoutALengthAreGarbage() {
    let found = parts("GET / HTTP/1.1\r\nHost: x\r\n\r\nContent-Length: 2\r\n\r\n[]")
    #expect(isGarbage(found.first))
    #expect(messages(found) == ["[]"])
  }

  @Test func bytesWithoutEndAreNotKept() {
    let found = parts(String(repeating: "x", count: 50_000) + "Content-Length: 2\r\n\r\n[]", by: 100)
    #expect(found.count == 2)
    #expect(isGarbage(found.first))
    #expect(messages(found) == ["[]"])
  }

  @Test func anythingEnds() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var framing = MessageFraming()
      let bytes = (0..<300).map { _ in Array("Content-Length: 0123\r\n\n{}".utf8).randomElement(using: &generator) ?? 0
      }
      framing.append(bytes)
      var count = 0
      while framing.next() != nil { count += 1 }
      #expect(count <= bytes.count)
    }
  }
}
