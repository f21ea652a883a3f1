import InterfaceLayout
import InterfaceModel
import LayoutMetrics
import MarkupWriting

/// Where the scenes of a document lie in its picture.
struct PicturePlan {
  /// The scenes, in the document's order.
  private(set) var panels: [Panel] = []
  /// The picture's size.
  private(set) var size = Extent(width: 0, height: 0)
  /// The frame of each view in the picture; nil for one that isn't to be seen, or that a bar places.
  private(set) var frames: [LayoutFrame?]
  private let drawing: Drawing

  /// Lays out the picture of a document.
  init(_ drawing: Drawing) {
    self.drawing = drawing
    frames = Array(repeating: nil, count: drawing.layout.views.count)
    panels = drawing.document.kind == .storyboard ? scenePanels() : viewPanels()
    arrange()
    for panel in panels {
      for root in panel.roots { place(root.view, x: panel.frame.x + root.x, y: panel.frame.y + root.y) }
    }
  }

  /// Where each root view is drawn in its panel, by its place in the layout.
  var rootOrigins: [Int: (x: Double, y: Double)] {
    let origins = panels.flatMap(\.roots).map { ($0.view, (x: $0.x, y: $0.y)) }
    return Dictionary(origins, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Finding the panels

  private func scenePanels() -> [Panel] {
    drawing.document.scenes.flatMap { scene -> [Panel] in
      let controller = scene.objects.lazy.map { drawing.document.objects[$0] }.first { !$0.isPlaceholder }
      guard let controller, !isView(controller.index) else { return roots(of: scene).map { viewPanel($0) } }
      let own = roots(of: scene).filter { drawing.object($0).parent == controller.index }
      let others = roots(of: scene).filter { drawing.object($0).parent == nil }
      return [screenPanel(controller, roots: own)] + others.map { viewPanel($0) }
    }
  }

  private func viewPanels() -> [Panel] {
    drawing.layout.views.indices.filter { place in
      guard drawing.layout.views[place].parent == nil else { return false }
      let parent = drawing.object(place).parent.map { drawing.document.objects[$0] }
      return parent.map { !["barButtonItem", "navigationItem"].contains($0.element) } ?? true
    }.map { place in
      let controller = drawing.object(place).parent.map { drawing.document.objects[$0] }
      return controller.map { screenPanel($0, roots: [place]) } ?? viewPanel(place)
    }
  }

  private func roots(of scene: InterfaceScene) -> [Int] {
    drawing.layout.views.indices.filter { place in
      guard drawing.layout.views[place].parent == nil else { return false }
      var top = drawing.layout.views[place].object
      while let parent = drawing.document.objects[top].parent { top = parent }
      return scene.objects.contains(top)
    }
  }

  private func isView(_ object: ObjectIndex) -> Bool { drawing.viewOfObject[object] != nil }

  private func viewPanel(_ view: Int) -> Panel {
    let object = drawing.object(view)
    let frame = drawing.layout.views[view].frame
    return Panel(
      title: drawing.title(of: object), subtitle: subtitle(object, frame), controller: nil, isScreen: false,
      roots: [Panel.Root(view: view, x: 0, y: 0)],
      frame: LayoutFrame(x: 0, y: 0, width: max(frame.width, 1), height: max(frame.height, 1)))
  }

  private func screenPanel(_ controller: InterfaceObject, roots: [Int]) -> Panel {
    let screen = drawing.layout.device.size(orientation: drawing.layout.orientation)
    var panel = Panel(
      title: drawing.sceneTitle(of: controller), subtitle: "", controller: controller.index, isScreen: true,
      roots: [], frame: LayoutFrame(x: 0, y: 0, width: screen.width, height: screen.height))
    for view in roots {
      let frame = drawing.layout.views[view].frame
      let isMain = drawing.object(view).role == .keyed("view")
      let fits = frame.x >= 0 && frame.y >= 0 && frame.maxX <= screen.width + 1 && frame.maxY <= screen.height + 1
      let isLower = frame.height < screen.height - 1 && drawing.scenery.embedded.contains(controller.index)
      if isMain, !fits || frame.width < screen.width - 1 || isLower {
        panel.frame = LayoutFrame(x: 0, y: 0, width: max(frame.width, 1), height: max(frame.height, 1))
        panel.isScreen = false
      }
      panel.roots.append(
        Panel.Root(view: view, x: fits && panel.isScreen ? frame.x : 0, y: fits && panel.isScreen ? frame.y : 0))
    }
    panel.subtitle = subtitle(controller, panel.frame)
    if panel.title == drawing.className(of: controller) { panel.subtitle = Self.words(panel.frame) }
    return panel
  }

  private func subtitle(_ object: InterfaceObject, _ frame: LayoutFrame) -> String {
    "\(drawing.className(of: object)) · \(Self.words(frame))"
  }

  private static func words(_ frame: LayoutFrame) -> String {
    "\(NumberText.short(frame.width)) × \(NumberText.short(frame.height))"
  }

  // MARK: Placing them

  /// Rows that are about half again as wide as high, for panels that are mostly higher than wide.
  private mutating func arrange() {
    let margin = 40.0
    let title = 44.0
    let columns = panels.count <= 4 ? panels.count : max(Int((Double(panels.count) * 3).squareRoot().rounded(.up)), 4)
    var y = margin
    for start in stride(from: 0, to: panels.count, by: max(columns, 1)) {
      let row = start..<min(start + columns, panels.count)
      var x = margin
      for place in row {
        panels[place].frame = panels[place].frame.moved(x: x, y: y + title)
        x += max(panels[place].frame.width, 120) + margin
      }
      size.width = max(size.width, x)
      y += title + (row.map { panels[$0].frame.height }.max() ?? 0) + margin
    }
    size = Extent(width: max(size.width, 2 * margin), height: max(y, 2 * margin))
  }

  private mutating func place(_ view: Int, x: Double, y: Double) {
    guard !drawing.isUninstalled(view) else { return }
    let frame = drawing.layout.views[view].frame
    frames[view] = LayoutFrame(x: x, y: y, width: frame.width, height: frame.height)
    let shift = drawing.contentShift(of: view)
    for child in drawing.children[view] {
      let childFrame = drawing.layout.views[child].frame
      place(child, x: x + childFrame.x, y: y + childFrame.y + shift)
    }
  }
}
