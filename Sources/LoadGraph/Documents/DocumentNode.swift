import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// What the load graph has to know of a document: who loads it, and what loading it makes.
public struct DocumentNode: Sendable {
  /// The document's path, as the user gave it.
  public var file: String
  /// Whether it is a storyboard.
  public var isStoryboard: Bool
  /// The class of File's Owner.
  public var owner: ClassMention?
  /// The objects with a custom class that loading the nib makes, in the document's order.
  public var instantiated: [ClassMention]
  /// A storyboard's scenes.
  public var scenes: [SceneNode]
  /// The messages that its controls, items and unwind segues send, in the document's order.
  public var actions: [ActionMention]

  /// Takes from a document what the graph needs, so that the document can go.
  public init(_ document: InterfaceDocument, catalog: Catalog = .uiKit) {
    let reader = DocumentNodeReader(document, catalog)
    file = document.file
    isStoryboard = document.kind == .storyboard
    owner = document.filesOwner.flatMap(reader.mention)
    instantiated = isStoryboard ? [] : reader.instantiated(document.objects.indices)
    scenes = isStoryboard ? reader.scenes() : []
    actions = reader.actions()
  }

  /// The name that code and other documents know it by: the file's name without its extension and its device.
  public var name: String { Self.name(ofPath: file) }

  static func name(ofPath path: String) -> String {
    let file = PathText.lastComponent(path)
    // A document of the view language is the nib that it's converted to.
    let isOfViewLanguage = file.hasSuffix(".view.xml")
    let stem = isOfViewLanguage ? file.dropLast(9) : file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    for device in ["~iphone", "~ipad", "~ipod"] where stem.lowercased().hasSuffix(device) {
      return String(stem.dropLast(device.count))
    }
    return String(stem)
  }
}
