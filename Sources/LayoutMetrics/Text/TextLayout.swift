/// A text set in lines.
public struct TextLayout: Sendable {
  /// The widest line's width in points, not rounded.
  public private(set) var width = 0.0
  /// The lines' height in points, not rounded.
  public private(set) var height = 0.0
  /// How many lines there are.
  public private(set) var lineCount = 0

  private let runs: [TextRun]
  private let available: Double
  private let maximumLines: Int
  private let breaking: LineBreaking
  private let spreadsAllLines: Bool
  private var places: [LinePlace] = []
  private var paragraphStart = 0

  /// Sets a text; `maximumLines` 0 means any number, `available` nil any width.
  ///
  /// Labels spread the lines of a text style but for the last one, text views all of them (`spreadsAllLines`).
  public init(
    _ runs: [TextRun], fitting available: Double? = nil, maximumLines: Int = 0, breaking: LineBreaking = .word,
    spreadsAllLines: Bool = false
  ) {
    self.runs = runs
    // A line may stick out by a hair: Interface Builder's own widths are rounded.
    self.available = available.map { $0 + 0.5 } ?? .infinity
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    self.breaking = breaking
    self.spreadsAllLines = spreadsAllLines
    setLines()
  }

  /// The lines, from top to bottom.
  public var lines: [TextLine] {
    let scalars = runs.enumerated().flatMap { place, run in run.text.unicodeScalars.map { (place, $0) } }
    return places.map { line in
      TextLine(
        pieces: pieces(of: scalars[line.start..<line.end]), top: line.top, height: line.height, width: line.width,
        continues: line.continues)
    }
  }

  private func pieces(of scalars: ArraySlice<(Int, Unicode.Scalar)>) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    for (run, scalar) in scalars {
      if pieces.last?.run != run { pieces.append(TextLine.Piece(run: run, text: "")) }
      pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
    }
    return pieces
  }

  private mutating func setLines() {
    var paragraph: [Glyph] = []
    for (place, run) in runs.enumerated() {
      for glyph in glyphs(of: run, at: place) {
        guard glyph.isNewline else {
          paragraph.append(glyph)
          continue
        }
        setParagraph(paragraph, run: place)
        paragraphStart += paragraph.count + 1
        paragraph.removeAll(keepingCapacity: true)
        height += lineCount < maximumLines ? run.paragraphSpacing : 0
      }
    }
    if let last = runs.indices.last { setParagraph(paragraph, run: last) }
  }

  private func glyphs(of run: TextRun, at place: Int) -> [Glyph] {
    let scalars = Array(run.text.unicodeScalars)
    return zip(scalars, run.font.advances(of: scalars)).map { Glyph(scalar: $0, advance: $1, run: place) }
  }

  private mutating func setParagraph(_ glyphs: [Glyph], run: Int) {
    guard !glyphs.isEmpty else { return addLine(width: 0, runs: run...run, glyphs: 0..<0, continues: false) }
    var start = 0
    while start < glyphs.count, lineCount < maximumLines {
      var end = lineEnd(in: glyphs, from: start)
      while end < glyphs.count, glyphs[end].isSpace { end += 1 }
      var last = end
      // Spaces hang over where a line wraps; before a line break of the text's own they count.
      if end < glyphs.count {
        while last > start, glyphs[last - 1].isSpace { last -= 1 }
      }
      let width = glyphs[start..<last].reduce(0) { $0 + $1.advance }
      addLine(
        width: width, runs: glyphs[start].run...glyphs[max(start, end - 1)].run, glyphs: start..<last,
        continues: end < glyphs.count)
      start = end
    }
  }

  /// The place after the last character of the line that starts at a place.
  private func lineEnd(in glyphs: [Glyph], from start: Int) -> Int {
    var width = 0.0
    var breakPlace = start
    for place in start..<glyphs.count {
      let glyph = glyphs[place]
      // Spaces hang over the end of a line.
      if width + glyph.advance > available, !glyph.isSpace {
        return breakPlace > start ? breakPlace : max(place, start + 1)
      }
      width += glyph.advance
      if breaking == .character || glyph.mayBreakAfter(followedBy: place + 1 < glyphs.count ? glyphs[place + 1] : nil) {
        breakPlace = place + 1
      }
    }
    return glyphs.count
  }

  private mutating func addLine(
    width: Double, runs runPlaces: ClosedRange<Int>, glyphs: Range<Int>, continues: Bool
  ) {
    guard lineCount < maximumLines else { return }
    let lineRuns = runs[runPlaces]
    if lineCount > 0 || spreadsAllLines {
      height += lineRuns.map { $0.font.lineSpacing - $0.font.lineHeight + $0.lineSpacing }.max() ?? 0
    }
    let lineHeight = lineRuns.reduce(0) { max($0, $1.font.lineHeight * $1.lineHeightFactor, $1.minimumLineHeight) }
    places.append(
      LinePlace(
        start: paragraphStart + glyphs.lowerBound, end: paragraphStart + glyphs.upperBound, top: height,
        height: lineHeight, width: width, continues: continues))
    height += lineHeight
    self.width = max(self.width, width)
    lineCount += 1
  }

  /// A line, by the places of its characters in the whole text.
  private struct LinePlace {
    let start: Int
    let end: Int
    let top: Double
    let height: Double
    let width: Double
    let continues: Bool
  }

  private struct Glyph {
    let scalar: Unicode.Scalar
    let advance: Double
    let run: Int

    var isNewline: Bool { scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" }
    var isSpace: Bool { scalar == " " || scalar == "\t" }

    func mayBreakAfter(followedBy next: Glyph?) -> Bool {
      guard let next else { return true }
      if isSpace { return !next.isSpace }
      if next.isSpace { return false }
      if scalar == "-" || scalar == "\u{2013}" || scalar == "\u{2014}" { return true }
      return FallbackFont.breaksAnywhere(scalar) || FallbackFont.breaksAnywhere(next.scalar)
    }
  }
}
