import UIKitCatalog
import XMLSyntax

/// Reads documents of the view language: turns each into the Apple document that it means, with the places of its own
/// text, so that everything that works on Apple's documents works on the language's.
public struct LanguageReader: Sendable {
  /// The name of the language's root element.
  public static let rootName = "interface"
  /// The language's XML namespace.
  public static let namespace = "urn:xibc:view:1"

  /// How the names of the language's files end.
  public static let fileSuffix = ".view.xml"

  private let vocabulary: Vocabulary

  /// Makes a reader that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { vocabulary = Vocabulary(catalog: catalog) }

  /// Whether an element holds a colour without a key, which the language has as its attribute `color`.
  public static func holdsColor(_ element: String) -> Bool { Vocabulary.holdsColor(element) }

  /// Whether an element is a colour that has a name and another opacity than the name says, which no document of Apple's
  /// can have.
  public static func isTranslucentNamedColor(_ element: MarkupElement) -> Bool {
    element.name == "color" && element[ColorText.opacityName] != nil
  }

  /// Whether an id was made for a node that has none in the language.
  public static func isGenerated(id: String) -> Bool { id.hasPrefix(IDGenerator.prefix) }

  /// Whether a document is in the language.
  public static func reads(_ document: MarkupDocument) -> Bool { document.root.name == rootName }

  /// What a document means.
  ///
  /// - Parameters:
  ///   - file: the path of the document, which says where its components are.
  ///   - components: where their documents are read from.
  ///   - dissolvingComponents: whether instances of components become views as others, for a document that can't have any.
  public func expand(
    _ document: MarkupDocument, file: String = "", components: ComponentFiles = .none,
    dissolvingComponents: Bool = false
  ) -> Expansion {
    let library = ComponentLibrary(files: components, vocabulary: vocabulary)
    var context = ComponentContext(library: library, file: file, source: document.source)
    context.dissolves = dissolvingComponents
    if ComponentInterface.isDeclared(by: document.root) {
      let interface = ComponentInterface(
        document.root, className: ComponentFiles.className(ofFile: file), vocabulary: vocabulary)
      context.interface = interface
      context.arguments = interface.previewArguments
    }
    var expander = Expander(document.root, vocabulary: vocabulary, context: context)
    let root = expander.expandRoot(document.root)
    let record = expander.componentRecord(of: document.root)
    let faults = (context.interface?.faults ?? []) + expander.faults
    return Expansion(
      document: MarkupDocument(source: document.source, deriving: root),
      supplement: MarkupDocument(source: document.source, deriving: record),
      templates: Dictionary(
        expander.templates.map { ($0.range.start, $0.template) }, uniquingKeysWith: { first, _ in first }),
      componentFiles: library.paths, constraintSets: expander.layout.constraintSets,
      namedConstraints: expander.layout.namedConstraints, faults: faults)
  }
}
