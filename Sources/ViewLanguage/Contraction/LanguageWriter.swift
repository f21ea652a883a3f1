import UIKitCatalog
import XMLSyntax

/// Writes Apple's documents in the view language.
///
/// A short form is used only where reading it gives back what it stands for; all else keeps Apple's form, element for
/// element. So nothing that a document says is lost, whether the catalog knows it or not.
public struct LanguageWriter: Sendable {
  private let vocabulary: Vocabulary

  /// Makes a writer that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { vocabulary = Vocabulary(catalog: catalog) }

  /// The document of the language that means the same as a document of Apple's format.
  ///
  /// The stored frames of the objects with `solved` ids are left out: constraints give them.
  ///
  /// - Throws: ``LanguageError`` for a document of a platform or age that the language doesn't have.
  public func contract(
    _ document: MarkupDocument, withoutFramesOf solved: Set<String> = []
  ) throws(LanguageError) -> EditableDocument {
    let root = document.root
    guard root.name == "document", let format = DocumentFormat(type: root["type"])
    else {
      throw LanguageError(
        code: "unsupported_document", message: "only documents for iOS and tvOS can be written in the language",
        range: root.range)
    }
    let tree = EditableElement(root).withoutFrames(of: solved)
    let names = ObjectNames(of: tree, catalog: vocabulary.catalog)
    var contractor = Contractor(
      vocabulary: vocabulary, names: names,
      layout: ContractedLayout(tree, vocabulary: vocabulary, names: names))
    var contracted = EditableDocument(root: contractor.contractRoot(tree, format))
    contracted.declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    return contracted
  }
}
