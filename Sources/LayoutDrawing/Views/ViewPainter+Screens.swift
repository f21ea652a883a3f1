import InterfaceLayout
import InterfaceModel
import LayoutMetrics

extension ViewPainter {
  /// Draws a scene with its name.
  mutating func draw(_ panel: Panel) {
    drawTitle(panel)
    canvas.open(atX: panel.frame.x, y: panel.frame.y, [("class", "screen")])
    let bounds = LayoutFrame(x: 0, y: 0, width: panel.frame.width, height: panel.frame.height)
    let radius = panel.isScreen && homeIndicatorHeight > 0 ? 20.0 : panel.isScreen ? 4 : 0
    canvas.rect(bounds, radius: radius, fill: known(.systemBackground))
    canvas.openClip(bounds, radius: radius)
    if panel.controller != nil, !panel.roots.contains(where: { drawing.object($0.view).role == .keyed("view") }) {
      drawEmptyScreen(panel, bounds)
    }
    for root in panel.roots { draw(root.view, at: (root.x, root.y)) }
    if panel.isScreen, let controller = panel.controller { drawBars(over: controller, bounds) }
    if panel.isScreen { drawSystemParts(bounds) }
    canvas.close()
    canvas.rect(
      bounds.inset(x: -0.5, y: -0.5), radius: radius, fill: nil, stroke: SystemPalette.known(.canvasLine),
      also: [("pointer-events", "none")])
    canvas.close()
  }

  private mutating func drawTitle(_ panel: Panel) {
    let width = max(panel.frame.width, 120)
    var title = TextBlock(panel.title, style(15, weight: "semibold", SystemPalette.known(.canvasText)))
    title.lineBreakMode = "tailTruncation"
    title.draw(
      in: LayoutFrame(x: panel.frame.x, y: panel.frame.y - 42, width: width, height: 20), &canvas)
    TextBlock(panel.subtitle, style(11, SystemPalette.known(.canvasFaint)))
      .draw(in: LayoutFrame(x: panel.frame.x, y: panel.frame.y - 23, width: width, height: 16), &canvas)
  }

  /// The screen of a container, which shows other scenes, or of a controller that makes its view in code.
  private mutating func drawEmptyScreen(_ panel: Panel, _ bounds: LayoutFrame) {
    canvas.rect(bounds, fill: known(.secondarySystemBackground))
    guard let controller = panel.controller else { return }
    let name = Drawing.spelledOut(drawing.document.objects[controller].element)
    TextBlock(name, style(17, known(.tertiaryLabel)), alignment: .center).draw(in: bounds.inset(x: 20, y: 0), &canvas)
  }

  // MARK: What surrounds a controller's view

  private mutating func drawBars(over controller: ObjectIndex, _ bounds: LayoutFrame) {
    guard let bars = drawing.scenery.bars[controller] else { return }
    let tint = drawing.documentTint
    let insets = drawing.safeArea(under: bars)
    let object = drawing.document.objects[controller]
    if bars.contains(.navigationBar), insets.top > 0 {
      let frame = LayoutFrame(x: 0, y: 0, width: bounds.width, height: insets.top)
      drawBarBackground(frame, nil, edge: frame.height)
      let large = bars.contains(.largeTitle) ? 52.0 : 0
      // Phones on their side have a bar of 32 points.
      let height = min(44, insets.top - large)
      let row = LayoutFrame(x: 0, y: insets.top - large - height, width: bounds.width, height: height)
      if let item = drawing.objects(in: object).first(where: { $0.element == "navigationItem" }) {
        drawNavigationItem(item, in: row, tint: tint, isTitleLarge: large > 0)
      }
    }
    if bars.contains(.tabBar) {
      let frame = LayoutFrame(x: 0, y: bounds.height - insets.bottom, width: bounds.width, height: insets.bottom)
      drawBarBackground(frame, nil, edge: 0)
      let (items, selected) = drawing.tabBarItems(showing: controller)
      drawTabBarItems(items, selected: selected, in: frame, tint: tint)
    } else if bars.contains(.toolbar) {
      let frame = LayoutFrame(x: 0, y: bounds.height - insets.bottom, width: bounds.width, height: insets.bottom)
      drawBarBackground(frame, nil, edge: 0)
      let items = drawing.objects(in: object).filter { $0.role == .member(of: "toolbarItems") }
      drawToolbarItems(items, in: LayoutFrame(x: 0, y: frame.y, width: frame.width, height: 44), tint: tint)
    }
  }

  /// The system's own things, faintly.
  private mutating func drawSystemParts(_ bounds: LayoutFrame) {
    let device = drawing.layout.device
    guard device.idiom != .tv, device != .squareCanvas else { return }
    let isLandscape = drawing.layout.orientation == "landscape"
    canvas.open([("opacity", "0.4"), ("pointer-events", "none")])
    if !(isLandscape && device.idiom == .phone) {
      let height = homeIndicatorHeight > 0 && device.idiom == .phone ? 44.0 : 20
      let side = height > 20 ? 24.0 : 8
      TextBlock("9:41", style(height > 20 ? 15 : 12, weight: "semibold", known(.label)))
        .draw(in: LayoutFrame(x: side, y: 0, width: 60, height: height), &canvas)
      let battery = LayoutFrame(x: bounds.width - side - 24, y: height / 2 - 5.5, width: 22, height: 11)
      canvas.rect(battery, radius: 3, fill: nil, stroke: known(.label))
      canvas.rect(battery.inset(x: 2, y: 2), radius: 1.5, fill: known(.label))
    }
    if homeIndicatorHeight > 0 {
      let width = min(bounds.width * 0.36, 140)
      canvas.rect(
        LayoutFrame(x: bounds.midX - width / 2, y: bounds.height - 13, width: width, height: 5), radius: 2.5,
        fill: known(.label))
    }
    canvas.close()
  }

  private var homeIndicatorHeight: Double {
    drawing.layout.device.safeArea(orientation: "portrait", era: .latest, fidelity: .device).bottom
  }
}

extension Drawing {
  /// The items of the tab bar that a controller is shown under, and the place of its own.
  fileprivate func tabBarItems(showing controller: ObjectIndex) -> (items: [InterfaceObject], selected: Int) {
    let own = (objects(in: document.objects[controller]).filter { $0.element == "tabBarItem" }, 0)
    guard let tab = scenery.tabs[controller] else { return own }
    for container in document.objects where container.element == "tabBarController" {
      let tabs = shownControllers(of: container).filter { tabBarItem(of: $0) != nil }
      guard let selected = tabs.firstIndex(where: { $0.index == tab }) else { continue }
      return (tabs.compactMap(tabBarItem), selected)
    }
    return own
  }

  /// The items of a tab bar controller's bar.
  func tabBarItems(of container: InterfaceObject) -> [InterfaceObject] {
    shownControllers(of: container).compactMap(tabBarItem)
  }

  private func tabBarItem(of controller: InterfaceObject) -> InterfaceObject? {
    objects(in: controller).first { $0.element == "tabBarItem" }
  }

  private func shownControllers(of container: InterfaceObject) -> [InterfaceObject] {
    container.connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.kind == .relationship else { return nil }
      return document.object(withID: connection.destination.id)
    }
  }
}
