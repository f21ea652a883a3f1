import InterfaceLayout
import InterfaceModel

extension ViewPainter {
  /// A row of a toolbar's items; flexible spaces share what is left.
  mutating func drawToolbarItems(_ items: [InterfaceObject], in row: LayoutFrame, tint: Paint) {
    let flexible = items.filter { $0["systemItem"] == "flexibleSpace" }.count
    let fixed = items.reduce(0) { $0 + ($1["systemItem"] == "flexibleSpace" ? 0 : itemWidth($1)) }
    let free = max(row.width - 32 - fixed, 0)
    let gap = flexible > 0 ? free / Double(flexible) : 12
    var x = row.x + 16
    for item in drawing.layout.isRightToLeft ? items.reversed() : items {
      switch item["systemItem"] {
      case "flexibleSpace": x += gap
      case "fixedSpace": x += itemWidth(item)
      default:
        let width = itemWidth(item)
        drawBarItem(item, in: LayoutFrame(x: x, y: row.y, width: width, height: row.height), tint: tint)
        x += width + (flexible > 0 ? 0 : gap)
      }
    }
  }

  /// How wide a bar button item is.
  func itemWidth(_ item: InterfaceObject) -> Double {
    if let width = item.number("width"), width > 0 { return width }
    if let view = customView(of: item) { return drawing.layout.views[view].frame.width }
    if item["systemItem"] == "fixedSpace" { return 16 }
    if let title = itemTitle(item) { return TextBlock(title, itemStyle(item, known(.label))).naturalSize.width }
    return 24
  }

  private func itemStyle(_ item: InterfaceObject, _ paint: Paint) -> TextStyle {
    let isDone = item["systemItem"] == "done" || item["systemItem"] == "save" || item["style"] == "done"
    return style(17, weight: isDone ? "semibold" : nil, paint)
  }

  mutating func drawBarItem(_ item: InterfaceObject, in frame: LayoutFrame, tint: Paint) {
    if let view = customView(of: item) {
      return draw(view, at: (frame.x, frame.midY - drawing.layout.views[view].frame.height / 2))
    }
    let paint = drawing.colors.paint(item.value("tintColor")) ?? tint
    let isDimmed = !item.flag("enabled", default: true)
    if let title = itemTitle(item) {
      draw(TextBlock(title, itemStyle(item, paint), alignment: .center), in: frame, isDimmed: isDimmed)
    } else {
      let symbol = item["systemItem"].flatMap { Self.symbols[$0] }
      let image = item.imageName("image")
      let box = LayoutFrame(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24)
      if let name = symbol ?? image {
        drawImage(named: name, in: box, isSymbol: symbol != nil || isSymbol(item, name), tint: paint)
      }
    }
  }

  /// The items of a tab bar, each with its image over its title.
  mutating func drawTabBarItems(_ items: [InterfaceObject], selected: Int, in frame: LayoutFrame, tint: Paint) {
    guard !items.isEmpty else { return }
    let width = frame.width / Double(items.count)
    for (place, item) in items.enumerated() {
      var cell = LayoutFrame(
        x: frame.x + width * Double(place), y: frame.y, width: width, height: min(frame.height, 49))
      if drawing.layout.isRightToLeft { cell = cell.mirrored(in: frame) }
      let paint = place == selected ? tint : known(.systemGray)
      let system = item["systemItem"]
      let image = item.imageName("image") ?? system.flatMap { Self.symbols[$0] }
      drawImage(
        named: image ?? "square", in: LayoutFrame(x: cell.midX - 13, y: cell.y + 5, width: 26, height: 26),
        isSymbol: item.imageName("image").map { isSymbol(item, $0) } ?? true, tint: paint)
      guard let title = item.text("title") ?? system.map(Self.words), !title.isEmpty else { continue }
      TextBlock(title, style(10, weight: "medium", paint), alignment: .center)
        .draw(in: LayoutFrame(x: cell.x, y: cell.y + 33, width: width, height: 13), &canvas)
    }
  }

  private func customView(of item: InterfaceObject) -> Int? {
    drawing.objects(in: item).first { $0.role == .keyed("customView") }.flatMap { drawing.viewOfObject[$0.index] }
  }

  private func itemTitle(_ item: InterfaceObject) -> String? {
    if let title = item.text("title"), !title.isEmpty { return title }
    guard item.imageName("image") == nil, let system = item["systemItem"], Self.symbols[system] == nil else {
      return nil
    }
    return Self.words(system)
  }

  /// `mostViewed` → `Most Viewed`.
  private static func words(_ system: String) -> String { Drawing.spelledOut(system) }

  private static let symbols = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrow.left", "action": "square.and.arrow",
    "organize": "folder", "bookmarks": "bookmark", "search": "magnifyingglass", "refresh": "arrow.clockwise",
    "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play", "pause": "pause", "rewind": "arrow.left",
    "fastForward": "arrow.right", "favorites": "star", "more": "ellipsis.circle", "featured": "star",
    "topRated": "star", "recents": "clock", "contacts": "person.circle", "history": "clock", "downloads": "arrow.down",
    "mostRecent": "clock", "mostViewed": "list", "close": "xmark.circle",
  ]
}
