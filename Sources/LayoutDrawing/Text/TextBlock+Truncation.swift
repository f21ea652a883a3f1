import LayoutMetrics

extension TextBlock {
  /// The lines that fit into a size, the last one shortened where the text goes on.
  func lines(width: Double, height: Double) -> [TextLine] {
    let breaking = LineBreaking(documentName: lineBreakMode)
    let layout = TextLayout(
      runs, fitting: maximumLines == 1 ? nil : width, maximumLines: maximumLines, breaking: breaking)
    var lines = layout.lines
    let fitting = lines.prefix { $0.top + $0.height <= height + 1 }.count
    let isCut = fitting < lines.count && fitting > 0
    if isCut { lines.removeSubrange(fitting...) }
    guard var last = lines.last, last.continues || isCut || last.width > width + 0.5 else { return lines }
    guard lineBreakMode != "clip", lineBreakMode != "wordWrap", lineBreakMode != "characterWrap" else { return lines }
    shorten(&last, to: width, isUnfinished: last.continues || isCut)
    lines[lines.count - 1] = last
    return lines
  }

  /// Takes characters away until the rest and an ellipsis fit.
  private func shorten(_ line: inout TextLine, to width: Double, isUnfinished: Bool) {
    guard let piece = line.pieces.last else { return }
    let font = styles[piece.run].font
    let others = line.pieces.dropLast().reduce(0) { $0 + styles[$1.run].font.width(of: $1.text) }
    var kept = Array(piece.text)
    guard isUnfinished || others + font.width(of: piece.text) > width + 0.5 else { return }
    var text = shortened(kept)
    while !kept.isEmpty, others + font.width(of: text) > width {
      kept.remove(at: removalPlace(in: kept))
      text = shortened(kept)
    }
    line.pieces[line.pieces.count - 1].text = text
    line.width = others + font.width(of: text)
  }

  private func removalPlace(in text: [Character]) -> Int {
    switch lineBreakMode {
    case "headTruncation": 0
    case "middleTruncation": text.count / 2
    default: text.count - 1
    }
  }

  private func shortened(_ text: [Character]) -> String {
    switch lineBreakMode {
    case "headTruncation": "…" + String(text)
    case "middleTruncation":
      String(text.prefix(text.count / 2)) + "…" + String(text.suffix(text.count - text.count / 2))
    default: String(text) + "…"
    }
  }
}
