import Testing
import XMLSyntax

/// Documents come from strangers: whatever is in a file, it is read or refused, soon and with a place.
@Suite struct HostileInputTests {
  // MARK: Entities and document types

  @Test func refusesAnEntityBomb() throws {
    let levels = (1...9).map { level in
      "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    let error = try fault("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY l0 \"x\">\(levels.joined())]>\n<a>&l9;</a>")
    #expect(error.kind == .documentType)
    #expect(error.position == at(2, 1))
  }

  @Test(
    arguments: [
      "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\">",
      "<!DOCTYPE a PUBLIC \"-//X\" \"http://localhost/\">",
      "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>", "<!DOCTYPE a [<!ENTITY % p \"x\"> %p;]>",
      "<!DOCTYPE a [<!ATTLIST a b CDATA \"c\">]>",
    ]) func refusesEveryDocumentType(_ type: String) throws
  {
    let error = try fault("<!-- c -->\n  \(type)\n<a>&e;</a>")
    #expect(error.kind == .documentType)
    #expect(error.position == at(2, 3))
  }

  @Test(arguments: ["<a>\n  x &nbsp; y</a>", "<a\n  b&#61;=''/>", "<a>\n  &e;", "<a\nb=\"&e;\"/>"])
  func refusesOtherEntities(_ text: String) throws {
    let error = try fault(text)
    #expect(error.position.line == 2)
    #expect(error.kind == (text.contains("61") ? .notWellFormed : .undefinedEntity))
    if text.contains("nbsp") { #expect(error.position == at(2, 5)) }
  }

  @Test(arguments: [
    "&#0;", "&#x0;", "&#1;", "&#xD800;", "&#xFFFE;", "&#x110000;", "&#99999999999;", "&#;", "&#x;", "&",
  ])
  func refusesReferencesToNoCharacter(_ reference: String) throws {
    _ = try fault("<a>\(reference)</a>")
    _ = try fault("<a b=\"\(reference)\"/>")
  }

  // MARK: Limits

  @Test(arguments: [100_000, 513]) func refusesDeepNesting(_ depth: Int) throws {
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let error = try fault(text)
    #expect(error.kind == .limitExceeded)
    #expect(error.position == at(1, 512 * 3 + 1))
  }

  @Test func readsTheDeepestNesting() throws {
    let text = String(repeating: "<a>", count: 511) + "<a/>" + String(repeating: "</a>", count: 511)
    let document = try parsed(text)
    #expect(try parsed(String(decoding: document.rewritten, as: UTF8.self)).root.name == "a")
    #expect(try parsed("<a>" + String(repeating: "<b/><c></c>", count: 2_000) + "</a>").root.name == "a")
  }

  @Test func refusesAValueOfManyMegabytesPromptly() throws {
    let file = Array("<a b=\"".utf8) + [UInt8](repeating: 0x78, count: 200_000_000) + Array("\"/>".utf8)
    let clock = ContinuousClock()
    var error: MarkupError?
    let duration = try clock.measure { error = try fault(file) }
    #expect(error?.kind == .limitExceeded)
    #expect(duration < .seconds(1))
  }

  @Test func refusesALongValueWithinALargerLimit() throws {
    var limits = MarkupLimits.standard
    limits.maximumSize = .max
    let value = String(repeating: "x", count: limits.maximumValueLength)
    #expect(try parsed("<a b=\"\(value)\"/>", limits: limits).root["b"] == value)
    let error = try fault("<a>\n<c b=\"\(value)x\"/></a>", limits: limits)
    #expect(error.kind == .limitExceeded)
    #expect(error.position == at(2, 7))
  }

  @Test func refusesManyAttributes() throws {
    func text(_ count: Int) -> String {
      "<a>\n<b \((0..<count).map { "a\($0)=\"\"" }.joined(separator: " "))/></a>"
    }
    #expect(try parsed(text(256)).first("b").attributes.count == 256)
    for count in [257, 100_000] {
      let error = try fault(text(count))
      #expect(error.kind == .limitExceeded)
      #expect(error.position == at(2, 1))
    }
  }

  /// A comment isn't closed by the hyphens that open it, so what follows must not be taken for tags, nor the tags that
  /// follow the comment for a value.
  @Test(arguments: ["<!--> <x \"-->", "<?p?> <!--> <x '-->", "<!---><x a=\"-->"])
  func cannotBeTalkedOutOfTheLimits(_ prefix: String) throws {
    let attributes = (0..<20_000).map { "a\($0)=\(prefix.contains("'") ? "\"\"" : "''")" }.joined(separator: " ")
    #expect(try fault("\(prefix)<a \(attributes)/>").kind == .limitExceeded)
    let nested = String(repeating: "<a>", count: 5_000) + String(repeating: "</a>", count: 5_000)
    #expect(try fault(prefix + nested).kind == .limitExceeded)
    #expect(try parsed(prefix + "<a/>").root.name == "a")
  }

  @Test func readsHugeTexts() throws {
    let text = String(repeating: "0123456789 &amp; é\n", count: 300_000)
    let document = try parsed("<a>\(text)<!--\(text)--><![CDATA[\(text)]]><?p \(text)?><b/></a>")
    #expect(document.root.text.utf8.count == 300_000 * (16 + 20))
    #expect(document.text(try document.first("b").range) == "<b/>")
  }

  @Test func survivesAFileOfNothingButLines() throws {
    #expect(try fault("<a>" + String(repeating: "\n", count: 2_000_000)).kind == .notWellFormed)
    #expect(try fault(String(repeating: "<", count: 100_000)).kind == .notWellFormed)
    #expect(try fault(String(repeating: "\"", count: 100_000)).kind == .notWellFormed)
    #expect(try fault("<a " + String(repeating: "\"", count: 100_000)).kind == .limitExceeded)
  }

  // MARK: Bytes

  @Test(arguments: ["", " ", "\n\n", "\r\n\t "]) func callsNothingEmpty(_ text: String) throws {
    #expect(try fault(text).kind == .empty)
    #expect(try fault([0xEF, 0xBB, 0xBF] + Array(text.utf8)).kind == .empty)
    for bigEndian in [false, true] { #expect(try fault(utf16(text, bigEndian: bigEndian)).kind == .empty) }
    #expect(try fault(text).position == at(1, 1))
  }

  @Test(
    arguments: [
      "hello", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\"?>\n\n", "<!-- a -->\n", "<?a?>", "\n{}\n", "<!---->x",
    ]) func wantsARoot(_ text: String) throws
  {
    let error = try fault(text)
    #expect(error.kind == .notWellFormed)
    #expect(error.message == "the document has no root element")
  }

  @Test(arguments: ["<a>\n\0</a>", "<a b=\"\0\"/>", "<a/>\0", "<a/>\n<!-- \0 -->", "<b\0/>", "\0"])
  func refusesNUL(_ text: String) throws {
    let error = try fault(text)
    #expect(error.kind == .invalidEncoding)
    let before = text.unicodeScalars.prefix { $0 != "\0" }
    #expect(error.position.line == 1 + before.count { $0 == "\n" })
    #expect(error.position.column == 1 + before.reversed().prefix { $0 != "\n" }.count)
  }

  /// Lone continuation, cut-off, overlong, surrogate, and out-of-range sequences, and bytes that occur in none.
  static let illFormed: [[UInt8]] = [
    [0x80], [0xBF], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xC1, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1],
    [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  @Test(arguments: illFormed) func refusesInvalidUTF8(_ bytes: [UInt8]) throws {
    let frames = [
      ("<a>\n  é", "</a>", 4), ("<a\nb=\"é", "\"/>", 5), ("<a>\n<!--", "--></a>", 5), ("<a>\n<![CDATA[", "]]></a>", 10),
      ("<a>\n<?p ", "?></a>", 5), ("<a>\n<b", "/></a>", 3), ("<a\nb", "=''/>", 2), ("<a/>\n", "", 1),
    ]
    for (before, after, column) in frames {
      let error = try fault(Array(before.utf8) + bytes + Array(after.utf8))
      #expect(error.kind == .invalidEncoding)
      #expect(error.position == at(2, column), "\(before)")
    }
  }

  @Test func acceptsTheWholeOfUnicode() throws {
    let text = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"
    let document = try parsed("<a b=\"\(text)\">\(text)</a>")
    #expect(document.root["b"] == text)
    #expect(document.root.text == text)
  }

  @Test(arguments: (1..<0x20).filter { ![0x09, 0x0A, 0x0D].contains($0) } + [0xFFFE, 0xFFFF])
  func refusesControlCharacters(_ value: Int) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(value)))
    for (before, after) in [
      ("<a>\n", "</a>"), ("<a\nb=\"", "\"/>"), ("<a>\n<!-- ", "--></a>"), ("<a>\n<![CDATA[", "]]></a>"),
      ("<a>\n<?p ", "?></a>"), ("<a/>\n", ""), ("<a>\n<b", "/></a>"),
    ] {
      let error = try fault(before + String(Character(scalar)) + after)
      #expect(error.position.line == 2, "\(before)")
      #expect(error.kind == .invalidEncoding || error.kind == .notWellFormed)
    }
    #expect(try fault("<a>\(Character(scalar))</a>").kind == .invalidEncoding)
  }

  @Test func refusesUTF16ThatIsCutOff() throws {
    for bigEndian in [false, true] {
      let whole = utf16("<a>é\n€</a>", bigEndian: bigEndian)
      let error = try fault(whole + [0x00])
      #expect(error.kind == .invalidEncoding)
      #expect(error.position == at(2, 6))
      for count in 0..<whole.count { _ = try fault(Array(whole.prefix(count))) }
      let withoutMark = utf16("<a/>", bigEndian: bigEndian, byteOrderMark: false)
      for count in 0..<withoutMark.count { _ = try fault(Array(withoutMark.prefix(count))) }
    }
  }

  @Test(arguments: [[0xD800], [0xDC00], [0xD83D, 0x0041], [0xDE00, 0xD83D]] as [[UInt16]])
  func refusesLoneSurrogates(_ units: [UInt16]) throws {
    let all = [0xFEFF] + Array("<a>\n é".utf16) + units + Array("</a>".utf16)
    for bigEndian in [false, true] {
      let file = all.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let error = try fault(file)
      #expect(error.kind == .invalidEncoding)
      #expect(error.position == at(2, 3))
    }
  }

  @Test func refusesUTF32() throws {
    let scalars = Array("<a/>".unicodeScalars)
    let big: [UInt8] = scalars.flatMap { [0, 0, 0, UInt8($0.value)] as [UInt8] }
    let little: [UInt8] = scalars.flatMap { [UInt8($0.value), 0, 0, 0] as [UInt8] }
    for file in [big, little, [0, 0, 0xFE, 0xFF] + big, [0xFF, 0xFE, 0, 0] + little] {
      #expect(try fault(file).kind == .invalidEncoding)
    }
  }

  /// libxml2 would take the one for UTF-8 and skip the second mark of the other, and all places would be wrong.
  @Test func guessesNoEncoding() throws {
    let ebcdic: [UInt8] = [
      0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x7E, 0x7F, 0xF1, 0x4B, 0xF0, 0x7F,
      0x6F, 0x6E, 0x4C, 0x81, 0x61, 0x6E,
    ]
    #expect(try fault(ebcdic).kind == .invalidEncoding)
    #expect(try fault("\u{FEFF}\u{FEFF}<a/>").kind == .notWellFormed)
  }

  @Test(arguments: [
    "UTF-8", "utf-8", "UTF-16", "UTF-32", "ISO-8859-1", "windows-1252", "US-ASCII", "EBCDIC-CP-US", "x-none",
  ])
  func readsUTF8WhateverIsDeclared(_ encoding: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<a b=\"é\"/>\n"
    let document = try parsed(text)
    #expect(document.root["b"] == "é")
    #expect(document.start(document.root.range) == at(2, 1))
    #expect(document.rewritten == Array(text.utf8))
    let latin1 = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<a b=\"".utf8) + [0xE9] + Array("\"/>".utf8)
    #expect(try fault(latin1).kind == .invalidEncoding)
    #expect(try fault(latin1).position == at(2, 7))
  }

  // MARK: Form

  @Test(arguments: [
    "<?xml?><a/>", "<?xml version=\"2.0\"?><a/>", "<?xml version=\"1.0\" encoding=\">\"?><a/>",
    " <?xml version=\"1.0\"?><a/>", "<a/><?xml version=\"1.0\"?>", "<?xml version=\"1.0\"><a/>",
  ])
  func refusesBadDeclarations(_ text: String) throws {
    #expect(try fault(text).kind == .notWellFormed)
  }

  @Test func refusesEveryTruncation() throws {
    let sample = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- é -->
      <a xmlns:p="u" b='1 &amp; &#233;'>
          <p:c d="é€😀"/>
          <e><![CDATA[x]]> &lt; y</e><?f g?>
      </a>
      """.utf8)
    #expect(try MarkupDocument(parsing: sample).root.name == "a")
    for count in 0..<sample.count {
      let error = try fault(Array(sample.prefix(count)))
      #expect(count == 0 ? error.kind == .empty : [.notWellFormed, .invalidEncoding].contains(error.kind), "\(count)")
      #expect(error.position.line <= 1 + sample.prefix(count).count { $0 == 0x0A }, "\(count)")
      #expect(!error.message.contains("\n"))
    }
  }

  /// Each byte of a sample in turn made something else: nothing may crash, and what is read may be written and read.
  @Test func survivesEveryChangedByte() throws {
    let sample = Array(
      "<?xml version=\"1.0\"?><a b=\"&lt;é\" c='&#65;'><!--d--><e/><![CDATA[f]]>g&amp;<?h i?></a>".utf8)
    for index in sample.indices {
      for byte in Array("<>&\"'/?!-[]=;:# x\n\r".utf8) + [0x01, 0x80, 0xC3, 0xFF] {
        var file = sample
        file[index] = byte
        guard let document = try? MarkupDocument(parsing: file) else { continue }
        let written = document.rewritten
        #expect(try MarkupDocument(parsing: written).rewritten == written)
      }
    }
  }

  @Test func namesMergeConflicts() throws {
    let text = """
      <a>
          <b/>
      <<<<<<< HEAD
          <c d="1"/>
      =======
          <c d="2"/>
      >>>>>>> branch
      </a>
      """
    for end in ["\n", "\r\n", "\r"] {
      let error = try fault(text.replacing("\n", with: end))
      #expect(error.kind == .mergeConflict)
      #expect(error.position == at(3, 1))
    }
    #expect(try fault("<a>\n||||||| base\n</b>").position == at(2, 1))
    #expect(try fault("<<<<<<< ours\n<a/>\n=======\n").kind == .mergeConflict)
    // Elsewhere in a line, or as Xcode writes it, it is text; left behind alone, it would be taken for some.
    #expect(try fault("<a>\n x >>>>>>> y\n</b>").kind == .notWellFormed)
    #expect(try fault("<a>\n<b/>\n>>>>>>> y\n</a>").kind == .mergeConflict)
    #expect(try fault("<a>\n<b/>\n>>>>>>> y\n</a>").position == at(3, 1))
    #expect(try parsed("<a>\n=======\n&gt;>>>>>> y\n</a>").root.text == "\n=======\n>>>>>>> y\n")
  }

  @Test(arguments: [
    ("<a>\n</b>", 2), ("<a/>\nx", 2), ("<a/>\n<b/>", 2), ("<a\nb=\"<\"/>", 2), ("<a\nb=\"1\" b=\"2\"/>", 2),
    ("<a\nb/>", 2), ("<a\nb=c/>", 2), ("<a>\n<1/></a>", 2), ("<a\n1=\"\"/>", 2), ("<a>\n< b/></a>", 2),
    ("<a>\n]]></a>", 2),
    ("<a>\n<!-- -- --></a>", 2), ("<a\nb=\"\"c=\"\"/>", 2), ("<a>\n</>", 2), ("<a>\n<></a>", 2), ("</a>", 1),
    ("<a></a></a>", 1),
    ("<a>\n<?xml b?></a>", 2), ("<a>\n<!b></a>", 2), ("<a>\n<?></a>", 2), ("<a>\n<-b/></a>", 2), ("<a>\n&amp</a>", 2),
    ("<a><b\n</b></a>", 2), ("<a/ >", 1), ("<a\nx:b=\"1\" x:b=\"2\"/>", 2), ("<a\nxmlns:p=\"u\" xmlns:p=\"v\"/>", 2),
  ]) func refusesWhatIsNotWellFormed(_ text: String, _ line: Int) throws {
    let error = try fault(text)
    #expect(error.kind == .notWellFormed)
    #expect(error.position.line == line)
    #expect(!error.message.isEmpty)
  }

  @Test(arguments: [
    ("<a>\n  <b>\n  </c>\n</a>", at(3, 3), "the end tag 'c' doesn't close the element 'b' of line 2"),
    ("<a>\n<b>\n<c/>", at(3, 5), "the document ends before the element 'b' of line 2 is closed"),
    ("<a>\n<b c='", at(2, 7), "the document ends before the element 'a' of line 1 is closed"),
    ("<a x='1' y='2'\n x='3'/>", at(2, 2), "the attribute 'x' is there twice"),
    ("<a>1 < 2</a>", at(1, 7), "a name is expected here: a bare '<' is written as '&lt;'"),
    ("<a>x & y</a>", at(1, 7), "a bare '&' stands in the text: write it as '&amp;'"),
    ("<a><!-- x -- --></a>", at(1, 11), "'--' stands in a comment"),
    ("<a/>\n<b/>", at(2, 1), "the document goes on after the end of its root element"),
    ("<a b=x/>", at(1, 6), "the attribute's value has no quotes"),
  ]) func saysWhatIsWrong(_ text: String, _ position: SourcePosition, _ message: String) throws {
    let error = try fault(text)
    #expect(error.message == message)
    #expect(error.position == position)
  }

  @Test(arguments: ["<n# a='1'/>", "<b n#='1'/>", "<?n# x?>", "<b xmlns='n#'/>", "<p#:b/>", "<b p#:c=''/>"])
  func refusesManyNames(_ piece: String) throws {
    var limits = MarkupLimits.standard
    limits.maximumNames = 100
    func text(_ count: Int) -> String {
      "<a>\n" + (0..<count).map { piece.replacing("#", with: "\($0)") }.joined(separator: "\n") + "</a>"
    }
    _ = try parsed(text(90), limits: limits)
    let error = try fault(text(200), limits: limits)
    #expect(error.kind == .limitExceeded)
    #expect((90...110).contains(error.position.line))
  }

  /// Not even where libxml2 itself takes quadratic time, as with hyphens in comments.
  @Test func readsInLinearTime() {
    let count = 1 << 16
    var texts = ["<", "<a ", "<!--", "<![CDATA[", "<?x ", "&", "]]>", "<a></b>", "\"", "<a b='<!--", "&amp;", "\r"]
      .flatMap { piece in ["", "<a>", "<a>x", "<a b='"].map { $0 + String(repeating: piece, count: count) } }
    for piece in ["<!-- -->x", "\n<b/>", "\n>>>>>>>", "<b c='&lt;&gt;'/>", "<![CDATA[x]]>", "<?p?> "] {
      texts.append("<a>" + String(repeating: piece, count: count) + "x</a>")
    }
    texts.append("<!--" + String(repeating: " -- ", count: count) + "--><a/>")
    let duration = ContinuousClock().measure {
      for text in texts { _ = try? parsed(text) }
    }
    #expect(duration < .seconds(60))
  }

  @Test func readsUndeclaredPrefixes() throws {
    let text = "<x:a y:b=\"&lt;1\" c=\"&lt;2\"/>\n"
    let document = try parsed(text)
    #expect(document.root.name == "x:a")
    #expect(document.root["y:b"] == "<1")
    #expect(document.root["c"] == "<2")
    #expect(document.rewritten == Array(text.utf8))
  }

  @Test(arguments: ["xmlns:", "xmlns:1", "xmlns::b", ":b", "b:", "a:b:c", "xmlns:b:c"])
  func refusesNamesWithMisplacedColons(_ name: String) throws {
    let error = try fault("<a>\n<b \(name)=\"&amp;1\" c=\"&amp;2\"/></a>")
    #expect(error.kind == .notWellFormed)
    #expect(error.position.line == 2)
    if !name.hasPrefix("xmlns") { #expect(try fault("<\(name)/>").kind == .notWellFormed) }
  }
}
