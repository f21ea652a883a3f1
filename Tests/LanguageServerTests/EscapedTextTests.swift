import Testing

@testable import LanguageServer

@Suite struct EscapedTextTests {
  private func escaped(_ text: String) -> EscapedText {
    let bytes = Array(text.utf8)
    return EscapedText(bytes, bytes.indices)
  }

  @Test(arguments: [
    ("a&gt;=b", "a>=b"), ("&lt;&amp;&quot;&apos;", "<&\"'"), ("&#10;&#x2265;", "\n≥"), ("&no;", "&no;"), ("&", "&"),
    ("&#xD800;", "&#xD800;"), ("&#;", "&#;"), ("é&amp;", "é&"), ("&amp", "&amp"),
  ])
  func referencesAreResolved(text: String, expected: String) { #expect(escaped(text).text == expected) }

  @Test func placesGoThereAndBack() {
    let text = escaped("a&gt;=bc")
    #expect(text.source(0..<1) == 0..<1)
    #expect(text.source(1..<2) == 1..<5)
    #expect(text.source(3..<5) == 6..<8)
    #expect(text.offset(of: 6) == 3)
    #expect(text.offset(of: 8) == 5)
    #expect(text.source(9..<12) == 8..<8)
  }

  @Test func whatIsWrittenIsReadAgain() {
    #expect(escaped(EscapedText.escaped("a < b & \"c\"")).text == "a < b & \"c\"")
  }
}
