import InterfaceModel
import LayoutMetrics

/// Finds what lies around the root views of a document: the screen, and the bars of the containers that show them.
struct Surroundings {
  private let context: LayoutContext
  private let barsOfController: [ObjectIndex: ScreenBars]
  private let embeddings: Embeddings

  init(_ context: LayoutContext) {
    self.context = context
    let segues = ControllerSegues(context.document)
    barsOfController = ContainerBars(context.document, segues).bars
    embeddings = Embeddings(context.document, segues)
  }

  /// The root views, those with a container view before those that it shows.
  var roots: [Int] { embeddings.order(of: context.tree.roots, in: context.tree) }

  /// The container view that decides how large a root view is; nil where its frame is known without one.
  func container(ofRoot node: Int) -> Int? {
    context.isOwnDevice ? nil : embeddings.container(ofRoot: node, in: context.tree)
  }

  /// The surroundings of a root view that a container view shows.
  ///
  /// - Parameter room: the container view's bounds, and the part of the safe area that lies over it
  func root(_ node: Int, in room: RootSurroundings) -> RootSurroundings {
    var room = room
    guard let controller = context.object(node).parent.map({ context.document.objects[$0] }) else { return room }
    if let bar = barFrame(context.object(node), of: controller, in: room.frame, room.safeArea) {
      return RootSurroundings(frame: bar, safeArea: .zero, isControllerView: false)
    }
    guard embeddings.place(ofRoot: node, in: context.tree)?.isBelowBars == true else { return room }
    let added = roomTaken(by: barsOfController[controller.index] ?? [])
    room.safeArea.top += added.top
    room.safeArea.bottom += added.bottom
    return room
  }

  /// The surroundings of a root view on the screen.
  func root(_ node: Int) -> RootSurroundings {
    let object = context.object(node)
    let controller = object.parent.map { context.document.objects[$0] }
    let isControllerView = controller != nil && object.role == .keyed("view")
    let screen = context.device.size(orientation: context.orientation)
    let full = LayoutFrame(x: 0, y: 0, width: screen.width, height: screen.height)
    var surroundings = RootSurroundings(
      frame: context.tree.nodes[node].stored ?? full, safeArea: .zero, isControllerView: isControllerView)
    if !context.isOwnDevice, let controller, let bar = barFrame(object, of: controller, in: full, screenInsets([])) {
      surroundings.frame = bar
      return surroundings
    }
    if !context.isOwnDevice, isControllerView || fillsOwnScreen(node) { surroundings.frame = full }
    // On a device nobody knows where a view of a xib will lie that isn't as large as the screen.
    if context.isOwnDevice || surroundings.frame == full {
      surroundings.safeArea = safeArea(of: object, controller: isControllerView ? controller : nil, surroundings.frame)
    }
    return surroundings
  }

  /// Where a container's bar lies in what the container fills; nil for a view that is no such bar.
  private func barFrame(
    _ bar: InterfaceObject, of container: InterfaceObject, in room: LayoutFrame, _ safeArea: EdgeInsets
  ) -> LayoutFrame? {
    guard ["navigationController", "tabBarController"].contains(container.element) else { return nil }
    let bars: ScreenBars
    switch bar.role {
    case .keyed("navigationBar"): bars = bar["largeTitles"] == "YES" ? [.navigationBar, .largeTitle] : .navigationBar
    case .keyed("toolbar"): bars = .toolbar
    case .keyed("tabBar"): bars = .tabBar
    default: return nil
    }
    let height = roomTaken(by: bars)
    if bars.contains(.navigationBar) {
      return LayoutFrame(x: 0, y: safeArea.top, width: room.width, height: height.top)
    }
    // Those at the bottom reach under the home indicator.
    let total = height.bottom + safeArea.bottom
    return LayoutFrame(x: 0, y: room.height - total, width: room.width, height: total)
  }

  /// What bars take of a screen, besides what the system takes.
  private func roomTaken(by bars: ScreenBars) -> EdgeInsets {
    let (with, without) = (screenInsets(bars), screenInsets([]))
    return EdgeInsets(top: with.top - without.top, leading: 0, bottom: with.bottom - without.bottom, trailing: 0)
  }

  private func screenInsets(_ bars: ScreenBars) -> EdgeInsets {
    context.device.safeArea(
      orientation: context.orientation, bars: bars, era: context.era, fidelity: context.fidelity)
  }

