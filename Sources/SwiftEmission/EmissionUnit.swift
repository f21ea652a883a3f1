import InterfaceModel

/// What is loaded together: a nib, a scene of a storyboard, or a prototype cell. Each becomes a structure.
///
/// Interface Builder compiles each of them to a nib of its own.
struct EmissionUnit {
  /// What is loaded.
  enum Kind {
    case nib, scene, prototype
  }

  /// What is loaded.
  var kind: Kind
  /// The structure's name.
  var name: String
  /// What the structure is, for its documentation.
  var title: String
  /// The object that stands for the one that loads it: File's Owner, or the scene's controller.
  var owner: ObjectIndex?
  /// The objects that loading makes, holders before what they hold.
  var objects: [ObjectIndex]
  /// The top-level objects among them.
  var topLevel: [ObjectIndex]
}
