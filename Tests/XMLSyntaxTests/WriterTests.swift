import Testing
import XMLSyntax

@Suite struct WriterTests {
  private func text(_ root: EditableElement) -> String {
    MarkupWriter().text(of: EditableDocument(root: root))
  }

  @Test func writesAsXcodeDoes() {
    let root = EditableElement(
      "document", attributes: [.init("type", "t"), .init("version", "3.0")],
      children: [
        .element(EditableElement("device", attributes: [.init("id", "retina6_12")])),
        .comment("View Controller"),
        .element(
          EditableElement(
            "objects",
            children: [
              .element(EditableElement("string", attributes: [.init("key", "text")], children: [.text("a\n  b")])),
              .element(EditableElement("empty")),
            ])),
      ])
    #expect(
      text(root) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="t" version="3.0">
            <device id="retina6_12"/>
            <!--View Controller-->
            <objects>
                <string key="text">a
          b</string>
                <empty/>
            </objects>
        </document>

        """)
  }

  @Test func escapesValues() {
    let root = EditableElement("a", attributes: [.init("b", "<>&\"'\n\t\r é😀&amp;")])
    #expect(text(root).hasSuffix("\n<a b=\"&lt;&gt;&amp;&quot;'&#10;&#9;&#13; é😀&amp;amp;\"/>\n"))
  }

  @Test func escapesText() {
    let root = EditableElement("a", children: [.text("<>&\"'\n\t\r é😀&amp;")])
    #expect(text(root).hasSuffix("\n<a>&lt;&gt;&amp;\"'\n\t&#13; é😀&amp;amp;</a>\n"))
  }

  @Test func keepsCarriageReturnsApart() throws {
    // CR LF is one Character for Swift, yet two that have to be written.
    let root = EditableElement("a", attributes: [.init("b", "x\r\ny")], children: [.text("x\r\ny")])
    let document = try parsed(text(root))
    #expect(document.root["b"].map { Array($0.utf8) } == Array("x\r\ny".utf8))
    #expect(Array(document.root.text.utf8) == Array("x\r\ny".utf8))
  }

  @Test func writesMixedContentInLine() {
    let root = EditableElement("a", children: [.text("x"), .element(EditableElement("b")), .cdata("<y>")])
    #expect(text(root).hasSuffix("\n<a>x<b/><![CDATA[<y>]]></a>\n"))
  }

  @Test(arguments: ["]]>", "a]]>b]]>", "]]]]>>", "]]"]) func splitsSectionsThatHoldTheirEnd(_ content: String) throws {
    let written = text(EditableElement("a", children: [.cdata(content)]))
    #expect(try parsed(written).root.text == content)
  }

  @Test(arguments: [
    "]]>", "]]>]]>", "-->", "--", "---", "-", "?>", "<x>", "&amp;", "--\u{301}>", "]]\u{301}>", "?\u{301}>?>", "\r\n",
    "a\u{0}\u{1}b",
  ]) func letsNoContentOut(_ content: String) throws {
    let root = EditableElement(
      "a", attributes: [.init("b", content)],
      children: [.cdata(content), .comment(content), .processingInstruction("p " + content), .text(content)])
    let document = try parsed(text(root))
    let sayable = content.replacing(/[\u{0}\u{1}]/, with: "\u{FFFD}")
    #expect(document.root["b"] == sayable)
    #expect(document.root.childElements.map(\.name).isEmpty)
    // A carriage return can be said in text and values alone.
    #expect(document.root.text == (content == "\r\n" ? "\n\r\n" : sayable + sayable))
    #expect(document.topLevelNodes.map(\.summary) == ["element a"])
  }

  @Test func readsAndSetsAttributesByName() {
    var element = EditableElement("a", attributes: [.init("b", "1"), .init("c", "2")])
    element["b"] = "3"
    element["d"] = "4"
    element["c"] = nil
    element["e"] = nil
    #expect(element["b"] == "3" && element["c"] == nil)
    #expect(text(element).hasSuffix("<a b=\"3\" d=\"4\"/>\n"))
  }

  @Test func keepsMixedContentAsItIs() throws {
    let text = "<a>\n  <b/> x\n <!-- c --> <d>\n    <e/></d>\n</a>\n"
    let expected = "<a>\n  <b/> x\n <!-- c --> <d>\n        <e/>\n    </d>\n</a>\n"
    #expect(String(decoding: try parsed(text).rewritten, as: UTF8.self) == expected)
  }

  @Test func writesWhatSurroundsTheRoot() throws {
    var document = EditableDocument(root: EditableElement("a"))
    document.declaration = nil
    document.nodes = [.comment("b"), .processingInstruction("c d")] + document.nodes + [.comment("e")]
    document.ending = ""
    #expect(MarkupWriter().text(of: document) == "<!--b-->\n<?c d?>\n<a/>\n<!--e-->")
  }

  @Test(arguments: [LineEnding.lf, .crlf, .cr]) func endsLines(_ ending: LineEnding) {
    var document = EditableDocument(
      root: EditableElement("a", children: [.element(EditableElement("b", children: [.text("x\ny")]))]))
    document.declaration = nil
    document.lineEnding = ending
    let expected = ["<a>", "    <b>x", "y</b>", "</a>", ""].joined(separator: ending.rawValue)
    #expect(MarkupWriter().bytes(of: document) == Array(expected.utf8))
  }

  @Test func encodes() {
    var document = EditableDocument(root: EditableElement("é😀"))
    document.declaration = nil
    let writer = MarkupWriter()
    let text = "<é😀/>\n"
    #expect(writer.bytes(of: document) == Array(text.utf8))
    document.hasByteOrderMark = true
    #expect(writer.bytes(of: document) == [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    document.encoding = .utf16LittleEndian
    #expect(writer.bytes(of: document) == utf16(text, bigEndian: false))
    document.encoding = .utf16BigEndian
    #expect(writer.bytes(of: document) == utf16(text, bigEndian: true))
    document.hasByteOrderMark = false
    #expect(writer.bytes(of: document) == utf16(text, bigEndian: true, byteOrderMark: false))
  }

  static let samples = [
    "<a/>", "<a/>\n", "<a/>\n\n\n", "<a></a>".replacing("></a>", with: "/>"),
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <label text="Größe &lt; 3 &amp; &quot;x&quot;&#10;y&#9;z" id="a-b-c"/>
            <!--Table View Cell-->
            <label id="d-e-f">
                <rect key="frame" x="0.0" y="20.5" width="375" height="-1"/>
                <string key="text">Two
    lines &amp; "quotes" &gt; 'none'	tab</string>
                <string key="space">   </string>
                <mutableString key="m"><![CDATA[<b>]]></mutableString>
                <nil key="n"/>
            </label>
        </objects>
    </document>

    """,
    "<?xml version=\"1.0\"?>\n<!--a-->\n<?b c?>\n<d>\n    <?e f?>\n    <!-- g\nh -->\n</d>\n<!--i-->\n",
    "<a>&#13;\n</a>\n", "<a b=\"&#13;&#10;\"/>\n", "<a b=\"\u{FEFF}\u{2028}\u{85}\">\u{2029}\u{FFFD}</a>\n",
    "<a>\n    <b>\n</b>\n</a>\n",
  ]

