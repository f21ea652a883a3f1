import InterfaceLayout
import MarkupWriting

/// Draws shapes as elements of an SVG.
struct Canvas {
  /// What the shapes' elements are written to.
  var writer = MarkupWriter(depth: 1)
  /// What every id of the picture starts with.
  let prefix: String
  /// The colours that change in dark surroundings.
  private(set) var paints: Set<Paint> = []
  private var clipCount = 0

  /// Makes an empty canvas.
  init(prefix: String) { self.prefix = prefix }

  // MARK: Shapes

  mutating func rect(
    _ frame: LayoutFrame, radius: Double = 0, fill: Paint?, stroke: Paint? = nil, lineWidth: Double = 1,
    also extra: [MarkupWriter.Attribute] = []
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    var attributes = Self.attributes(of: frame)
    let corner = min(max(radius, 0), frame.width / 2, frame.height / 2)
    if corner > 0 { attributes.append(("rx", NumberText.exact(corner))) }
    writer.empty("rect", attributes + style(fill: fill, stroke: stroke, lineWidth: lineWidth) + extra)
  }

  mutating func circle(
    x: Double, y: Double, radius: Double, fill: Paint?, stroke: Paint? = nil, lineWidth: Double = 1
  ) {
    guard radius > 0 else { return }
    let place: [MarkupWriter.Attribute] = [
      ("cx", NumberText.exact(x)), ("cy", NumberText.exact(y)), ("r", NumberText.exact(radius)),
    ]
    writer.empty("circle", place + style(fill: fill, stroke: stroke, lineWidth: lineWidth))
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, stroke: Paint, lineWidth: Double = 1,
    also extra: [MarkupWriter.Attribute] = []
  ) {
    let ends: [MarkupWriter.Attribute] = [
      ("x1", NumberText.exact(x1)), ("y1", NumberText.exact(y1)), ("x2", NumberText.exact(x2)),
      ("y2", NumberText.exact(y2)),
    ]
    writer.empty("line", ends + style(fill: nil, stroke: stroke, lineWidth: lineWidth, isLine: true) + extra)
  }

  mutating func path(
    _ data: String, fill: Paint?, stroke: Paint? = nil, lineWidth: Double = 1, also extra: [MarkupWriter.Attribute] = []
  ) {
    writer.empty("path", [("d", data)] + style(fill: fill, stroke: stroke, lineWidth: lineWidth) + extra)
  }

  mutating func text(_ text: String, _ attributes: [MarkupWriter.Attribute], paint: Paint) {
    writer.element("text", attributes + style(fill: paint, stroke: nil, lineWidth: 0), text: text)
  }

  /// Draws what has an id in the picture, and lies at `origin` there, again at the origin; it can't be hit there.
  mutating func use(_ id: String, from origin: (x: Double, y: Double)) {
    let shift = [("x", -origin.x), ("y", -origin.y)].filter { $0.1 != 0 }.map { ($0.0, NumberText.exact($0.1)) }
    writer.empty("use", [("href", "#\(prefix)\(id)")] + shift + [("pointer-events", "none")])
  }

  // MARK: Groups

  mutating func open(_ attributes: [MarkupWriter.Attribute]) { writer.open("g", attributes) }

  mutating func close() { writer.close("g") }

  /// Opens a group that lies at a place, in whose coordinates its content is.
  mutating func open(atX x: Double, y: Double, _ attributes: [MarkupWriter.Attribute] = []) {
    writer.open("g", attributes + (x == 0 && y == 0 ? [] : [("transform", Self.translation(x, y))]))
  }

  /// Opens a group in which left and right change places, within a width.
  mutating func openMirrored(width: Double) {
    writer.open("g", [("transform", "translate(\(NumberText.exact(width)) 0) scale(-1 1)")])
  }

  /// Opens a group of which only what lies in the frame is to be seen.
  mutating func openClip(_ frame: LayoutFrame, radius: Double = 0) {
    let id = "\(prefix)clip\(clipCount)"
    clipCount += 1
    writer.open("clipPath", [("id", id)])
    rectWithoutStyle(frame, radius: radius)
    writer.close("clipPath")
    writer.open("g", [("clip-path", "url(#\(id))")])
  }

  static func translation(_ x: Double, _ y: Double) -> String {
    "translate(\(NumberText.exact(x)) \(NumberText.exact(y)))"
  }

  private mutating func rectWithoutStyle(_ frame: LayoutFrame, radius: Double) {
    let corner = min(max(radius, 0), frame.width / 2, frame.height / 2)
    let rounding: [MarkupWriter.Attribute] = corner > 0 ? [("rx", NumberText.exact(corner))] : []
    writer.empty("rect", Self.attributes(of: frame) + rounding)
  }

  private static func attributes(of frame: LayoutFrame) -> [MarkupWriter.Attribute] {
    [
      ("x", NumberText.exact(frame.x)), ("y", NumberText.exact(frame.y)),
      ("width", NumberText.exact(max(frame.width, 0))), ("height", NumberText.exact(max(frame.height, 0))),
    ]
  }

  private mutating func style(
    fill: Paint?, stroke: Paint?, lineWidth: Double, isLine: Bool = false
  ) -> [MarkupWriter.Attribute] {
    var attributes: [MarkupWriter.Attribute] = []
    if !isLine { attributes += fill?.attributes(.fill) ?? [("fill", "none")] }
    if let stroke {
      attributes += stroke.attributes(.stroke)
      if lineWidth != 1 { attributes.append(("stroke-width", NumberText.exact(lineWidth))) }
    }
    let classes = [fill?.className(.fill), stroke?.className(.stroke)].compactMap { $0 }
    if !classes.isEmpty { attributes.append(("class", classes.joined(separator: " "))) }
    for paint in [fill, stroke].compactMap({ $0 }) where paint.name != nil { paints.insert(paint) }
    return attributes
  }
}