  private func fillsOwnScreen(_ node: Int) -> Bool {
    guard let stored = context.tree.nodes[node].stored, context.object(node).element == "view" else { return false }
    if context.document.isLaunchScreen { return true }
    let own = LayoutDevice.device(of: context.document)
      .size(orientation: context.document.device?.orientation ?? "portrait")
    return stored.width == own.width && stored.height == own.height
  }

  private func safeArea(
    of object: InterfaceObject, controller: InterfaceObject?, _ frame: LayoutFrame
  ) -> EdgeInsets {
    let screen = context.device.size(orientation: context.orientation)
    if context.isOwnDevice, object["simulatedAppContext"] == "notificationCenter" { return .zero }
    if object.element == "tableViewCell" {
      guard cellHasInsets(frame, screen) else { return .zero }
    } else {
      guard isLargeEnoughForInsets(frame, isControllerView: controller != nil) else { return .zero }
    }
    var bars = controller.flatMap { barsOfController[$0.index] } ?? []
    if context.isOwnDevice {
      let metrics = (controller ?? object).simulatedMetrics
      let isFreeform = metrics["simulatedDestinationMetrics"]?.element == "freeformSimulatedSizeMetrics"
      simulate(metrics, isBesideBar: !isFreeform, in: &bars)
      if let controller, frame.width == screen.width {
        besideBars(screen.height - frame.height, isEmbedded: embeddings.places[controller.index] != nil, &bars)
      }
    }
    return screenInsets(bars)
  }

  /// The editor leaves small views without insets; from Xcode 11 on only those of xibs, and from Xcode 14 on none.
  private func isLargeEnoughForInsets(_ frame: LayoutFrame, isControllerView: Bool) -> Bool {
    let screenWidth = context.device.size(orientation: context.orientation).width
    guard context.isOwnDevice else { return true }
    return switch context.era.tools {
    case ..<14800: frame.height > 400
    case ..<21200: isControllerView || frame.height > 400 || frame.width > screenWidth
    default: true
    }
  }

  /// Whether a cell at the top of a xib has the insets of the screen.
  ///
  /// Xcode 9.3 to 10 gave them to cells about as wide as the screen of a phone without a home button (5 cells of 414 to 440
  /// points, and not to one of 602).
  private func cellHasInsets(_ frame: LayoutFrame, _ screen: Extent) -> Bool {
    guard context.isOwnDevice, (13200..<14800).contains(context.era.tools) else { return false }
    let hasHomeIndicator = context.device.safeArea(orientation: context.orientation, era: context.era).bottom > 0
    return hasHomeIndicator && frame.width >= screen.width && frame.width <= screen.width * 1.1
  }

  /// A view that is a little shorter than the screen is a sheet's, or lies below bars that aren't translucent; one that a
  /// container view shows has that view's size, which says nothing.
  private func besideBars(_ missing: Double, isEmbedded: Bool, _ bars: inout ScreenBars) {
    if context.era.hasModernControls {
      if missing > 0, missing <= 70, !isEmbedded { bars.insert(.sheet) }
    } else {
      // 20 of the status bar and 44 of the navigation bar above, 49 of the tab bar below.
      if missing == 64 || missing == 113 {
        bars.insert(.hiddenStatusBar)
        bars.remove(.navigationBar)
      }
      if missing == 49 || missing == 113 { bars.remove(.tabBar) }
    }
  }

  /// Takes over what the document says about the bars around a view. Views lie beside bars that aren't translucent.
  private func simulate(
    _ metrics: [String: SimulatedMetrics], isBesideBar: Bool, in bars: inout ScreenBars
  ) {
    if let statusBar = metrics["simulatedStatusBarMetrics"], !context.usesSafeArea {
      if statusBar.element == "nil" { bars.insert(.hiddenStatusBar) } else { bars.remove(.hiddenStatusBar) }
    }
    if let top = metrics["simulatedTopBarMetrics"] {
      bars.subtract([.navigationBar, .largeTitle, .prompt])
      if top.attributes["translucent"] == "NO", isBesideBar {
        bars.insert(.hiddenStatusBar)
      } else if top.element == "simulatedNavigationBarMetrics" {
        bars.insert(.navigationBar)
        if top.attributes["prompted"] == "YES" { bars.insert(.prompt) }
      }
    }
    if let bottom = metrics["simulatedBottomBarMetrics"] {
      bars.subtract([.toolbar, .tabBar])
      guard bottom.attributes["translucent"] != "NO" else { return }
      if bottom.element == "simulatedToolbarMetrics" { bars.insert(.toolbar) }
      if bottom.element == "simulatedTabBarMetrics" { bars.insert(.tabBar) }
    }
  }
}