  @Test(arguments: samples) func writesWhatItRead(_ text: String) throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = text.replacing("\n", with: end)
      for file in [
        Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, bigEndian: false),
        utf16(text, bigEndian: true),
      ] {
        #expect(try MarkupDocument(parsing: file).rewritten == file)
      }
    }
  }

  @Test func changesOnlyWhatIsChanged() throws {
    var document = EditableDocument(try parsed("<a>\r\n    <b c=\"1\"/>\r\n</a>\r\n"))
    guard case .element(var root) = document.nodes[0], case .element(var b) = root.children[0] else {
      Issue.record("no elements")
      return
    }
    b.attributes[0].value = "2"
    b.attributes.append(.init("d", "\n"))
    root.children[0] = .element(b)
    document.nodes[0] = .element(root)
    #expect(
      String(decoding: MarkupWriter().bytes(of: document), as: UTF8.self)
        == "<a>\r\n    <b c=\"2\" d=\"&#10;\"/>\r\n</a>\r\n")
  }

  @Test func normalizesForeignFormatting() throws {
    let document = try parsed("<?xml version=\"1.0\"?><a  b = 'c'\n><d></d>\n\n<e ></e></a>")
    #expect(
      String(decoding: document.rewritten, as: UTF8.self)
        == "<?xml version=\"1.0\"?>\n<a b=\"c\">\n    <d/>\n    <e/>\n</a>")
  }
}
