import InterfaceLayout
import LayoutMetrics
import MarkupWriting

/// A text in a frame.
struct TextBlock {
  /// Where lines lie from left to right.
  enum Alignment {
    case left, center, right

    /// Reads a document's `textAlignment`; a natural one, and the last line of a justified text, follow the direction.
    init(documentName: String, isRightToLeft: Bool) {
      switch documentName {
      case "center": self = .center
      case "right": self = .right
      case "natural", "justified": self = isRightToLeft ? .right : .left
      default: self = .left
      }
    }
  }

  /// Where the text lies from top to bottom.
  enum VerticalAlignment {
    case top, center, bottom
  }

  /// The parts of the text.
  var runs: [TextRun]
  /// How each part looks.
  var styles: [TextStyle]
  /// Where lines lie from left to right.
  var alignment = Alignment.left
  /// Where the text lies from top to bottom.
  var vertical = VerticalAlignment.center
  /// How many lines there may be; 0 stands for any number.
  var maximumLines = 1
  /// A document's `lineBreakMode`.
  var lineBreakMode: String?
  /// How far a text that doesn't fit may be made smaller; 1 where it may not.
  var minimumScale = 1.0

  /// Makes a text of one part.
  init(_ text: String, _ style: TextStyle, alignment: Alignment = .left) {
    self.init(runs: [TextRun(text: text, font: style.font)], styles: [style])
    self.alignment = alignment
  }

  /// Makes a text of parts.
  init(runs: [TextRun], styles: [TextStyle]) {
    self.runs = runs
    self.styles = styles
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// Its size where nothing bounds it.
  var naturalSize: Extent {
    let layout = TextLayout(runs, maximumLines: maximumLines)
    return Extent(width: layout.width, height: layout.height)
  }

  /// Draws the text in a frame.
  func draw(in frame: LayoutFrame, _ canvas: inout Canvas) {
    guard !isEmpty, frame.width > 0, frame.height > 0 else { return }
    let scale = scale(fitting: frame.width)
    let lines = lines(width: frame.width / scale, height: frame.height / scale)
    guard let last = lines.last else { return }
    let height = (last.top + last.height) * scale
    let top =
      switch vertical {
      case .top: frame.y
      case .center: frame.y + (frame.height - height) / 2
      case .bottom: frame.y + frame.height - height
      }
    if scale < 1 {
      canvas.open([
        (
          "transform",
          "translate(\(NumberText.exact(frame.x)) \(NumberText.exact(top))) scale(\(NumberText.exact(scale)))"
        )
      ])
    }
    let origin = scale < 1 ? (x: 0.0, y: 0.0) : (x: frame.x, y: top)
    for line in lines { draw(line, x: origin.x, y: origin.y, width: frame.width / scale, &canvas) }
    if scale < 1 { canvas.close() }
  }

  private func draw(_ line: TextLine, x: Double, y: Double, width: Double, _ canvas: inout Canvas) {
    let baseline = y + line.top + line.height - (line.pieces.map { styles[$0.run].font.descender }.max() ?? 0)
    var x = x
    switch alignment {
    case .left: break
    case .center: x += (width - line.width) / 2
    case .right: x += width - line.width
    }
    for piece in line.pieces {
      let style = styles[piece.run]
      let length = style.font.width(of: piece.text)
      guard length > 0 else { continue }
      // The measured width holds whatever font the reader of the picture has.
      var place: [MarkupWriter.Attribute] = [
        ("x", NumberText.exact(x)), ("y", NumberText.exact(baseline)), ("textLength", NumberText.exact(length)),
        ("lengthAdjust", "spacingAndGlyphs"),
      ]
      // Spaces at the ends are measured, too: runs of other looks follow.
      if piece.text.first == " " || piece.text.last == " " { place.append(("xml:space", "preserve")) }
      canvas.text(piece.text, place + style.attributes, paint: style.paint)
      x += length
    }
  }

  private func scale(fitting width: Double) -> Double {
    guard minimumScale < 1, maximumLines == 1 else { return 1 }
    return min(1, max(width / max(naturalSize.width, 1), minimumScale, 0.1))
  }
}
