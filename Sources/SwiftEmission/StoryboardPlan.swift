import InterfaceModel
import UIKitCatalog

/// A storyboard's scenes, and how code makes their controllers.
struct StoryboardPlan {
  /// The name of the type that stands for the storyboard.
  let name: String
  /// The storyboard's file name without its extension.
  private let documentName: String
  private let input: EmissionInput
  /// The names of the scenes' types, by their controllers.
  private var scenes: ObjectTable<String>
  /// The scenes' controllers, in the document's order.
  let controllers: [ObjectIndex]
  /// The segues of each scene, by its controller.
  private var segues: ObjectTable<SceneSegues>
  /// The controllers whose scenes have views to load.
  private let loading: Set<ObjectIndex>
  /// The prototypes of the scenes' tables and collections, by their roots.
  private var prototypes: ObjectTable<EmissionUnit>
  /// The controllers that a method of a segue's source may make.
  private var createdBySegueActions: Set<ObjectIndex> = []

  /// Looks at the scenes among the units of a document.
  init(_ input: EmissionInput, units: [EmissionUnit], documentName: String) {
    self.input = input
    self.documentName = documentName
    name = Self.name(ofStoryboard: documentName)
    scenes = ObjectTable(input.document)
    var controllers: [ObjectIndex] = []
    loading = Set(units.filter { $0.kind == .scene && !$0.objects.isEmpty }.compactMap(\.owner))
    for unit in units where unit.kind == .scene {
      guard let controller = unit.owner else { continue }
      scenes[controller] = unit.name
      controllers.append(controller)
    }
    self.controllers = controllers
    prototypes = ObjectTable(input.document)
    for unit in units where unit.kind == .prototype {
      for root in unit.topLevel { prototypes[root] = unit }
    }
    segues = ObjectTable(input.document)
    for controller in controllers {
      let members = units.filter { $0.owner == controller }.flatMap { $0.controllerObjects + $0.objects }
      segues[controller] = SceneSegues(of: ([controller] + members).map { input.document.objects[$0] }) {
        destinationName($0)
      }
    }
    for index in document.objects.indices {
      for connection in document.objects[index].connections {
        guard case .segue(let segue) = connection.kind, segue["destinationCreationSelector"] != nil,
          let destination = controller(at: connection.destination)
        else { continue }
        createdBySegueActions.insert(destination)
      }
    }
  }

  /// The name of the type that stands for a storyboard: each file that mentions the storyboard knows it.
  static func name(ofStoryboard documentName: String) -> String {
    let name = SwiftIdentifier.upperCamelCase(documentName) ?? "Interface"
    return name.hasSuffix("Storyboard") ? name : name + "Storyboard"
  }

  private var document: InterfaceDocument { input.document }

  /// The name of the type that stands for a controller's scene.
  func scene(of controller: ObjectIndex) -> String? { scenes[controller] }

  /// The segues of a controller's scene.
  func segues(of controller: ObjectIndex) -> SceneSegues? { segues[controller] }

  /// The unit of a prototype; nil where the object is none.
  func prototype(_ root: ObjectIndex) -> EmissionUnit? { prototypes[root] }

  /// Whether a scene's table has static sections that its controller serves.
  func servesStaticCells(_ controller: ObjectIndex) -> Bool {
    document.objects[controller].element == "tableViewController"
      && document.objects[controller].children.contains { child in
        document.objects[child].children.contains { document.objects[$0].element == "tableViewSection" }
      }
  }

  /// Whether a method of a segue's source may make a controller.
  func isCreatedBySegueAction(_ controller: ObjectIndex) -> Bool { createdBySegueActions.contains(controller) }

  /// Whether a controller's scene has a view to load.
  func loadsViews(_ controller: ObjectIndex) -> Bool { loading.contains(controller) }

  /// Whether code may perform segues of a controller's scene by their identifiers.
  func performsSegues(_ controller: ObjectIndex) -> Bool {
    segues[controller]?.all.contains { segue in
      segue.isPerformable && !(segue.segue.identifier ?? "").isEmpty && canPerform(segue)
    } ?? false
  }

  /// Whether a segue leads to what code can make or go back to.
  func canPerform(_ segue: SceneSegue) -> Bool {
    if segue.segue.kind == .unwind { return segue.segue.unwindAction != nil }
    return instantiation(of: segue.connection.destination) != nil
  }

  /// What a segue's function calls what the segue leads to.
  private func destinationName(_ reference: ObjectReference) -> String {
    if let scene = controller(at: reference).flatMap({ scenes[$0] }) {
      return scene.hasSuffix("Scene") ? String(scene.dropLast("Scene".count)) : scene
    }
    let object = document.object(withID: reference.id)
    return (object?["referencedIdentifier"] ?? object?["storyboardName"]).flatMap(SwiftIdentifier.upperCamelCase)
      ?? "Destination"
  }

