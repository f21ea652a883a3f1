import InterfaceLayout
import InterfaceModel
import MarkupWriting

extension ViewPainter {
  mutating func drawTableView(_ view: DrawnView, hasBackground: Bool) {
    let isGrouped = view.object["style"]?.contains("rouped") ?? false
    if !hasBackground {
      canvas.rect(view.bounds, fill: known(isGrouped ? .systemGroupedBackground : .systemBackground))
    }
    guard !isGrouped, view.object["separatorStyle"] != "none" else { return }
    let cells = drawing.children[view.place].map { drawing.layout.views[$0].frame.maxY }.max() ?? 0
    let end = cells + drawing.contentShift(of: view.place)
    let stated = view.object.number("rowHeight") ?? 0
    let height = stated > 0 ? min(max(stated, 24), 400) : drawing.sizer.era.standardRowHeight
    for row in 1...40 {
      let y = end + Double(row) * height
      guard y < view.height else { return }
      drawSeparator(view, y, known(.separator), also: [("opacity", "0.6")])
    }
  }

  /// The titles of sections over their first cell and under their last one.
  mutating func drawSectionTitles(_ view: DrawnView) {
    let sections = drawing.objects(in: view.object).filter { $0.element == "tableViewSection" }
    for section in sections {
      let frames = section.children.compactMap { drawing.viewOfObject[$0] }.map { drawing.layout.views[$0].frame }
      let style = style(13, known(.secondaryLabel))
      let width = max(view.width - 40, 0)
      let alignment = TextBlock.Alignment(documentName: "natural", isRightToLeft: view.isRightToLeft)
      if let title = section.text("headerTitle"), let first = frames.first {
        TextBlock(title, style, alignment: alignment)
          .draw(in: LayoutFrame(x: 20, y: first.y - 24, width: width, height: 20), &canvas)
      }
      if let title = section.text("footerTitle"), let last = frames.last {
        var footer = TextBlock(title, style, alignment: alignment)
        (footer.maximumLines, footer.vertical) = (2, .top)
        footer.draw(in: LayoutFrame(x: 20, y: last.maxY + 6, width: width, height: 36), &canvas)
      }
    }
  }

  mutating func drawTableCell(_ view: DrawnView, hasBackground: Bool) {
    guard !hasBackground else { return }
    canvas.rect(
      view.bounds, fill: known(isInGroupedTable(view) ? .secondarySystemGroupedBackground : .systemBackground))
  }

  /// The separator under a cell, and its accessory.
  mutating func drawCellDecoration(_ view: DrawnView) {
    let table = drawing.layout.views[view.place].parent.map(drawing.object)
    if table?["separatorStyle"] != "none" {
      let separator = table.flatMap { drawing.colors.paint($0.value("separatorColor")) } ?? known(.separator)
      drawSeparator(view, view.height - 0.25, separator)
    }
    let symbol: String? =
      switch view.object["accessoryType"] {
      case "disclosureIndicator": view.isRightToLeft ? "chevron.left" : "chevron.right"
      case "detailDisclosureButton", "detailButton": "info.circle"
      case "checkmark": "checkmark"
      default: nil
      }
    guard let symbol else { return }
    let isDisclosure = symbol.hasPrefix("chevron")
    let side = isDisclosure ? 14.0 : 22.0
    let place = LayoutFrame(x: view.width - side - 16, y: view.bounds.midY - side / 2, width: side, height: side)
    drawSymbol(symbol, in: view.placed(place), isDisclosure ? known(.tertiaryLabel) : view.tint)
  }

  private mutating func drawSeparator(
    _ view: DrawnView, _ y: Double, _ paint: Paint, also extra: [MarkupWriter.Attribute] = []
  ) {
    let line = view.placed(LayoutFrame(x: 16, y: y, width: view.width - 16, height: 0))
    canvas.line(line.x, y, line.maxX, y, stroke: paint, lineWidth: 0.5, also: extra)
  }

