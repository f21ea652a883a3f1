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

  /// Whether a document is in the language.
  public static func reads(_ document: MarkupDocument) -> Bool { document.root.name == rootName }

  /// The document of Apple's format that a document means; with faults, as much of it as could be made out.
  public func expand(_ document: MarkupDocument) -> (document: MarkupDocument, faults: [LanguageError]) {
    var expander = Expander(document, vocabulary: vocabulary)
    let root = expander.expandRoot(document.root)
    return (MarkupDocument(source: document.source, deriving: root), expander.faults)
  }
}
