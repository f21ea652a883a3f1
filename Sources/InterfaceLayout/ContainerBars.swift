import InterfaceModel
import LayoutMetrics

/// The bars that containers put over the controllers of a storyboard.
struct ContainerBars {
  /// The bars of each controller that a container shows.
  private(set) var bars: [ObjectIndex: ScreenBars] = [:]
  /// The tab that each controller below a tab bar belongs to: the controller that the tab bar controller shows.
  private(set) var tabs: [ObjectIndex: ObjectIndex] = [:]
  private let document: InterfaceDocument
  private let segues: ControllerSegues

  init(_ document: InterfaceDocument, _ segues: ControllerSegues) {
    self.document = document
    self.segues = segues
    guard !segues.isEmpty else { return }
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
    var pending = segues.targets(
      of: container.index, kinds: isNavigation ? [.relationship, .show, .push] : [.relationship]
    )
    .reversed().map { (index: $0, tab: $0, isBelowLargeTitle: prefersLargeTitles) }
    var seen: Set<ObjectIndex> = [container.index]
    while let (index, tab, isBelowLargeTitle) = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      if !isNavigation, tabs[index] == nil { tabs[index] = tab }
      let controller = document.objects[index]
      var added = bar
      let isLarge = prefersLargeTitles && hasLargeTitle(controller, inherited: isBelowLargeTitle)
      if isLarge { added.insert(.largeTitle) }
      if controller["hidesBottomBarWhenPushed"] == "YES" { added.subtract([.tabBar, .toolbar]) }
      bars[index, default: []].formUnion(added)
      let isContainer = controller.element == "navigationController" || controller.element == "tabBarController"
      let next = segues.targets(of: controller.index, kinds: isContainer ? [.relationship] : [.show, .push])
      pending += next.reversed().map { ($0, tab, isLarge) }
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
}
