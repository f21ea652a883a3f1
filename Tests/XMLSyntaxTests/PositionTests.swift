import Testing
import XMLSyntax

@Suite struct PositionTests {
  @Test func countsLinesAndColumnsFromOne() throws {
    let document = try parsed("<a>\n  <b c=\"d\"/>\n</a>\n")
    let b = try document.first("b")
    #expect(document.start(document.root.range) == at(1, 1))
    #expect(document.start(b.range) == at(2, 3))
    #expect(document.end(b.range) == at(2, 13))
    #expect(document.end(document.root.fullRange) == at(3, 5))
    #expect(document.text(document.root.range) == "<a>")
    #expect(document.text(document.root.fullRange) == "<a>\n  <b c=\"d\"/>\n</a>")
    #expect(document.text(b.range) == "<b c=\"d\"/>")
    #expect(document.text(b.nameRange) == "b")
    let c = try #require(b.attribute("c"))
    #expect(document.start(c.range) == at(2, 6))
    #expect(document.text(c.range) == "c=\"d\"")
    #expect(document.text(c.nameRange) == "c")
    #expect(document.text(c.valueRange) == "d")
    #expect(document.start(c.valueRange) == at(2, 9))
  }

  @Test func countsScalarsNotBytes() throws {
    // Two bytes, three, four, and a combining mark that is a column of its own.
    let document = try parsed("<a b=\"é€😀e\u{301}\" c=\"x\"/>")
    let c = try #require(document.root.attribute("c"))
    #expect(document.root["b"] == "é€😀e\u{301}")
    #expect(document.start(c.range) == at(1, 14))
    #expect(c.range.start == 20)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func knowsEveryLineEnding(_ end: String) throws {
    let text = ["<a>", "\t<b", "\tc=\"d\"", "\te=\"f\"/>", "<g/>", "</a>"].joined(separator: end)
    let document = try parsed(text)
    let b = try document.first("b")
    #expect(document.start(b.range) == at(2, 2))
    #expect(document.end(b.range) == at(4, 9))
    #expect(document.start(try #require(b.attribute("c")).range) == at(3, 2))
    #expect(document.start(try #require(b.attribute("e")).valueRange) == at(4, 5))
    #expect(document.start(try document.first("g").range) == at(5, 1))
    #expect(document.end(document.root.fullRange) == at(6, 5))
  }

  @Test func mixesLineEndings() throws {
    let document = try parsed("<a>\r\r\n\n<b/>\r\n\r<c/></a>")
    #expect(document.start(try document.first("b").range) == at(4, 1))
    #expect(document.start(try document.first("c").range) == at(6, 1))
  }

  @Test func countsATabAsOneColumn() throws {
    let document = try parsed("<a>\t\t<b/></a>")
    #expect(document.start(try document.first("b").range) == at(1, 6))
  }

  @Test func finishesAtTheEnd() throws {
    let source = try SourceText(decoding: Array("ab\ncd".utf8))
    #expect(source.position(at: 0) == at(1, 1))
    #expect(source.position(at: 2) == at(1, 3))
    #expect(source.position(at: 3) == at(2, 1))
    #expect(source.position(at: 5) == at(2, 3))
    #expect(source.position(at: 6) == at(2, 3))
    #expect(source.position(at: .max) == at(2, 3))
    #expect(source.string(in: SourceRange(start: 3, end: .max)) == "cd")
    #expect(source.string(in: SourceRange(start: 4, end: 1)).isEmpty)
    #expect(source.string(in: SourceRange(start: .max, end: .max)).isEmpty)
    #expect(SourceText.empty.position(at: 7) == at(1, 1))
  }

