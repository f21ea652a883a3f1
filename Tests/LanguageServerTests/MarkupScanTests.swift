import Testing

@testable import LanguageServer

@Suite struct MarkupScanTests {
  /// What stands at `‸`, told by what is there.
  private func context(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let mark = bytes.firstRange(of: "‸".utf8) else { return "no mark" }
    let scan = MarkupScan(Array(bytes[..<mark.lowerBound] + bytes[mark.upperBound...]))
    switch scan.context(at: mark.lowerBound) {
    case .elementName(let tag):
      return "element '\(scan.tags[tag].name)' in \(scan.tags[tag].parent.map { scan.tags[$0].name } ?? "nothing")"
    case .endName(let tag): return "end '\(scan.tags[tag].name)'"
    case .attributeName(let tag, let attribute):
      return "attribute '\(attribute.map { scan.tags[tag].attributes[$0].name } ?? "")' of \(scan.tags[tag].name)"
    case .attributeValue(let tag, let attribute):
      let attribute = scan.tags[tag].attributes[attribute]
      return "value '\(attribute.valueRange.map(scan.text) ?? "")' of \(attribute.name)"
    case .content(let parent): return "content of \(parent.map { scan.tags[$0].name } ?? "nothing")"
    case .aside: return "aside"
    }
  }

  @Test(arguments: [
    ("‸", "content of nothing"), ("<‸", "element '' in nothing"), ("<a><la‸", "element 'la' in a"),
    ("<a><la‸\n  <b/></a>", "element 'la' in a"), ("<a><l‸a x=\"1\"/></a>", "element 'la' in a"),
    ("<a ‸", "attribute '' of a"), ("<a ‸/>", "attribute '' of a"), ("<a te‸", "attribute 'te' of a"),
    ("<a te‸\n<b/>", "attribute 'te' of a"), ("<a x=\"1\" ‸ y=\"2\"/>", "attribute '' of a"),
    ("<a x=\"‸", "value '' of x"), ("<a x=\"‸\n <b/>", "value '' of x"), ("<a x=\"1‸2\"/>", "value '12' of x"),
    ("<a x='1\"‸'/>", "value '1\"' of x"), ("<a x=\"1>2‸\"/>", "value '1>2' of x"), ("<a x=‸/>", "value '' of x"),
    ("<a x=\"1‸<b/>", "value '1' of x"), ("<a x=ab‸ y=\"1\">", "value 'ab' of x"),
    ("<a>‸</a>", "content of a"), ("<a><b/>‸</a>", "content of a"), ("<a><b></b>‸</a>", "content of a"),
    ("<a><b>text ‸", "content of b"), ("<a><b x=\"1>\n‸</a>", "attribute '' of b"), ("</a‸", "end 'a'"),
    ("<a></‸", "end ''"),
    ("<a><!-- ‸ --></a>", "aside"), ("<a><!-- ‸", "aside"), ("<?xml ‸?>", "aside"),
    ("<a><![CDATA[<b ‸]]></a>", "aside"),
    ("<!-- <a> -->‸", "content of nothing"), ("<a></b>‸", "content of a"), ("<a><b></a>‸", "content of nothing"),
    ("<é‸", "element 'é' in nothing"), ("<a \"‸\"", "attribute '' of a"), ("<a/‸", "attribute '' of a"),
  ])
  func theContextIsTold(text: String, expected: String) { #expect(context(text) == expected) }

  @Test func anEndTagClosesWhatIsOpenWithinItsElement() {
    let scan = MarkupScan(Array("<a><b><c></a><d/>".utf8))
    #expect(scan.fullRange(of: 0) == 0..<13)
    #expect(scan.tags.last?.parent == nil)
  }

  @Test func anElementWithoutAnEndEndsWithWhatItHolds() {
    let scan = MarkupScan(Array("<a><b><c/>  ".utf8))
    #expect(scan.fullRange(of: 0) == 0..<10)
  }

  @Test func everyPlaceOfEveryBeginningHasAContext() {
    let text = "<?xml?><a x=\"1\" y='2'><!-- c --><b>t &amp; <![CDATA[d]]></b><c z=é/></a>"
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      let scan = MarkupScan(Array(bytes[..<length]))
      for offset in 0...length {
        _ = scan.context(at: offset)
        let token = scan.tokenRange(at: offset)
        #expect(token.lowerBound >= 0 && token.upperBound <= length)
      }
    }
  }
}
