import InterfaceModel

/// What is loaded together: a nib, a scene of a storyboard, or a prototype cell. Each becomes a structure.
///
/// Interface Builder compiles each of them to a nib of its own.
struct EmissionUnit {
  /// What is loaded.
  enum Kind {
    case nib, prototype
    /// A scene's views.
    case scene
    /// A scene's controller, with what it has before its views are loaded.
    case controller
    /// A component of the view language: a class whose objects are in the structure's place.
    case component
  }

  /// What is loaded.
  var kind: Kind
  /// The structure's name.
  var name: String
  /// What the structure is, for its documentation.
  var title: String
  /// The object that stands for the one that loads it: File's Owner, or the scene's controller; for a component its view.
  var owner: ObjectIndex?
  /// The objects that loading makes, holders before what they hold.
  var objects: [ObjectIndex]
  /// The top-level objects among them.
  var topLevel: [ObjectIndex]
  /// For a scene: the objects that its controller has before its views are loaded, such as items of bars.
  var controllerObjects: [ObjectIndex] = []
  /// For a scene and its controller: the objects that are loaded with the views.
  private(set) var viewObjects: Set<ObjectIndex> = []

  /// The objects that the code builds, holders before what they hold: with a component, its view too.
  var builtObjects: [ObjectIndex] { builtOwner.map { [$0] + objects } ?? objects }

  /// The owner, where the code builds it as well: a component's view; nil for other units.
  var builtOwner: ObjectIndex? { kind == .component ? owner : nil }

  /// Makes a unit.
  init(
    kind: Kind, name: String, title: String, owner: ObjectIndex?, objects: [ObjectIndex], topLevel: [ObjectIndex],
    controllerObjects: [ObjectIndex] = []
  ) {
    self.kind = kind
    self.name = name
    self.title = title
    self.owner = owner
    self.objects = objects
    self.topLevel = topLevel
    self.controllerObjects = controllerObjects
    if kind == .scene { viewObjects = Set(objects) }
  }

  /// A scene's controller as a unit of its own.
  var controller: EmissionUnit {
    var unit = EmissionUnit(
      kind: .controller, name: name, title: title, owner: owner, objects: controllerObjects, topLevel: [])
    unit.viewObjects = viewObjects
    return unit
  }
}
