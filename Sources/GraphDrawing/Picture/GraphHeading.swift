import LoadGraph
import MarkupWriting

/// What stands above a picture: what it shows, what its marks mean, and the cycles in words.
struct GraphHeading {
  /// What the graph holds, in short.
  let summary: String
  /// The room that the heading takes.
  let size: Size
  private let cycles: [(text: String, mark: String)]
  private let remark: String?

  private static let mostCycles = 8
  private static let lineHeight = 19.0
  private static let legend: [(kind: Legend, text: String, width: Double)] = [
    (.box(.document), "nib or scene", 122), (.box(.class), "class", 84), (.line(" error", ""), "without end", 116),
    (.line(" warning", " maybe"), "may be without end", 158), (.line(" note", " maybe"), "stopped by a condition", 172),
  ]

  private enum Legend {
    case box(LoadNode.Kind)
    case line(String, String)
  }

  init(_ picture: GraphPicture) {
    let graph = picture.graph
    summary = graph.summary
    var cycles = graph.cycles.prefix(Self.mostCycles).map { cycle in
      (TextWidth.shortened(cycle.path, to: 860, size: 12), Self.mark(cycle.certainty))
    }
    if graph.cycles.count > cycles.count { cycles.append(("and \(graph.cycles.count - cycles.count) more", "")) }
    self.cycles = cycles
    remark =
      picture.loneCount == 0 ? nil : "Not drawn, since they have no class of the app: \(picture.loneCount) documents"
    let lines = cycles.count + (remark == nil ? 0 : 1)
    let widths = cycles.map { TextWidth.of($0.0, size: 12) } + [Self.legend.reduce(0) { $0 + $1.width }]
    size = Size(width: widths.max() ?? 0, height: 52 + Double(lines) * Self.lineHeight)
  }

  /// The class of the marks for what is on a cycle, after a space.
  static func mark(_ certainty: Certainty?) -> String {
    switch certainty {
    case nil: ""
    case .certain: " error"
    case .possible: " warning"
    case .guarded: " note"
    }
  }

  /// Writes it at the origin.
  func paint(to writer: inout MarkupWriter) {
    writer.element("text", [("class", "head"), ("x", "0"), ("y", "14")], text: "Who loads whom: \(summary)")
    paintLegend(to: &writer)
    var y = 64.0
    for cycle in cycles {
      writer.element(
        "text", [("class", "cycle\(cycle.mark)"), ("x", "0"), ("y", NumberText.exact(y))], text: cycle.text)
      y += Self.lineHeight
    }
    if let remark {
      writer.element("text", [("class", "word"), ("x", "0"), ("y", NumberText.exact(y))], text: remark)
    }
  }

  private func paintLegend(to writer: inout MarkupWriter) {
    var x = 0.0
    for entry in Self.legend {
      switch entry.kind {
      case .box(let kind):
        writer.open("g", [("class", kind.rawValue)])
        Self.paintShape(kind, left: x, top: 29, Size(width: 22, height: 15), to: &writer)
        writer.close("g")
      case .line(let mark, let maybe):
        writer.empty(
          "path",
          [("class", "line\(mark)\(maybe)"), ("d", "M\(NumberText.exact(x)) 37 L\(NumberText.exact(x + 24)) 37")])
      }
      writer.element(
        "text", [("class", "word"), ("x", NumberText.exact(x + 30)), ("y", "41")], text: entry.text)
      x += entry.width
    }
  }

  /// Writes the shape of a node: a sheet with a folded corner for a document, a rounded box for a class.
  static func paintShape(
    _ kind: LoadNode.Kind, left: Double, top: Double, _ size: Size, to writer: inout MarkupWriter
  ) {
    guard kind == .document else {
      writer.empty(
        "rect",
        [
          ("class", "box"), ("x", NumberText.exact(left)), ("y", NumberText.exact(top)),
          ("width", NumberText.exact(size.width)), ("height", NumberText.exact(size.height)),
          ("rx", NumberText.exact(min(12, size.height / 3))),
        ])
      return
    }
    let fold = min(12, size.height / 3)
    func point(_ x: Double, _ y: Double) -> String { "\(NumberText.exact(left + x)) \(NumberText.exact(top + y))" }
    let outline = [
      point(0, 0), point(size.width - fold, 0), point(size.width, fold), point(size.width, size.height),
      point(0, size.height),
    ]
    writer.empty("path", [("class", "box"), ("d", "M" + outline.joined(separator: " L") + " Z")])
    let corner = [point(size.width - fold, 0), point(size.width - fold, fold), point(size.width, fold)]
    writer.empty("path", [("class", "fold"), ("d", "M" + corner.joined(separator: " L") + " Z")])
  }
}
