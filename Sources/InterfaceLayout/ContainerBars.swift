import InterfaceModel
import LayoutMetrics

/// The bars that containers put over the controllers of a storyboard.
struct ContainerBars {
  /// The bars of each controller that a container shows.
  private(set) var bars: [ObjectIndex: ScreenBars] = [:]
  private let document: InterfaceDocument
  private let seguesOfController: [ObjectIndex: [(kind: Segue.Kind, destination: String)]]

  init(_ document: InterfaceDocument) {
    self.document = document
    seguesOfController = document.kind == .storyboard ? Self.segues(document) : [:]
    guard !seguesOfController.isEmpty else { return }
    let containers = document.objects.filter { ["navigationController", "tabBarController"].contains($0.element) }
    for container in containers { spread(from: container) }
  }

  /// Hands a container's bar on to the controllers that it shows, and to those that are pushed from there.
  private mutating func spread(from container: InterfaceObject) {
    var bar: ScreenBars = container.element == "tabBarController" ? .tabBar : .navigationBar
    if bar == .navigationBar, container["navigationBarHidden"] == "YES" { bar = [] }
    if container["toolbarHidden"] == "NO" { bar.insert(.toolbar) }
    guard !bar.isEmpty else { return }
    let isNavigation = container.element == "navigationController"
    let prefersLargeTitles = isNavigation && navigationBar(of: container)?["largeTitles"] == "YES"
    var pending = targets(of: container, kinds: isNavigation ? [.relationship, .show, .push] : [.relationship])
      .map { (index: $0, isBelowLargeTitle: prefersLargeTitles) }
    var seen: Set<ObjectIndex> = [container.index]
    while let (index, isBelowLargeTitle) = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      let controller = document.objects[index]
      var added = bar
      let isLarge = prefersLargeTitles && hasLargeTitle(controller, inherited: isBelowLargeTitle)
      if isLarge { added.insert(.largeTitle) }
      if controller["hidesBottomBarWhenPushed"] == "YES" { added.subtract([.tabBar, .toolbar]) }
      bars[index, default: []].formUnion(added)
      let isContainer = controller.element == "navigationController" || controller.element == "tabBarController"
      pending += targets(of: controller, kinds: isContainer ? [.relationship] : [.show, .push]).map { ($0, isLarge) }
    }
  }

  /// Whether a controller's title is shown large where the bar prefers that: `UINavigationItem.LargeTitleDisplayMode` says
  /// so, and `automatic` takes over what the controller before it has.
  private func hasLargeTitle(_ controller: InterfaceObject, inherited: Bool) -> Bool {
    switch child(of: controller, keyed: "navigationItem")?["largeTitleDisplayMode"] {
    case "never": false
    case "always": true
    default: inherited
    }
  }

  private func navigationBar(of container: InterfaceObject) -> InterfaceObject? {
    child(of: container, keyed: "navigationBar")
  }

  private func child(of object: InterfaceObject, keyed key: String) -> InterfaceObject? {
    object.children.lazy.map { document.objects[$0] }.first { $0.role == .keyed(key) }
  }

  private func targets(of controller: InterfaceObject, kinds: Set<Segue.Kind>) -> [ObjectIndex] {
    (seguesOfController[controller.index] ?? []).compactMap { segue in
      kinds.contains(segue.kind) ? document.object(withID: segue.destination)?.index : nil
    }
  }

  /// Segues start at a controller, or at any view or bar item in it.
  private static func segues(_ document: InterfaceDocument) -> [ObjectIndex: [(kind: Segue.Kind, destination: String)]]
  {
    var segues: [ObjectIndex: [(kind: Segue.Kind, destination: String)]] = [:]
    for object in document.objects {
      for connection in object.connections {
        guard case .segue(let segue) = connection.kind else { continue }
        var top = object
        while let parent = top.parent { top = document.objects[parent] }
        segues[top.index, default: []].append((segue.kind, connection.destination.id))
      }
    }
    return segues
  }
}
