import LoadGraph
import MarkupWriting

/// Writes a picture's shapes.
struct GraphPainter {
  private let picture: GraphPicture
  private let shelves: Shelves
  private let heading: GraphHeading
  private var writer = MarkupWriter()

  private static let margin = 28.0

  init(_ picture: GraphPicture) {
    self.picture = picture
    heading = GraphHeading(picture)
    let sizes = picture.groups.map { Size(width: $0.layout.size.width + 24, height: $0.layout.size.height + 24) }
    // About as wide as a screen, wider where there is a lot to show.
    let area = sizes.reduce(0) { $0 + ($1.width + 36) * ($1.height + 36) }
    shelves = Shelves(sizes, width: max(1_000, (area * 1.5).squareRoot()), gap: 36)
  }

  /// The whole document.
  mutating func paint() -> String {
    let width = max(shelves.size.width, heading.size.width) + 2 * Self.margin
    let height = heading.size.height + shelves.size.height + 2 * Self.margin
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", NumberText.exact(width)),
        ("height", NumberText.exact(height)), ("viewBox", "0 0 \(NumberText.exact(width)) \(NumberText.exact(height))"),
        ("role", "img"), ("aria-label", heading.summary),
      ])
    writer.raw("  <style>\n\(GraphStyle.sheet)  </style>\n")
    writer.empty("rect", [("class", "paper"), ("width", "100%"), ("height", "100%")])
    writer.open("g", [("transform", Self.translation(Point(x: Self.margin, y: Self.margin)))])
    heading.paint(to: &writer)
    for (group, origin) in zip(picture.groups, shelves.origins) {
      let place = Point(x: origin.x, y: origin.y + heading.size.height + 24)
      writer.open("g", [("transform", Self.translation(place))])
      paint(group)
      writer.close("g")
    }
    writer.close("g")
    writer.close("svg")
    return writer.text
  }

  private mutating func paint(_ group: GraphPicture.Group) {
    // What belongs to cycles is drawn over the rest.
    let places = group.edges.indices.sorted { first, second in
      let (left, right) = (picture.doubts[group.edges[first]] == nil, picture.doubts[group.edges[second]] == nil)
      return left != right ? left : first < second
    }
    for place in places { paintLine(group, place) }
    for (place, box) in group.boxes.enumerated() { paint(box, at: group.layout.centers[place]) }
    for place in places { paintLabel(group, place) }
  }

  // MARK: Lines

  private mutating func paintLine(_ group: GraphPicture.Group, _ place: Int) {
    let edge = picture.graph.edges[group.edges[place]]
    let mark = GraphHeading.mark(picture.doubts[group.edges[place]])
    let curve = group.layout.curves[place]
    let maybe = edge.certainty == .certain ? "" : " maybe"
    writer.open("g")
    writer.element("title", text: tip(edge))
    let points = curve.points.map { "\(NumberText.exact($0.x)) \(NumberText.exact($0.y))" }
    let start = "\(NumberText.exact(curve.start.x)) \(NumberText.exact(curve.start.y))"
    writer.empty("path", [("class", "line\(mark)\(maybe)"), ("d", "M\(start) C\(points.joined(separator: ", "))")])
    writer.empty("path", [("class", "tip\(mark)"), ("d", Self.arrow(curve))])
    writer.close("g")
  }

  private func tip(_ edge: LoadEdge) -> String {
    let (from, to) = (picture.graph.nodes[edge.from], picture.graph.nodes[edge.to])
    let place = edge.steps.last.map { " (\($0.file):\($0.position.line):\($0.position.column))" } ?? ""
    let reason = edge.certainty.reason.map { ", maybe: \($0)" } ?? ""
    return "\(from.title) \(Self.word(edge.kind)) \(to.title)\(place)\(reason)"
  }

  /// The arrow's tip at the end of a line, in the direction in which it arrives.
  private static func arrow(_ curve: Curve) -> String {
    let points = curve.points
    guard points.count > 1 else { return "" }
    let (end, before) = (curve.end, points[points.count - 2])
    let (dx, dy) = (end.x - before.x, end.y - before.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.01)
    let (x, y) = (dx / length, dy / length)
    func point(_ along: Double, _ across: Double) -> String {
      "\(NumberText.exact(end.x - along * x - across * y)) \(NumberText.exact(end.y - along * y + across * x))"
    }
    return "M\(point(0, 0)) L\(point(9, 4.5)) L\(point(9, -4.5)) Z"
  }

  private mutating func paintLabel(_ group: GraphPicture.Group, _ place: Int) {
    let edge = picture.graph.edges[group.edges[place]]
    let ports = group.layout.ports[place]
    // Where fewer lines come together there is more room.
    let isAtStart = ports.start.neighbours <= ports.end.neighbours
    let port = isAtStart ? ports.start : ports.end
    let distance = isAtStart ? 6.0 : 13.0
    // A loop's word stands outside of it.
    let aside = edge.from == edge.to ? Point(x: 22, y: -14) : Point(x: 0, y: 0)
    let x = (port.isRight ? port.point.x + distance : port.point.x - distance) + aside.x
    writer.element(
      "text",
      [
        ("class", "label\(GraphHeading.mark(picture.doubts[group.edges[place]]))"), ("x", NumberText.exact(x)),
        ("y", NumberText.exact(port.point.y - 4 + aside.y)), ("text-anchor", port.isRight ? "start" : "end"),
      ], text: Self.word(edge.kind))
  }

  private static func word(_ kind: LoadEdge.Kind) -> String {
    switch kind {
    case .instantiates: "instantiates"
    case .loads: "loads"
    case .makes: "makes"
    case .opens: "opens"
    case .embed: "embeds"
    case .relationship: "holds"
    }
  }

  // MARK: Boxes

  private mutating func paint(_ box: PictureBox, at center: Point) {
    let (left, top) = (center.x - box.size.width / 2, center.y - box.size.height / 2)
    writer.open("g", [("class", box.kind.rawValue + GraphHeading.mark(picture.nodeDoubts[box.node]))])
    writer.element("title", text: box.tip)
    GraphHeading.paintShape(box.kind, left: left, top: top, box.size, to: &writer)
    writer.element(
      "text", [("class", "title"), ("x", NumberText.exact(center.x)), ("y", NumberText.exact(center.y - 2))],
      text: box.title)
    writer.element(
      "text", [("class", "home"), ("x", NumberText.exact(center.x)), ("y", NumberText.exact(center.y + 13))],
      text: box.subtitle)
    writer.close("g")
  }

  private static func translation(_ point: Point) -> String {
    "translate(\(NumberText.exact(point.x)) \(NumberText.exact(point.y)))"
  }
}
