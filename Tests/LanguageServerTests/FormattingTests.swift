import LanguageServerProtocol
import Testing
import ViewLanguage
import XMLSyntax

@testable import LanguageServer

@Suite struct FormattingTests {
  private func document(_ text: String) -> OpenDocument {
    OpenDocument(uri: "file:///a.view.xml", version: 1, text: text, encoding: .utf16)
  }

  private static let texts = [
    "<interface/>", "<interface/>\n\n\n", "<interface>\r\n<view/>\r\n</interface>",
    "<interface>\n\n\n<view id='a' class='b'/><!-- c -->\n<label/></interface>",
    "<interface><view>\n<label text='🎉'/></view>\n\n<view/><view/></interface>\n",
    "<interface>" + (0..<60).map { "<label\n id='l\($0)'/>" }.joined() + "</interface>",
  ]

  @Test(arguments: texts) func theEditsGiveTheCanonicalLayout(text: String) throws {
    let document = document(text)
    var bytes = document.bytes
    for edit in try Formatting(document: document).edits().reversed() {
      bytes.replaceSubrange(document.lines.bytes(of: edit.range), with: edit.newText.utf8)
    }
    let formatted = LanguageFormatter().bytes(of: try MarkupDocument(parsing: document.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: formatted, as: UTF8.self))
  }

  @Test func whatIsAlreadySoStays() throws {
    let formatted = LanguageFormatter().bytes(of: try MarkupDocument(parsing: Array(Self.texts[3].utf8)))
    #expect(try Formatting(document: document(String(decoding: formatted, as: UTF8.self))).edits().isEmpty)
  }
}