  /// The class of a controller.
  func type(of controller: ObjectIndex) -> String {
    let object = document.objects[controller]
    return object.customClass?.name ?? input.catalog.frameworkClass(of: object)
  }

  /// The controller with a storyboard identifier.
  private func controller(withIdentifier identifier: String) -> ObjectIndex? {
    controllers.first { document.objects[$0]["storyboardIdentifier"] == identifier }
  }

  // MARK: Where references lead

  /// The scene of this storyboard that a reference leads to, directly or through a placeholder.
  func controller(at reference: ObjectReference?) -> ObjectIndex? {
    guard let reference, let object = document.object(withID: reference.id) else { return nil }
    guard object.element == "viewControllerPlaceholder" else { return scenes[object.index] == nil ? nil : object.index }
    guard isLocal(object), (object["storyboardName"] ?? documentName) == documentName else { return nil }
    if let identifier = object["referencedIdentifier"] { return controller(withIdentifier: identifier) }
    // A placeholder that leads to the start of its own storyboard leads to no other placeholder.
    let start = document.initialViewController.flatMap { document.object(withID: $0.id) }
    return start.flatMap { scenes[$0.index] == nil ? nil : $0.index }
  }

  private func isLocal(_ placeholder: InterfaceObject) -> Bool { (placeholder["bundleIdentifier"] ?? "").isEmpty }

  /// The expression that makes the controller that a reference leads to; nil where it leads to none. `creator` is what
  /// makes a controller of this storyboard from a coder.
  func instantiation(of reference: ObjectReference?, creator: String? = nil) -> String? {
    if let controller = controller(at: reference), let scene = scenes[controller] {
      return "\(scene).instantiate(\(creator.map { "creator: \($0)" } ?? ""))"
    }
    guard let reference, let object = document.object(withID: reference.id), creator == nil,
      object.element == "viewControllerPlaceholder", let storyboard = object["storyboardName"], !storyboard.isEmpty
    else { return nil }
    let identifier = object["referencedIdentifier"].map(SwiftLiteral.string)
    guard isLocal(object) else {
      let bundle = SwiftLiteral.string(object["bundleIdentifier"] ?? "")
      let foreign = "UIStoryboard(name: \(SwiftLiteral.string(storyboard)), bundle: Bundle(identifier: \(bundle)))"
      return identifier.map { "\(foreign).instantiateViewController(withIdentifier: \($0))" }
        ?? "\(foreign).instantiateInitialViewController() ?? UIViewController()"
    }
    let type = Self.name(ofStoryboard: storyboard)
    return identifier.map { "\(type).instantiateViewController(withIdentifier: \($0))" }
      ?? "\(type).instantiateInitialViewController()"
  }

  // MARK: Relationships

  /// The relationships of a controller, in the document's order.
  func relationships(of controller: ObjectIndex) -> [(segue: Segue, connection: Connection)] {
    document.objects[controller].connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.kind == .relationship else { return nil }
      return (segue, connection)
    }
  }

  /// The diagnostics of controllers that are made with themselves in them: making one never ends.
  func recursions() -> [EmissionDiagnostic] {
    var search = RecursionSearch(edges: heldControllers())
    return search.cycles(from: controllers).compactMap { cycle in
      guard let start = cycle.last?.target else { return nil }
      let path = ([start] + cycle.map(\.target)).map(describe).joined(separator: " → ")
      return EmissionDiagnostic(
        severity: .error, id: "recursive_embed",
        message: "loading \(describe(start)) makes another one of it, without end: \(path)",
        range: cycle[0].connection.range)
    }
  }

  private func describe(_ controller: ObjectIndex) -> String { scenes[controller] ?? type(of: controller) }

  /// The controllers that are made once a controller is: those of relationships, and of its container views.
  private func heldControllers() -> ObjectTable<[RecursionSearch.Edge]> {
    var held = ObjectTable<[RecursionSearch.Edge]>(document)
    for object in document.objects {
      for connection in object.connections {
        guard Self.makesHeldController(connection), let target = controller(at: connection.destination),
          let holder = document.scene(of: object.index)?.objects.first(where: { scenes[$0] != nil })
        else { continue }
        held[holder, default: []].append(RecursionSearch.Edge(target: target, connection: connection))
      }
    }
    return held
  }

  private static func makesHeldController(_ connection: Connection) -> Bool {
    guard case .segue(let segue) = connection.kind else { return false }
    return segue.kind == .relationship || segue.kind == .embed
  }
}
