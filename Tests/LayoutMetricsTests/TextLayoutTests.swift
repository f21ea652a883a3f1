import LayoutMetrics
import Testing

@Suite struct TextLayoutTests {
  private let font = FontMetrics(nil, defaultSize: 17, era: LayoutEra(tools: 14460))

  private func layout(
    _ text: String, fitting width: Double? = nil, maximumLines: Int = 0, breaking: LineBreaking = .word
  ) -> TextLayout {
    TextLayout([TextRun(text: text, font: font)], fitting: width, maximumLines: maximumLines, breaking: breaking)
  }

  @Test func wrapsBetweenWords() {
    let text = layout("one two three", fitting: font.width(of: "one two"))
    #expect(text.lineCount == 2)
    #expect(abs(text.width - font.width(of: "one two")) < 1e-9)
    #expect(abs(text.height - 2 * font.lineHeight) < 1e-9)
  }

  @Test func aTextThatFitsStaysOnOneLine() {
    #expect(layout("one two", fitting: font.width(of: "one two") - 0.4).lineCount == 1)
  }

  @Test func aWordThatIsTooLongBreaksInside() {
    #expect(layout("abcdefgh", fitting: font.width(of: "abcd")).lineCount == 2)
  }

  @Test func endsAtTheLastLineThatIsAllowed() {
    #expect(layout("one two three", fitting: 1, maximumLines: 2).lineCount == 2)
  }

  @Test func spacesHangOverAWrapButCountBeforeALineBreak() {
    let wrapped = layout("one two", fitting: font.width(of: "one") + 1)
    #expect(abs(wrapped.width - max(font.width(of: "one"), font.width(of: "two"))) < 1e-9)
    #expect(layout("one \n").width > font.width(of: "one"))
  }

  @Test func charactersMayBreakAnywhere() {
    let width = font.width(of: "one t") + 0.01
    #expect(
      layout("one two", fitting: width, breaking: LineBreaking(documentName: "characterWrap")).width > width - 0.1)
  }

  @Test func ideographsBreakAnywhere() {
    #expect(layout("成员管理", fitting: font.width(of: "成员")).lineCount == 2)
  }

  @Test func textStylesSpreadTheirLines() {
    let body = FontMetrics(.textStyle("UICTFontTextStyleBody"), defaultSize: 17, era: LayoutEra(tools: 22505))
    let text = TextLayout([TextRun(text: "one\ntwo\nthree", font: body)])
    #expect(abs(text.height - (44 + body.lineHeight)) < 1e-9)
  }

  @Test func aLineIsAsHighAsItsLargestFont() {
    let large = FontMetrics(nil, defaultSize: 34, era: LayoutEra(tools: 14460))
    let text = TextLayout([TextRun(text: "one ", font: font), TextRun(text: "two", font: large)])
    #expect(text.lineCount == 1)
    #expect(text.height == large.lineHeight)
  }

  @Test func aWidthOfNothingEnds() {
    #expect(layout("one two", fitting: 0).lineCount == 6)
    #expect(layout("one two", fitting: -20).lineCount == 6)
  }
}
