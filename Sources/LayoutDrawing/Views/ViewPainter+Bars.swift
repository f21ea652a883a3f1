import InterfaceLayout
import InterfaceModel

extension ViewPainter {
  mutating func drawSearchBar(_ view: DrawnView) {
    var frame = view.bounds.inset(x: 8, y: max((view.height - 36) / 2, 2))
    if view.object["searchBarStyle"] != "minimal" {
      canvas.rect(view.bounds, fill: drawing.colors.paint(view.object.value("barTintColor")) ?? known(.bar))
    }
    if view.object.flag("showsCancelButton") {
      let cancel = TextBlock("Cancel", style(17, view.tint))
      let width = cancel.naturalSize.width
      cancel.draw(in: view.placed(LayoutFrame(x: frame.maxX - width, y: 0, width: width, height: view.height)), &canvas)
      frame.width = max(frame.width - width - 8, 0)
    }
    canvas.rect(view.placed(frame), radius: 10, fill: known(.tertiarySystemFill))
    drawSymbol(
      "magnifyingglass", in: view.placed(LayoutFrame(x: frame.x + 7, y: frame.midY - 9, width: 18, height: 18)),
      known(.secondaryLabel))
    let text = view.object.text("text") ?? ""
    let shown = text.isEmpty ? view.object.text("placeholder") ?? "Search" : text
    let place = LayoutFrame(x: frame.x + 30, y: frame.y, width: frame.width - 36, height: frame.height)
    TextBlock(
      shown, style(17, text.isEmpty ? known(.secondaryLabel) : known(.label)),
      alignment: TextBlock.Alignment(documentName: "natural", isRightToLeft: view.isRightToLeft)
    ).draw(in: view.placed(place), &canvas)
  }

  mutating func drawNavigationBar(_ view: DrawnView) {
    var background = view.bounds
    if view.object.role == .keyed("navigationBar") {
      // A controller's bar goes on behind the status bar.
      background.y -= drawing.layout.views[view.place].frame.y
      background.height -= background.y
    }
    drawBarBackground(background, view.object, edge: background.height)
    let item = drawing.objects(in: view.object).first { $0.element == "navigationItem" }
    guard let item else { return }
    let row = LayoutFrame(x: 0, y: max(view.height - 44, 0), width: view.width, height: min(view.height, 44))
    drawNavigationItem(item, in: row, tint: view.tint)
  }

  mutating func drawToolbar(_ view: DrawnView) {
    drawBarBackground(view.bounds, view.object, edge: 0)
    let items = drawing.objects(in: view.object).filter { $0.element == "barButtonItem" }
    drawToolbarItems(
      items, in: LayoutFrame(x: 0, y: 0, width: view.width, height: min(view.height, 44)), tint: view.tint)
  }

  mutating func drawTabBar(_ view: DrawnView) {
    drawBarBackground(view.bounds, view.object, edge: 0)
    var items = drawing.objects(in: view.object).filter { $0.element == "tabBarItem" }
    if items.isEmpty, let container = view.object.parent {
      items = drawing.tabBarItems(of: drawing.document.objects[container])
    }
    let tint = drawing.colors.paint(view.object.value("selectedImageTintColor")) ?? view.tint
    drawTabBarItems(items, selected: 0, in: view.bounds, tint: tint)
  }

  /// The material of a bar, and the hairline at its inner edge.
  mutating func drawBarBackground(_ frame: LayoutFrame, _ object: InterfaceObject?, edge: Double) {
    let tint = object.flatMap { drawing.colors.paint($0.value("barTintColor")) }
    let isBlack = object?["barStyle"]?.hasPrefix("black") ?? false
    canvas.rect(frame, fill: tint ?? (isBlack ? Paint(RGBA(0x1C1C1E)) : known(.bar)))
    canvas.line(
      frame.x, frame.y + edge, frame.maxX, frame.y + edge, stroke: known(.separator), lineWidth: 0.5)
  }

  /// The title and the items of a navigation item; a large title stands below the row.
  mutating func drawNavigationItem(
    _ item: InterfaceObject, in row: LayoutFrame, tint: Paint, isTitleLarge: Bool = false
  ) {
    var free = row.inset(x: 12, y: 0)
    var left = items(of: item, single: "leftBarButtonItem", list: "leftBarButtonItems")
    var right = items(of: item, single: "rightBarButtonItem", list: "rightBarButtonItems")
    // The sides of a bar are those of an interface from left to right.
    if drawing.layout.isRightToLeft { swap(&left, &right) }
    for item in left {
      let width = itemWidth(item)
      drawBarItem(item, in: LayoutFrame(x: free.x, y: row.y, width: width, height: row.height), tint: tint)
      free = LayoutFrame(x: free.x + width + 12, y: free.y, width: free.width - width - 12, height: free.height)
    }
    for item in right {
      let width = itemWidth(item)
      drawBarItem(item, in: LayoutFrame(x: free.maxX - width, y: row.y, width: width, height: row.height), tint: tint)
      free.width -= width + 12
    }
    let titleView = drawing.objects(in: item).first { $0.role == .keyed("titleView") }
    if let titleView, let place = drawing.viewOfObject[titleView.index] {
      let size = drawing.layout.views[place].frame
      return draw(place, at: (row.midX - size.width / 2, row.midY - size.height / 2))
    }
    guard let title = item.text("title"), !title.isEmpty else { return }
    if isTitleLarge {
      let place = LayoutFrame(x: row.x, y: row.maxY, width: row.width, height: 52).inset(x: 16, y: 0)
      let alignment = TextBlock.Alignment(documentName: "natural", isRightToLeft: drawing.layout.isRightToLeft)
      return TextBlock(title, style(34, weight: "bold", known(.label)), alignment: alignment).draw(in: place, &canvas)
    }
    let block = TextBlock(title, style(17, weight: "semibold", known(.label)), alignment: .center)
    let half = min(row.midX - free.x, free.maxX - row.midX)
    let isCentred = block.naturalSize.width <= half * 2
    let frame = isCentred ? LayoutFrame(x: row.midX - half, y: row.y, width: half * 2, height: row.height) : free
    block.draw(in: frame, &canvas)
  }

  private func items(of item: InterfaceObject, single: String, list: String) -> [InterfaceObject] {
    drawing.objects(in: item).filter { $0.role == .keyed(single) || $0.role == .member(of: list) }
  }
}
