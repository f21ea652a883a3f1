import Foundation
import Testing

/// The language server as an editor starts it.
extension CommandLineTests {
  private func frame(_ message: String) -> String { "Content-Length: \(message.utf8.count)\r\n\r\n\(message)" }

  private func notification(_ method: String, _ parameters: String) -> String {
    frame(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  private func request(_ id: Int, _ method: String, _ parameters: String = "null") -> String {
    frame(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
  }

  private func open(_ name: String, _ text: String) throws -> String {
    let literal = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let uri = folder.appendingPathComponent(name).absoluteString
    return notification(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"xml","version":1,"text":\#(literal)}}"#)
  }

  @Test func theLanguageServerTalksToItsEnd() throws {
    try write(#"{ "rules": { "fixed_font_size": { "enabled": true, "severity": "error" } } }"#, ".xibc.json")
    let document = #"<interface xmlns="urn:xibc:view:1"><label id="a" font="system 12" text="é"/></interface>"#
    let talk =
      request(1, "initialize", #"{"capabilities":{}}"#) + "garbage\r\n\r\n" + notification("initialized", "{}")
      + (try open("Card.view.xml", document)) + request(2, "shutdown") + notification("exit", "null")
    let run = try run(["lsp", "--log", "log.txt"], input: talk)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Content-Length: "))
    #expect(run.output.contains(#""serverInfo":{"name":"xibc""#))
    #expect(run.output.contains(#""id":2,"jsonrpc":"2.0","result":null"#))
    #expect(run.output.contains("-32700"))
    #expect(try text("log.txt").contains(#"<-- {"jsonrpc":"2.0","id":2,"method":"shutdown""#))
  }

  @Test func theLanguageServerGoesByTheConfiguration() throws {
    try write(#"{ "rules": { "fixed_font_size": { "enabled": true, "severity": "error" } } }"#, ".xibc.json")
    let document = #"<interface xmlns="urn:xibc:view:1"><label id="a" font="system 12" text="é"/></interface>"#
    let run = try run(["lsp"], input: request(1, "initialize", "{}") + (try open("Card.view.xml", document)))
    #expect(run.code == 1, "the client has gone without a word")
    #expect(run.output.contains(#""code":"fixed_font_size""#))
    #expect(run.output.contains(#""severity":1"#))
  }

  @Test(arguments: ["", "\r\n", "Content-Length: 99999999999\r\n\r\n", "Content-Length: 10\r\n\r\n{"])
  func theLanguageServerEndsWithItsInput(input: String) throws {
    #expect(try run(["lsp"], input: input).code == 1)
  }

  @Test func theLanguageServerTakesNoPath() throws {
    let run = try run("lsp", "Card.xib")
    #expect(run.code == 2)
    #expect(run.errors.contains("no path is taken"))
  }
}