  @Test func findsAttributesHoweverTheyAreWritten() throws {
    let document = try parsed("<a\n\tb = 'x \"y\" > z'\n\n  c\n=\n\"&lt;&amp;&#x41;\" d=\"\"  />")
    let (b, c, d) = try (
      #require(document.root.attribute("b")), #require(document.root.attribute("c")),
      #require(document.root.attribute("d"))
    )
    #expect(b.value == "x \"y\" > z")
    #expect(document.text(b.range) == "b = 'x \"y\" > z'")
    #expect(document.start(b.range) == at(2, 2))
    #expect(c.value == "<&A")
    #expect(document.text(c.valueRange) == "&lt;&amp;&#x41;")
    #expect(document.text(c.nameRange) == "c")
    #expect(document.start(c.range) == at(4, 3))
    #expect(document.start(c.valueRange) == at(6, 2))
    #expect(d.value.isEmpty)
    #expect(document.start(d.range) == at(6, 19))
    #expect(d.valueRange.start == d.valueRange.end)
    #expect(document.text(d.range) == "d=\"\"")
  }

  @Test func findsElementsBehindOtherMarkup() throws {
    let document = try parsed(
      """
      <?xml version="1.0"?>
      <!-- <x/> -->
      <?tool <x/> ?>
      <a><!-- <b/> --><![CDATA[<b/>]]>&lt;b/&gt;<?i <b/>?><b/></a >
      <!-- end -->
      """)
    let b = try document.first("b")
    #expect(document.start(document.root.range) == at(4, 1))
    #expect(document.start(b.range) == at(4, 53))
    #expect(document.end(document.root.fullRange) == at(4, 62))
  }

  @Test func looksPastAByteOrderMark() throws {
    let file = [0xEF, 0xBB, 0xBF] + Array("<a é=\"\"/>".utf8)
    let document = try MarkupDocument(parsing: file)
    #expect(document.source.hasByteOrderMark)
    #expect(document.source.encoding == .utf8)
    #expect(document.start(document.root.range) == at(1, 1))
    let attribute = try #require(document.root.attribute("é"))
    #expect(document.start(attribute.range) == at(1, 4))
    #expect(document.source.originalByteRange(of: attribute.range) == 6..<11)
    #expect(document.source.originalByteRange(of: SourceRange(start: 0, end: .max)) == 3..<file.count)
  }

  @Test(arguments: [false, true], [false, true]) func readsUTF16(_ bigEndian: Bool, _ byteOrderMark: Bool) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<a b=\"é€😀\" c=\"x\"/>\r\n"
    let file = utf16(text, bigEndian: bigEndian, byteOrderMark: byteOrderMark)
    let document = try MarkupDocument(parsing: file)
    #expect(document.source.encoding == (bigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(document.source.hasByteOrderMark == byteOrderMark)
    #expect(document.root["b"] == "é€😀")
    let c = try #require(document.root.attribute("c"))
    #expect(document.start(c.range) == at(2, 12))
    let range = document.source.originalByteRange(of: c.range)
    #expect(Array(file[range]) == utf16("c=\"x\"", bigEndian: bigEndian, byteOrderMark: false))
    #expect(document.rewritten == file)
  }

  @Test func givesOriginalRangesInUTF8() throws {
    let document = try parsed("<é a=\"€\"/>")
    let range = try #require(document.root.attribute("a")).valueRange
    #expect(document.source.originalByteRange(of: range) == 7..<10)
    #expect(document.source.originalByteRange(of: .none) == 0..<0)
    #expect(document.source.originalByteRange(of: SourceRange(start: 9, end: 2)) == 9..<9)
  }

  @Test func keepsPlacesInALargeDocument() throws {
    // Beyond every buffer of the parser's: each element must still be where its attribute says.
    let lines = (2..<30_002).map { "    <view line=\"\($0)\" title=\"a &amp; b é\"/>" }
    let document = try parsed("<a>\n" + lines.joined(separator: "\n") + "\n</a>\n")
    var count = 0
    for element in document.root.childElements {
      count += 1
      guard document.text(element.range) == lines[count - 1].dropFirst(4) else {
        Issue.record("element \(count) is said to be \(document.text(element.range))")
        break
      }
    }
    #expect(count == lines.count)
    let last = try #require(document.root.childElements.suffix(1).first)
    #expect(document.start(last.range) == at(30_001, 5))
  }
}
