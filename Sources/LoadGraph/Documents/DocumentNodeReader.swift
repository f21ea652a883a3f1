import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Takes from a document what the load graph needs.
struct DocumentNodeReader {
  private let document: InterfaceDocument
  private let catalog: Catalog

  init(_ document: InterfaceDocument, _ catalog: Catalog) {
    self.document = document
    self.catalog = catalog
  }

  /// What an object says of its class; nil where it has no custom one.
  func mention(_ object: InterfaceObject) -> ClassMention? {
    // Only what has a class costs a look at its position.
    guard object.customClass != nil else { return nil }
    let element = catalog[object.element]
    let kind: ClassMention.Kind =
      switch element?.objectKind {
      case .view: .view
      case .controller: .controller
      default: .other
      }
    return ClassMention(object, in: document, kind: kind, baseClass: element?.className ?? "NSObject")
  }

  /// The objects with a custom class that loading makes.
  func instantiated(_ objects: some Sequence<ObjectIndex>) -> [ClassMention] {
    objects.compactMap { index in
      let object = document.objects[index]
      return object.isPlaceholder ? nil : mention(object)
    }
  }

  /// The messages that the document has sent.
  func actions() -> [ActionMention] {
    document.objects.lazy.flatMap(\.connections).compactMap { ActionMention($0, in: document) }
  }

  // MARK: Scenes

  /// The scenes that have a controller.
  func scenes() -> [SceneNode] {
    let members = objectsByScene()
    return document.scenes.enumerated().compactMap { place, scene in
      guard let controller = controller(of: scene) else { return nil }
      return node(scene, controller: document.objects[controller], members: members[place])
    }
  }

  private func controller(of scene: InterfaceScene) -> ObjectIndex? {
    scene.objects.first { catalog[document.objects[$0].element]?.objectKind == .controller }
  }

  /// The objects of each scene, those within others included.
  private func objectsByScene() -> [[ObjectIndex]] {
    var scenes: [Int?] = Array(repeating: nil, count: document.objects.count)
    for (place, scene) in document.scenes.enumerated() {
      for index in scene.objects { scenes[index] = place }
    }
    var members: [[ObjectIndex]] = Array(repeating: [], count: document.scenes.count)
    for object in document.objects {
      // Parents come before their children.
      if let parent = object.parent { scenes[object.index] = scenes[parent] }
      if let scene = scenes[object.index] { members[scene].append(object.index) }
    }
    return members
  }

  private func node(_ scene: InterfaceScene, controller: InterfaceObject, members: [ObjectIndex]) -> SceneNode {
    let identifier = controller["storyboardIdentifier"]
    return SceneNode(
      controllerID: controller.id, identifier: identifier,
      name: controller.userLabel ?? controller.customClass?.name ?? identifier ?? controller["title"]
        ?? controller.element,
      position: document.source.position(at: controller.range.start), controller: mention(controller),
      instantiated: instantiated(members.lazy.filter { $0 != controller.index }),
      links: members.flatMap { document.objects[$0].connections.compactMap(link) },
      isInitial: controller.id != nil && document.initialViewController?.id == controller.id)
  }

  private func link(_ connection: Connection) -> SceneNode.Link? {
    guard case .segue(let segue) = connection.kind else { return nil }
    let kind: SceneNode.Link.Kind
    switch segue.kind {
    case .embed: kind = .embed
    case .relationship: kind = .relationship(segue.relationship ?? "")
    default: return nil
    }
    guard let target = document.object(withID: connection.destination.id),
      let destination = destination(target)
    else { return nil }
    return SceneNode.Link(
      kind: kind, destination: destination, position: document.source.position(at: connection.range.start),
      connectionID: connection.id, hasCreationMethod: segue["destinationCreationSelector"] != nil)
  }

  private func destination(_ target: InterfaceObject) -> SceneNode.Link.Destination? {
    guard target.element == "viewControllerPlaceholder" else { return target.id.map { .controller($0) } }
    // What another bundle has isn't known.
    guard (target["bundleIdentifier"] ?? "").isEmpty else { return nil }
    return .reference(storyboard: target["storyboardName"], identifier: target["referencedIdentifier"])
  }
}
