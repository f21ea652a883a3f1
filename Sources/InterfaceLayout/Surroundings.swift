import InterfaceModel
import LayoutMetrics

/// Finds what lies around the root views of a document: the screen, and the bars of the containers that show them.
struct Surroundings {
  private let context: LayoutContext
  private let barsOfController: [ObjectIndex: ScreenBars]

  init(_ context: LayoutContext) {
    self.context = context
    barsOfController = ContainerBars(context.document).bars
  }

  /// The surroundings of a root view.
  func root(_ node: Int) -> RootSurroundings {
    let object = context.object(node)
    let controller = object.parent.map { context.document.objects[$0] }
    let isControllerView = controller != nil && object.role == .keyed("view")
    let screen = context.device.size(orientation: context.orientation)
    let full = LayoutFrame(x: 0, y: 0, width: screen.width, height: screen.height)
    var surroundings = RootSurroundings(
      frame: context.tree.nodes[node].stored ?? full, safeArea: .zero, isControllerView: isControllerView)
    if !context.isOwnDevice, isControllerView || fillsOwnScreen(node) { surroundings.frame = full }
    surroundings.safeArea = safeArea(of: object, controller: isControllerView ? controller : nil, surroundings.frame)
    return surroundings
  }

  private func fillsOwnScreen(_ node: Int) -> Bool {
    guard let stored = context.tree.nodes[node].stored, context.object(node).element == "view" else { return false }
    let own = LayoutDevice.device(of: context.document)
      .size(orientation: context.document.device?.orientation ?? "portrait")
    return stored.width == own.width && stored.height == own.height
  }

  private func safeArea(
    of object: InterfaceObject, controller: InterfaceObject?, _ frame: LayoutFrame
  ) -> EdgeInsets {
    if object.element == "tableViewCell" { return .zero }
    guard let controller else {
      return context.device.safeArea(
        orientation: context.orientation, era: context.era, fidelity: context.fidelity)
    }
    var bars = barsOfController[controller.index] ?? []
    bars.formUnion(Self.simulatedBars(controller))
    return context.device.safeArea(
      orientation: context.orientation, bars: bars, era: context.era, fidelity: context.fidelity)
  }

  private static func simulatedBars(_ controller: InterfaceObject) -> ScreenBars { [] }
}
