import Foundation
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct HostileInputTests {
  private static let document = """
    <interface xmlns="urn:xibc:view:1" target="iOS 15">
      <owner class="Card"><outlet property="name" destinations="name avatar"/></owner>
      <view id="card" size="320 88" backgroundColor="systemBackground">
        <label id="name" text="🎉 &amp; more" font="system 17 semibold" touchUpInside="owner.a:, owner.b:">
          <layout leading="avatar.trailing + 12 @750 as gap" edges="superview inset 8 except bottom"/>
        </label>
        <constraints>
          H:|-[name(>=8)]-| {alignAllTop}
          avatar.size = 64; avatar.leading = superview.safeArea &#x2B; 4 // text
        </constraints>
      </view>
    </interface>
    """

  private func ask(_ text: String, at position: Position) {
    let document = OpenDocument(uri: "file:///project/Card.view.xml", version: 1, text: text, encoding: .utf16)
    let project = ScenarioProject()
    _ = Completion(document: document, project: project, hasSnippets: true, at: position).items()
    _ = HoverText(document: document, project: project).hover(at: position)
    _ = DefinitionSearch(document: document, project: project).location(at: position)
    _ = try? Renaming(document: document, project: project).edit(at: position, to: "other")
  }

  @Test func everyBeginningOfADocumentIsTaken() {
    let characters = Array(Self.document)
    for length in stride(from: 0, through: characters.count, by: 3) {
      let text = String(characters[..<length])
      let table = LineTable(Array(text.utf8), encoding: .utf16)
      ask(text, at: table.position(of: text.utf8.count))
    }
  }

  @Test func everyPlaceOfADocumentIsTaken() {
    let table = LineTable(Array(Self.document.utf8), encoding: .utf16)
    for offset in stride(from: 0, through: table.bytes.count, by: 2) {
      ask(Self.document, at: table.position(of: offset))
    }
  }

  @Test func lettersInAnyOrderAreTaken() {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("<<</>\"'= .@;:[]()&abHV-+\n≥é" + "<layout top=\"" + "<constraints>")
    for _ in 0..<150 {
      let text = String((0..<60).map { _ in letters.randomElement(using: &generator) ?? " " })
      ask("<view><layout top=\"" + text, at: Position(line: 0, character: .random(in: 0...40)))
      ask("<view><constraints>" + text, at: Position(line: 0, character: .random(in: 0...40)))
    }
  }

  @Test func deepNestingIsTaken() {
    let text = String(repeating: "<view>", count: 20_000) + String(repeating: "</x>", count: 20_000)
    ask(text, at: Position(line: 0, character: 60_000))
    let document = OpenDocument(uri: "file:///a.view.xml", version: 1, text: text, encoding: .utf16)
    #expect(Outline(document: document).symbols().count == 1)
  }

  @Test func changesBeyondTheTextAreTaken() throws {
    var document = OpenDocument(uri: "file:///a.view.xml", version: 1, text: "é\nb", encoding: .utf16)
    let change = #"{"range": {"start": {"line": 9, "character": 9}, "end": {"line": 2, "character": 0}}, "text": "!"}"#
    document.change([try JSONDecoder().decode(Parameters.DidChange.Change.self, from: Data(change.utf8))], version: 2)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "é\nb!")
  }

  @Test func aStreamThatNobodyReadsEndsTheSession() {
    final class DeafStream: ServerStream {
      var hasMore: Bool { false }
      func read() -> [UInt8]? {
        MessageFraming.frame(Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#.utf8))
      }
      func write(_ bytes: [UInt8]) -> Bool { false }
    }
    let server = LanguageServer(project: ScenarioProject(), version: "test")
    #expect(ServerSession(server, DeafStream()).run() == 1)
  }
}
