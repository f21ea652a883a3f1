import InterfaceModel
import XMLSyntax

/// What the load graph has to know of a document: who loads it, and which classes loading it makes.
public struct DocumentNode: Sendable {
  /// A mention of a class.
  public struct Mention: Sendable {
    /// The class.
    public var reference: ClassReference
    /// Where it is mentioned.
    public var position: SourcePosition
    /// The id of the object that has the class.
    public var objectID: String?
    /// That object's name in a person's eyes.
    public var objectName: String
  }

  /// The document's path, as the user gave it.
  public var file: String
  /// The class of File's Owner: making an object of it loads the document, as far as the documents tell.
  public var owner: Mention?
  /// The classes of the views that loading makes, in the document's order.
  public var instantiated: [Mention]

  /// Takes from a document what the graph needs, so that the document can go.
  ///
  /// Controllers are left out: they load their views when these are asked for, not when they are made.
  public init(_ document: InterfaceDocument, isView: (InterfaceObject) -> Bool) {
    func mention(_ object: InterfaceObject) -> Mention? {
      object.customClass.map {
        Mention(
          reference: $0, position: document.source.position(at: $0.range.start), objectID: object.id,
          objectName: object.userLabel ?? $0.name)
      }
    }
    file = document.file
    owner = document.filesOwner.flatMap(mention)
    // Only what can be part of a cycle costs a look at its position.
    instantiated = []
    guard document.kind == .xib else { return }
    for index in document.objects.indices where document.objects[index].customClass != nil {
      let object = document.objects[index]
      if !object.isPlaceholder, isView(object), let mention = mention(object) { instantiated.append(mention) }
    }
  }
}
