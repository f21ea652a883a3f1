import LanguageServerProtocol
import Testing

@Suite struct IncomingMessageTests {
  private func fault(_ text: String) -> IncomingMessage.Fault? {
    do throws(IncomingMessage.Fault) {
      _ = try IncomingMessage(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func requestsHaveAnID() throws {
    let number = try #require(try IncomingMessage(Array(#"{"jsonrpc":"2.0","id":7,"method":"m"}"#.utf8)))
    #expect(number.kind == .request(.number(7)))
    let string = try #require(try IncomingMessage(Array(#"{"jsonrpc":"2.0","id":"a","method":"m"}"#.utf8)))
    #expect(string.kind == .request(.string("a")))
    let told = try #require(try IncomingMessage(Array(#"{"jsonrpc":"2.0","method":"m"}"#.utf8)))
    #expect(told.kind == .notification)
  }

  @Test func responsesArePassedOver() throws {
    #expect(try IncomingMessage(Array(#"{"jsonrpc":"2.0","id":7,"result":null}"#.utf8)) == nil)
  }

  @Test(arguments: [
    ("", ResponseError.Code.parseError), ("{", .parseError), ("\u{0}", .parseError), ("{\"a\":}", .parseError),
    (String(repeating: "[", count: 100_000), .parseError), ("[]", .invalidRequest), ("1", .invalidRequest),
    ("null", .invalidRequest), ("{}", .invalidRequest), (#"{"method":"m","id":1}"#, .invalidRequest),
    (#"{"jsonrpc":"1.0","method":"m"}"#, .invalidRequest), (#"{"jsonrpc":"2.0","method":4}"#, .invalidRequest),
    (#"{"jsonrpc":"2.0","method":"m","id":{}}"#, .invalidRequest), (#"[{"jsonrpc":"2.0"}]"#, .invalidRequest),
  ])
  func whatIsNoMessageIsSaid(text: String, code: ResponseError.Code) {
    #expect(fault(text)?.error.code == code)
  }

  @Test func parametersThatAreMissingAreNamed() throws {
    let message = try #require(try IncomingMessage(Array(#"{"jsonrpc":"2.0","method":"m","params":{}}"#.utf8)))
    #expect(throws: ResponseError(.invalidParams, "'m' needs 'params.textDocument'")) {
      try message.parameters(Parameters.OfDocument.self)
    }
    let mistyped = try #require(
      try IncomingMessage(Array(#"{"jsonrpc":"2.0","method":"m","params":{"textDocument":{"uri":1}}}"#.utf8)))
    #expect(throws: ResponseError(.invalidParams, "'m' can't take this 'params.textDocument.uri'")) {
      try mistyped.parameters(Parameters.OfDocument.self)
    }
  }

  @Test func whatIsSentIsJSON() {
    let range = TextRange(start: Position(line: 1, character: 2), end: Position(line: 3, character: 4))
    let message = OutgoingMessage.result(.number(1), Location(uri: "file:///a", range: range))
    #expect(
      String(decoding: message.bytes, as: UTF8.self)
        == #"{"id":1,"jsonrpc":"2.0","result":{"range":{"end":{"character":4,"line":3},"start":{"character":2,"line":1}},"uri":"file:///a"}}"#
    )
    #expect(
      String(decoding: OutgoingMessage.result(.string("a"), nil).bytes, as: UTF8.self)
        == #"{"id":"a","jsonrpc":"2.0","result":null}"#)
    #expect(
      String(decoding: OutgoingMessage.failure(nil, ResponseError(.parseError, "no")).bytes, as: UTF8.self)
        == #"{"error":{"code":-32700,"message":"no"},"id":null,"jsonrpc":"2.0"}"#)
  }
}
