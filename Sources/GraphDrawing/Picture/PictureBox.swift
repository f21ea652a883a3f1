import LoadGraph

/// A node as it is drawn.
struct PictureBox {
  /// The node's place in the graph.
  var node: Int
  var kind: LoadNode.Kind
  var title: String
  /// Where the node is at home: its folder, its storyboard, its file.
  var subtitle: String
  /// What a pointer over the box shows.
  var tip: String
  var size: Size

  static let titleSize = 13.0
  static let subtitleSize = 10.5
  private static let widest = 280.0
  private static let narrowest = 96.0

  init(_ node: LoadNode, at place: Int, lines: Int) {
    self.node = place
    kind = node.kind
    title = TextWidth.shortened(node.title, to: Self.widest - 28, size: Self.titleSize, isBold: true)
    subtitle = TextWidth.shortened(Self.home(of: node), to: Self.widest - 28, size: Self.subtitleSize)
    tip = node.kind == .document ? node.id : node.id + (node.file.map { " (\($0))" } ?? "")
    let text = max(
      TextWidth.of(title, size: Self.titleSize, isBold: true), TextWidth.of(subtitle, size: Self.subtitleSize))
    size = Size(
      width: min(max(text + 28, Self.narrowest), Self.widest).rounded(.up),
      height: max(44, Double(lines) * LaidOutGraph.portDistance + 12))
  }

  private static func home(of node: LoadNode) -> String {
    guard let file = node.file else { return "not in the sources" }
    let parts = file.split(separator: "/")
    if node.kind == .document, node.scene == nil {
      return parts.count > 1 ? parts.dropLast().joined(separator: "/") : "nib"
    }
    return String(parts.last ?? "")
  }
}
