/// A node of the graph in which cycles are looked for.
enum LoadVertex: Hashable {
  /// A nib, by its place among the documents.
  case nib(Int)
  /// A scene, by the places of its storyboard and of itself in it.
  case scene(Int, Int)
  /// An object of a nib, by the places of the nib and of itself in it.
  case object(Int, Int)
  /// An object of a scene: its controller at -1, others by their places.
  case sceneObject(Int, Int, Int)
  /// An object that code makes.
  case made(Making)
}
