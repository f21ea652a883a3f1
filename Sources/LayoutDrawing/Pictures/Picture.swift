import InterfaceLayout
import LayoutMetrics
import MarkupWriting

/// A drawn layout: the content of an SVG.
struct Picture {
  /// The size in points.
  let size: Extent
  /// The elements.
  let markup: String
  /// The colours that change in dark surroundings.
  let paints: Set<Paint>
  /// The frame of each view in the picture; nil for one that isn't to be seen, or that a bar places.
  let frames: [LayoutFrame?]

  /// Draws a layout; every id in the picture starts with `prefix`.
  init(_ drawing: Drawing, prefix: String) {
    let plan = PicturePlan(drawing)
    var painter = ViewPainter(drawing: drawing, rootOrigins: plan.rootOrigins, canvas: Canvas(prefix: prefix))
    painter.canvas.writer.open("defs")
    for mark in Mark.Kind.allCases { painter.drawHatching(mark) }
    painter.canvas.writer.close("defs")
    for panel in plan.panels { painter.draw(panel) }
    painter.drawMarks(plan)
    size = plan.size
    frames = plan.frames
    markup = painter.canvas.writer.text
    paints = painter.canvas.paints
  }

  /// The attributes of the `svg` element.
  func attributes(title: String) -> [MarkupWriter.Attribute] {
    let width = NumberText.exact(size.width.rounded(.up))
    let height = NumberText.exact(size.height.rounded(.up))
    return [
      ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width) \(height)"), ("width", width),
      ("height", height), ("role", "img"), ("aria-label", title), ("font-family", TextStyle.systemFamilies),
    ]
  }
}
