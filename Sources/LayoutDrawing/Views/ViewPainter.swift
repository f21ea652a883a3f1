import InterfaceLayout
import InterfaceModel
import LayoutMetrics
import MarkupWriting

/// Draws views as they look on the screen.
struct ViewPainter {
  /// What is drawn.
  let drawing: Drawing
  /// Where each root view is drawn in its panel, by its place in the layout.
  let rootOrigins: [Int: (x: Double, y: Double)]
  /// Where it is drawn.
  var canvas: Canvas

  /// Draws a view and those in it, at its frame or at another place.
  mutating func draw(_ view: Int, at origin: (x: Double, y: Double)? = nil) {
    let object = drawing.object(view)
    guard !drawing.isUninstalled(view) else { return }
    let frame = drawing.layout.views[view].frame
    let bounds = LayoutFrame(x: 0, y: 0, width: max(frame.width, 0), height: max(frame.height, 0))
    let drawn = DrawnView(
      place: view, object: object, bounds: bounds, tint: drawing.tint(of: view),
      isRightToLeft: drawing.isRightToLeft(object))
    canvas.open(atX: origin?.x ?? frame.x, y: origin?.y ?? frame.y, groupAttributes(of: drawn))
    canvas.writer.element("title", text: "\(drawing.title(of: object)) · \(drawing.className(of: object))")
    // Where nothing is painted the view is still to be hit.
    canvas.rect(bounds, fill: nil, also: [("pointer-events", "all")])
    if object.flag("hidden") { drawHiddenOutline(bounds) } else { drawVisible(drawn) }
    canvas.close()
  }

  private func groupAttributes(of view: DrawnView) -> [MarkupWriter.Attribute] {
    var attributes: [MarkupWriter.Attribute] = [
      ("id", "\(canvas.prefix)v\(view.place)"), ("data-view", String(view.place)),
    ]
    if let alpha = view.object.number("alpha"), alpha < 1, !view.object.flag("hidden") {
      attributes.append(("opacity", NumberText.exact(max(alpha, 0))))
    }
    return attributes
  }

  /// A hidden view takes part in the layout, so its place is worth seeing.
  private mutating func drawHiddenOutline(_ bounds: LayoutFrame) {
    canvas.rect(
      bounds.inset(x: 0.5, y: 0.5), fill: nil, stroke: Paint(RGBA(0x8E8E93, alpha: 0.5)),
      also: [("stroke-dasharray", "3 3")])
  }

  private mutating func drawVisible(_ view: DrawnView) {
    let layer = LayerStyle(view.object.runtimeAttributes)
    let background = drawing.colors.paint(view.object.value("backgroundColor"))
    if let background, !background.isClear {
      canvas.rect(view.bounds, radius: layer.cornerRadius, fill: background)
    }
    let clips = clipsContent(view.object) || layer.masksToBounds
    if clips { canvas.openClip(view.bounds, radius: layer.cornerRadius) }
    drawContent(of: view, hasBackground: background.map { !$0.isClear } ?? false)
    let shift = drawing.contentShift(of: view.place)
    if shift != 0 { canvas.open(atX: 0, y: shift) }
    for child in drawing.children[view.place] where !isBarAccessory(child) { draw(child) }
    drawOverContent(of: view)
    if shift != 0 { canvas.close() }
    if clips { canvas.close() }
    if layer.borderWidth > 0 {
      let half = layer.borderWidth / 2
      canvas.rect(
        view.bounds.inset(x: half, y: half), radius: layer.cornerRadius - half, fill: nil,
        stroke: layer.borderColor.flatMap(drawing.colors.paint) ?? Paint(RGBA(0)), lineWidth: layer.borderWidth)
    }
  }

  private func clipsContent(_ object: InterfaceObject) -> Bool {
    switch object.element {
    case "scrollView", "tableView", "collectionView", "textView": object.flag("clipsSubviews", default: true)
    default: object.flag("clipsSubviews")
    }
  }

  /// Whether a view stands in a bar by way of an item, so that the bar places it.
  private func isBarAccessory(_ view: Int) -> Bool {
    guard let parent = drawing.object(view).parent else { return false }
    return ["barButtonItem", "navigationItem"].contains(drawing.document.objects[parent].element)
  }
}
