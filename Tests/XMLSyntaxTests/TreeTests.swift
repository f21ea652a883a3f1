import Testing
import XMLSyntax

@Suite struct TreeTests {
  @Test func keepsTheOrderOfAttributes() throws {
    let document = try parsed("<a z=\"1\" y=\"2\" x=\"3\"/>")
    #expect(document.root.attributes.map(\.name) == ["z", "y", "x"])
    #expect(document.root.attributes.map(\.value) == ["1", "2", "3"])
    #expect(document.root.attributes.count == 3)
    #expect(document.root.attributes.last?.name == "x")
    #expect(document.root["y"] == "2")
    #expect(document.root["w"] == nil)
    #expect(document.root.attribute("w") == nil)
  }

  @Test func walksChildrenAndParents() throws {
    let document = try parsed("<a>\n  <b><c/></b>\n  <!-- d -->\n  <e/>\n</a>")
    #expect(document.root.children.map(\.summary) == ["element b", "comment  d ", "element e"])
    #expect(document.root.childElements.map(\.name) == ["b", "e"])
    #expect(document.root.parent == nil)
    #expect(try document.first("c").parent?.name == "b")
    #expect(try document.first("c").parent?.parent?.name == "a")
    #expect(try document.first("e").children.map(\.summary).isEmpty)
  }

  @Test func keepsWhiteSpaceOnlyWhereItIsAlone() throws {
    let document = try parsed("<a> <b> \n </b> <c>&#32;</c><d> x </d> <e> <!----> </e></a>")
    #expect(document.root.children.map(\.summary) == ["element b", "element c", "element d", "element e"])
    #expect(try document.first("b").text == " \n ")
    #expect(try document.first("c").text == " ")
    #expect(try document.first("d").text == " x ")
    #expect(try document.first("e").children.map(\.summary) == ["comment "])
  }

