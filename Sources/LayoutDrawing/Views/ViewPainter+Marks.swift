import InterfaceLayout
import MarkupWriting

extension ViewPainter {
  /// Defines the hatching of a kind of mark.
  mutating func drawHatching(_ kind: Mark.Kind) {
    canvas.writer.open(
      "pattern",
      [
        ("id", hatchingID(kind)), ("width", "8"), ("height", "8"), ("patternUnits", "userSpaceOnUse"),
        ("patternTransform", "rotate(45)"),
      ])
    canvas.line(0, 0, 0, 8, stroke: kind.paint, lineWidth: 3, also: [("stroke-opacity", "0.35")])
    canvas.writer.close("pattern")
  }

  /// Draws the outlines and badges of views with which something is wrong.
  mutating func drawMarks(_ plan: PicturePlan) {
    let marks = Mark.marks(of: drawing)
    guard !marks.isEmpty else { return }
    canvas.open([("class", "marks")])
    for mark in marks {
      guard let frame = plan.frames[mark.view] else { continue }
      draw(mark, frame)
    }
    canvas.close()
  }

  private mutating func draw(_ mark: Mark, _ frame: LayoutFrame) {
    canvas.open([("class", "mark \(mark.kind.rawValue)"), ("data-view", String(mark.view))])
    canvas.writer.element("title", text: "\(drawing.title(of: drawing.object(mark.view))) — \(mark.explanation)")
    // A view without extent has its mark all the same.
    let outline = LayoutFrame(
      x: frame.x, y: frame.y, width: max(frame.width, 2), height: max(frame.height, 2))
    // Hatching a view that holds others would cover them.
    let isLeaf = drawing.children[mark.view].isEmpty
    canvas.writer.empty(
      "rect",
      [
        ("x", NumberText.exact(outline.x)), ("y", NumberText.exact(outline.y)),
        ("width", NumberText.exact(outline.width)), ("height", NumberText.exact(outline.height)),
        ("fill", isLeaf ? "url(#\(hatchingID(mark.kind)))" : "none"), ("stroke", mark.kind.paint.light.hex),
        ("stroke-width", "1.5"),
        ("pointer-events", "none"),
      ])
    canvas.circle(
      x: outline.maxX, y: outline.y, radius: 8, fill: mark.kind.paint, stroke: known(.white), lineWidth: 1.5)
    TextBlock(mark.kind.badge, style(11, weight: "bold", Paint(RGBA(0xFFFFFF))), alignment: .center)
      .draw(in: LayoutFrame(x: outline.maxX - 8, y: outline.y - 8, width: 16, height: 16), &canvas)
    canvas.close()
  }

  private func hatchingID(_ kind: Mark.Kind) -> String { "\(canvas.prefix)hatch-\(kind.rawValue)" }
}
