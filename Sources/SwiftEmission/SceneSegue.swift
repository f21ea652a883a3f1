import InterfaceModel

/// A segue of a scene, with the function that performs it.
struct SceneSegue {
  /// What the document says of it.
  var segue: Segue
  /// The connection that it is.
  var connection: Connection
  /// The function's name.
  var function: String

  /// Whether code may ask for it by its identifier: it's there when the scene is loaded, and isn't performed then.
  var isPerformable: Bool { segue.kind != .embed }
}
