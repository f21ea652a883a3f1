import XMLSyntax

/// A scene of a storyboard.
public struct InterfaceScene: Sendable {
  /// The scene's id.
  public var id: String?
  /// The top-level objects, in the document's order; the controller is one of them.
  public var objects: [ObjectIndex]
  /// The start tag.
  public var range: SourceRange

  /// Makes a scene.
  public init(id: String?, objects: [ObjectIndex], range: SourceRange) {
    self.id = id
    self.objects = objects
    self.range = range
  }
}