  private func isInGroupedTable(_ view: DrawnView) -> Bool {
    let table = drawing.layout.views[view.place].parent.map(drawing.object)
    return table?["style"]?.contains("rouped") ?? false
  }

  mutating func drawCollectionView(_ view: DrawnView, hasBackground: Bool) {
    guard drawing.children[view.place].isEmpty else { return }
    drawPlaceholder(view, symbol: "square", text: drawing.className(of: view.object))
  }

  mutating func drawCollectionCell(_ view: DrawnView, hasBackground: Bool) {
    guard !hasBackground else { return }
    canvas.rect(
      view.bounds.inset(x: 0.5, y: 0.5), radius: 4, fill: known(.quaternarySystemFill), stroke: known(.systemGray4),
      lineWidth: 0.75, also: [("stroke-dasharray", "4 3")])
  }

  mutating func drawVisualEffect(_ view: DrawnView) {
    var isDark = false
    if case .record(let effect) = view.object.value("blurEffect") {
      isDark = effect["style"]?.lowercased().contains("dark") ?? false
    }
    canvas.rect(
      view.bounds, fill: isDark ? Paint(RGBA(0x1C1C1E, alpha: 0.72)) : known(.bar), also: [("opacity", "0.85")])
  }

  mutating func drawMap(_ view: DrawnView) {
    canvas.openClip(view.bounds)
    canvas.rect(view.bounds, fill: Paint(RGBA(0xE9EEDF)))
    let (w, h) = (view.width, view.height)
    func point(_ x: Double, _ y: Double) -> String { "\(NumberText.exact(w * x)) \(NumberText.exact(h * y))" }
    canvas.path(
      "M\(point(0, 0.72))C\(point(0.3, 0.6)) \(point(0.5, 0.95)) \(point(1, 0.7))V\(NumberText.exact(h))H0z",
      fill: Paint(RGBA(0xB5D9F0)))
    for road in [
      [(0.0, 0.35), (1.0, 0.2)], [(0.3, 0.0), (0.42, 1.0)], [(0.75, 0.0), (0.68, 1.0)], [(0.0, 0.6), (1.0, 0.5)],
    ] {
      canvas.path(
        "M\(point(road[0].0, road[0].1))L\(point(road[1].0, road[1].1))", fill: nil, stroke: Paint(RGBA(0xFFFFFF)),
        lineWidth: 5)
    }
    let side = min(28, h / 3)
    drawSymbol(
      "mappin", in: LayoutFrame(x: view.bounds.midX - side / 2, y: view.bounds.midY - side, width: side, height: side),
      known(.systemRed))
    canvas.close()
  }

  mutating func drawWebView(_ view: DrawnView) {
    canvas.rect(view.bounds, fill: known(.systemBackground))
    let rows: [Double] = [0.55, 0.9, 0.95, 0.8, 0.9, 0.4]
    for (place, share) in rows.enumerated() {
      let y = 20 + Double(place) * 20
      guard y + 8 < view.height else { break }
      canvas.rect(
        LayoutFrame(x: 16, y: y, width: max(view.width - 32, 0) * share, height: place == 0 ? 12 : 7), radius: 3,
        fill: known(.secondarySystemFill))
    }
    drawPlaceholder(view, symbol: "globe", text: drawing.className(of: view.object))
  }

  /// A view whose content is unknown: a symbol in its middle, and its name.
  mutating func drawPlaceholder(_ view: DrawnView, symbol: String, text: String) {
    canvas.rect(view.bounds, fill: known(.quaternarySystemFill))
    canvas.rect(view.bounds.inset(x: 0.5, y: 0.5), fill: nil, stroke: known(.systemGray4))
    let side = min(32, view.width * 0.5, view.height * 0.5)
    drawSymbol(
      symbol,
      in: LayoutFrame(x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side),
      known(.systemGray2))
    guard view.height >= 90 else { return }
    drawCaption(
      text, in: LayoutFrame(x: 0, y: view.bounds.midY + side / 2, width: view.width, height: 20),
      paint: known(.systemGray))
  }
}
