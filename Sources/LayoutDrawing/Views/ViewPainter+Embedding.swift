import InterfaceLayout
import InterfaceModel

extension ViewPainter {
  /// A view that shows another scene: the scene as it is drawn by itself, or its title where it can't be shown.
  mutating func drawContainer(_ view: DrawnView) {
    canvas.rect(view.bounds, fill: known(.quaternarySystemFill))
    if let root = shownRoot(view.place), let origin = rootOrigins[root], drawnScenes(in: root) != nil {
      canvas.openClip(view.bounds)
      canvas.use("v\(root)", from: origin)
      canvas.close()
    } else {
      let destination = view.object.connections.first { if case .segue = $0.kind { true } else { false } }
        .flatMap { drawing.document.object(withID: $0.destination.id) }
      drawCaption(destination.map(drawing.sceneTitle) ?? "Container", in: view.bounds, paint: known(.systemGray))
    }
    canvas.rect(
      view.bounds.inset(x: 0.5, y: 0.5), fill: nil, stroke: known(.systemGray3), also: [("stroke-dasharray", "6 4")])
  }

  private func shownRoot(_ container: Int) -> Int? {
    drawing.scenery.rootsOfContainers[drawing.layout.views[container].object].flatMap { drawing.viewOfObject[$0] }
  }

  /// How often scenes are drawn where a root is shown, itself counted; nil where a scene shows itself, and where that would be
  /// too often to be of use: scenes that each show the next one twice soon are thousands.
  private func drawnScenes(in root: Int, within outer: [Int] = []) -> Int? {
    guard !outer.contains(root) else { return nil }
    var count = 1
    for container in containers(in: root) {
      guard let shown = shownRoot(container) else { continue }
      guard let inner = drawnScenes(in: shown, within: outer + [root]) else { return nil }
      count += inner
      if count > 40 { return nil }
    }
    return count
  }

  private func containers(in view: Int) -> [Int] {
    let isContainer = drawing.object(view).element == "containerView"
    return (isContainer ? [view] : []) + drawing.children[view].flatMap(containers)
  }
}
