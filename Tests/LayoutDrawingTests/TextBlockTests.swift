import InterfaceModel
import LayoutMetrics
import Testing

@testable import LayoutDrawing

@Suite struct TextBlockTests {
  private func block(_ text: String, lines: Int, mode: String? = "tailTruncation") -> TextBlock {
    let font = FontMetrics(nil, defaultSize: 17, era: .latest)
    var block = TextBlock(text, TextStyle(font: font, description: nil, paint: Paint(RGBA(0))))
    block.maximumLines = lines
    block.lineBreakMode = mode
    return block
  }

  private func texts(_ block: TextBlock, width: Double, height: Double = 500) -> [String] {
    block.lines(width: width, height: height).map { $0.pieces.map(\.text).joined() }
  }

  @Test func wrapsBetweenWords() {
    #expect(texts(block("one two three four", lines: 0), width: 70) == ["one two", "three", "four"])
  }

  @Test func keepsParagraphs() { #expect(texts(block("a\n\nb", lines: 0), width: 70) == ["a", "", "b"]) }

  @Test func shortensTheLastLine() {
    let lines = texts(block("one two three four five six", lines: 2), width: 80)
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("…") == true)
  }

  @Test(arguments: [("headTruncation", "…"), ("tailTruncation", "one")])
  func shortensWhereTheModeSays(mode: String, start: String) {
    let line = texts(block("one two three four five", lines: 1, mode: mode), width: 80).first ?? ""
    #expect(line.hasPrefix(start))
    #expect(line.contains("…"))
  }

  @Test func leavesOutLinesThatDontFit() {
    let lines = texts(block("one two three four", lines: 0), width: 70, height: 42)
    #expect(lines == ["one two", "three…"])
  }

  @Test func cutsWithoutAMarkWhenClipping() {
    #expect(texts(block("one two three four", lines: 1, mode: "clip"), width: 40) == ["one two three four"])
  }
}
