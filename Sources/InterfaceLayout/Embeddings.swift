import InterfaceModel

/// Which container views of a storyboard show which controllers, as embed segues say.
struct Embeddings {
  /// Where a controller is shown.
  struct Place {
    /// The container view.
    var container: ObjectIndex
    /// Whether a navigation or tab bar controller in the container shows it, rather than the container itself.
    var isBelowBars: Bool
  }

  /// The first container view that shows each controller.
  private(set) var places: [ObjectIndex: Place] = [:]
  /// The root view that each container view shows first.
  private(set) var rootsOfContainers: [ObjectIndex: ObjectIndex] = [:]
  private let document: InterfaceDocument
  private let segues: ControllerSegues

  init(_ document: InterfaceDocument, _ segues: ControllerSegues) {
    self.document = document
    self.segues = segues
    for object in document.objects where object.element == "containerView" {
      for connection in object.connections {
        guard case .segue(let segue) = connection.kind, segue.kind == .embed,
          let controller = document.object(withID: connection.destination.id)
        else { continue }
        spread(Place(container: object.index, isBelowBars: false), to: controller.index)
        rootsOfContainers[object.index] = root(shownBy: controller.index)
      }
    }
  }

  /// What a container controller shows, and what is pushed there, is as large as the container.
  private mutating func spread(_ place: Place, to first: ObjectIndex) {
    var pending = [(first, place)]
    while let (index, place) = pending.popLast() {
      guard places[index] == nil else { continue }
      places[index] = place
      let below = Place(container: place.container, isBelowBars: true)
      switch document.objects[index].element {
      case "navigationController", "tabBarController":
        pending += segues.targets(of: index, kinds: [.relationship]).map { ($0, below) }
      default:
        guard place.isBelowBars else { continue }
        pending += segues.targets(of: index, kinds: [.show, .push]).map { ($0, below) }
      }
    }
  }

  /// The view of a controller, or of the first one that a container controller shows.
  private func root(shownBy controller: ObjectIndex) -> ObjectIndex? {
    var seen: Set<ObjectIndex> = []
    var next: ObjectIndex? = controller
    while let index = next, seen.insert(index).inserted {
      let children = document.objects[index].children
      if let view = children.first(where: { document.objects[$0].role == .keyed("view") }) { return view }
      next = segues.targets(of: index, kinds: [.relationship]).first
    }
    return nil
  }

  /// The roots in an order in which a container view comes before what it shows; where scenes show each other, the document's
  /// order decides.
  func order(of roots: [Int], in tree: ViewTree) -> [Int] {
    var ordered: [Int] = []
    var seen: Set<Int> = []
    for root in roots {
      var chain: [Int] = []
      var next: Int? = root
      while let place = next, seen.insert(place).inserted {
        chain.append(place)
        next = container(ofRoot: place, in: tree).map { tree.nodes[$0].root }
      }
      ordered += chain.reversed()
    }
    return ordered
  }

  /// The container view that shows a root; nil for one that none shows.
  func container(ofRoot root: Int, in tree: ViewTree) -> Int? {
    place(ofRoot: root, in: tree).flatMap { tree.node(of: $0.container) }
  }

  /// Where a root is shown; nil for one that isn't the view or the bar of an embedded controller.
  func place(ofRoot root: Int, in tree: ViewTree) -> Place? {
    let object = document.objects[tree.nodes[root].object]
    guard case .keyed(let key) = object.role, ["view", "navigationBar", "toolbar", "tabBar"].contains(key),
      let controller = object.parent
    else { return nil }
    return places[controller]
  }
}