  @Test func keepsAllWhiteSpaceBesideText() throws {
    func nodes(_ text: String) throws -> [String] { try parsed(text).root.children.map(\.summary) }
    #expect(try nodes("<a>\n  <b/> <c/>\n</a>") == ["element b", "element c"])
    #expect(
      try nodes("<a>\n  <b/> <c/>x <d/>\n</a>") == [
        "text \n  ", "element b", "text  ", "element c", "text x ", "element d", "text \n",
      ])
    #expect(
      try nodes("<a>\r\n <!--c--> <![CDATA[d]]> </a>") == [
        "text \n ", "comment c", "text  ", "cdata d", "text  ",
      ])
    #expect(try nodes("<a>\r\n <b/>\r<c/>x</a>") == ["text \n ", "element b", "text \n", "element c", "text x"])
    #expect(try nodes("<a> <b/> &#32; </a>") == ["text  ", "element b", "text    "])
    #expect(try nodes("<a><b/>&#13;</a>") == ["element b", "text \r"])
  }

  @Test func givesRangesToAllNodes() throws {
    let text = "<a>x<!--c--><b></b><?p q?><![CDATA[d]]>&amp;</a>"
    let document = try parsed(text)
    #expect(
      document.root.children.map { document.text($0.range) } == [
        "x", "<!--c-->", "<b></b>", "<?p q?>", "<![CDATA[d]]>", "&amp;",
      ])
    for case .comment(let comment) in document.root.children { #expect(comment.parent == document.root) }
    #expect(try document.first("b").isSelfClosing == false)
    #expect(try document.first("b") == document.root.childElements.first { _ in true })
    #expect(try parsed("<a/>").root != parsed("<a/>").root)
    #expect(try parsed("<a/>").root.isSelfClosing)
  }

  @Test func saysHowTheFileEnds() throws {
    #expect(try parsed("<a/>").hasFinalNewline == false)
    #expect(try parsed("<a/>\r\n").hasFinalNewline)
    #expect(try parsed("<a/>\r\n").lineEnding == .crlf)
    #expect(try parsed("<a/>\r").lineEnding == .cr)
    #expect(try parsed("<a/>").lineEnding == .lf)
  }

  @Test func parsesManyDocumentsAtTheSameTime() async throws {
    let right = await withTaskGroup(of: Int.self) { group in
      for number in 0..<64 {
        group.addTask {
          (0..<20).count { _ in
            let document = try? parsed("<a b='&lt;\(number)'>\n    <c\(number)/>\n</a>")
            return document?.root["b"] == "<\(number)" && (try? parsed("<a\(number)><b>")) == nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(right == 64 * 20)
  }

  @Test func tellsTextFromMarkup() throws {
    let document = try parsed("<a>x &lt;y&gt; &amp;amp;<![CDATA[<b>&amp;]]><!--c--><?d e?>&#x1F600;&#233;<f/>g</a>")
    #expect(
      document.root.children.map(\.summary) == [
        "text x <y> &amp;", "cdata <b>&amp;", "comment c", "instruction d e", "text 😀é", "element f", "text g",
      ])
    #expect(document.root.text == "x <y> &amp;<b>&amp;😀ég")
  }

  @Test func readsEmptySections() throws {
    let document = try parsed("<a><b></b><c/><d><![CDATA[]]></d><e><!----></e><f><?g?></f></a>")
    #expect(try document.first("b").children.map(\.summary).isEmpty)
    #expect(try document.first("d").children.map(\.summary) == ["cdata "])
    #expect(try document.first("e").children.map(\.summary) == ["comment "])
    #expect(try document.first("f").children.map(\.summary) == ["instruction g"])
  }

  @Test func resolvesReferencesInValues() throws {
    let document = try parsed(
      "<a b=\"&lt;&gt;&amp;&quot;&apos;\" c=\"&#10;&#xA;&#9;&#13;\" d=\"&amp;lt;\" e='\"' f=\"plain\" g=\"&#128512;\"/>"
    )
    #expect(document.root["b"] == "<>&\"'")
    #expect(document.root["c"].map { Array($0.utf8) } == [10, 10, 9, 13])
    #expect(document.root["d"] == "&lt;")
    #expect(document.root["e"] == "\"")
    #expect(document.root["f"] == "plain")
    #expect(document.root["g"] == "😀")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\t"]) func makesSpacesOfLineEndsInValues(_ end: String) throws {
    #expect(try parsed("<a b=\"x\(end)y\"/>").root["b"] == "x y")
  }

  @Test(arguments: ["\r\n", "\r"]) func makesLineFeedsOfLineEndsInText(_ end: String) throws {
    let document = try parsed("<a>x\(end)y<!--1\(end)2--><![CDATA[3\(end)4]]></a>")
    #expect(document.root.children.map(\.summary) == ["text x\ny", "comment 1\n2", "cdata 3\n4"])
  }

  @Test func keepsValuesApartFromNamespaces() throws {
    let document = try parsed(
      "<p:a xmlns=\"u\" b=\"&amp;1\" xmlns:p=\"&amp;v\" p:c=\"&amp;2\" xml:space=\"preserve\" xmlnsx=\"&amp;3\"/>")
    #expect(document.root.name == "p:a")
    #expect(
      document.root.attributes.map { "\($0.name)=\($0.value)" } == [
        "xmlns=u", "b=&1", "xmlns:p=&v", "p:c=&2", "xml:space=preserve", "xmlnsx=&3",
      ])
  }

  @Test func listsWhatSurroundsTheRoot() throws {
    let document = try parsed("<?xml version=\"1.0\"?>\n<!--a-->\n<?b c?>\n<d/>\n<!--e-->\n")
    #expect(document.topLevelNodes.map(\.summary) == ["comment a", "instruction b c", "element d", "comment e"])
    #expect(document.declaration == "<?xml version=\"1.0\"?>")
    #expect(try parsed("<a/>").declaration == nil)
    #expect(try parsed("<?xml-model x?><a/>").declaration == nil)
  }

  @Test(arguments: ["\n", "\t", "\r\n", "  "]) func findsADeclarationWithAnySpace(_ space: String) throws {
    let text = "<?xml\(space)version=\"1.0\"?>\n<a/>\n"
    let document = try parsed(text)
    #expect(document.declaration == "<?xml\(space)version=\"1.0\"?>")
    #expect(document.topLevelNodes.map(\.summary) == ["element a"])
  }

  @Test func knowsThousandsOfNames() throws {
    let names = (0..<5_000).map { "name\($0)" }
    let document = try parsed("<a>" + names.map { "<\($0) \($0)=\"\"/>" }.joined() + "</a>")
    #expect(document.root.childElements.map(\.name) == names)
    #expect(document.root.childElements.flatMap { $0.attributes.map(\.name) } == names)
  }

  @Test func acceptsNamesOfEveryScript() throws {
    let document = try parsed("<größe 名前=\"1\" _x-1.2=\"2\"><ы/></größe>")
    #expect(document.root.name == "größe")
    #expect(document.root["名前"] == "1")
    #expect(document.root["_x-1.2"] == "2")
    #expect(document.text(try document.first("ы").nameRange) == "ы")
  }
}
