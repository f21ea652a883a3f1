import XMLSyntax

/// An interface description: what a xib, a storyboard or a document of the view language says.
public struct InterfaceDocument: Sendable {
  /// The kinds of documents.
  public enum Kind: String, Sendable {
    /// A nib's source: top-level objects and a File's Owner.
    case xib
    /// Scenes with controllers.
    case storyboard
  }

  /// The platforms of UIKit documents.
  public enum Platform: String, Sendable {
    case iOS, tvOS
  }

  /// The path it was read from, as the user gave it.
  public var file: String
  /// The text it was read from.
  public var source: SourceText
  /// The root of Apple's elements that it was read from, for what the model has no place for; nil for a document of the
  /// view language, and for one that wasn't read.
  public var root: MarkupElement?
  /// The kind.
  public var kind: Kind
  /// The platform.
  public var platform: Platform
  /// The version of the tools that saved it; nil where it says none.
  public var toolsVersion: String?
  /// Whether constraints lay it out.
  public var usesAutoLayout = false
  /// Whether it is a launch screen.
  public var isLaunchScreen = false
  /// The storyboard's first controller.
  public var initialViewController: ObjectReference?
  /// The device it was last shown on.
  public var device: Device?
  /// The tint of the whole document.
  public var tintColor: Color?
  /// Every object, parents before their children.
  public var objects: [InterfaceObject] = []
  /// A xib's top-level objects, placeholders included.
  public var topLevelObjects: [ObjectIndex] = []
  /// A storyboard's scenes.
  public var scenes: [InterfaceScene] = []
  /// What it uses from elsewhere.
  public var resources: [Resource] = []
  /// Every id, in the document's order; ids that occur twice are there twice.
  public var identifiers: [DeclaredIdentifier] = []
  /// The node that an id names; the first one where several have the id.
  public private(set) var nodesByID: [String: DeclaredIdentifier.Node] = [:]
  /// What makes it a component; nil for other documents.
  public var component: ComponentDeclaration?
  /// The files of the components that it has instances of, directly and further down, as paths like its own.
  public var componentFiles: [String] = []
  /// The named sets of constraints, in the document's order.
  public var constraintSets: [ConstraintSet] = []
  /// The ids of the constraints that their author gave a name, so that code can speak of them.
  public var namedConstraints: Set<String> = []
  /// The modules that its Swift needs besides those of its objects' classes.
  public var imports: [String] = []
  /// The oldest major version of the platform that its Swift has to compile for; nil where it says none.
  public var deploymentTarget: Int?
  /// How texts are looked up whose author says so, by the keys that Xcode exports (`ObjectID.text`, `ObjectID.normalTitle`).
  public var localizedTexts: [String: LocalizedText] = [:]
  /// How objects of some classes look, wherever they are.
  public var appearance: [AppearanceLook] = []
  /// What people wrote about objects, in the document's order.
  public var comments: [ObjectComment] = []
  /// What isn't carried into the output.
  public var uncarried: [UncarriedMarkup] = []
  /// How much of the attributes is carried.
  public var attributeCoverage = CoverageTally()
  /// How much of the elements is carried.
  public var elementCoverage = CoverageTally()

  /// Makes a document without content.
  public init(file: String, source: SourceText, kind: Kind, platform: Platform) {
    self.file = file
    self.source = source
    self.kind = kind
    self.platform = platform
  }

  /// The object that loads the document; nil in a storyboard.
  public var filesOwner: InterfaceObject? {
    topLevelObjects.lazy.map { self.objects[$0] }.first { $0.isFilesOwner }
  }

  /// What the resources say that a colour of the system looks like; nil where they name no other colour.
  public func standIn(forSystemColor name: String) -> Color? {
    for resource in resources where resource.name == name {
      guard case .systemColor(let color?) = resource.kind else { continue }
      if case .system = color { return nil }
      return color
    }
    return nil
  }

  /// The object with the id, if it is an object that has it.
  public func object(withID id: String) -> InterfaceObject? {
    guard case .object(let index) = nodesByID[id] else { return nil }
    return objects[index]
  }

  /// The scene that the object stands in; nil in a xib.
  public func scene(of index: ObjectIndex) -> InterfaceScene? {
    var top = index
    while let parent = objects[top].parent { top = parent }
    return scenes.first { $0.objects.contains(top) }
  }

  /// Whether `ancestor` is `index` itself or holds it, directly or further up.
  public func isObject(_ index: ObjectIndex, within ancestor: ObjectIndex) -> Bool {
    var current: ObjectIndex? = index
    while let candidate = current {
      if candidate == ancestor { return true }
      current = objects[candidate].parent
    }
    return false
  }

  /// Fills ``nodesByID`` from ``identifiers``; the reader calls it once everything is read.
  public mutating func indexIdentifiers() {
    nodesByID = Dictionary(identifiers.lazy.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
  }
}
