import LanguageServerProtocol
import UIKitCatalog

/// What can be written at a place of a document of the view language, which is no XML while somebody writes it.
struct Completion {
  /// The document.
  let document: OpenDocument
  /// The project around it.
  let project: any ServerProject
  /// Whether the client takes texts with places to fill in.
  let hasSnippets: Bool
  /// The place: a byte of the document.
  let offset: Int

  let names: NameIndex
  let vocabulary: DocumentVocabulary
  var markup: MarkupScan { document.markup }

  init(document: OpenDocument, project: any ServerProject, hasSnippets: Bool, at position: Position) {
    self.document = document
    self.project = project
    self.hasSnippets = hasSnippets
    offset = document.lines.offset(of: position)
    vocabulary = DocumentVocabulary(document, in: project)
    names = NameIndex(document.markup, document.dialect, vocabulary)
  }

  /// What can be written; none in other documents.
  func items() -> [CompletionItem] {
    guard document.dialect == .viewLanguage else { return [] }
    let context = markup.context(at: offset)
    if let place = ConstraintPlace(at: offset, context, in: markup) { return constraintItems(place) }
    switch context {
    case .elementName(let tag): return elementItems(tag)
    case .endName(let tag): return endItems(tag)
    case .attributeName(let tag, let attribute): return attributeItems(tag, attribute)
    case .attributeValue(let tag, let attribute):
      return valueItems(markup.tags[tag], markup.tags[tag].attributes[attribute])
    case .content(let parent): return contentItems(parent)
    case .aside: return []
    }
  }

  // MARK: Items

  /// An item that writes a text in the place of a stretch.
  func item(
    _ label: String, _ kind: CompletionItem.Kind, detail: String? = nil, writing text: Insertion? = nil,
    over range: Range<Int>
  ) -> CompletionItem {
    var item = CompletionItem(label, kind, detail: detail)
    let text = text ?? Insertion(label)
    item.textEdit = ReplacementEdit(
      range: document.lines.range(of: range), newText: hasSnippets ? text.snippet : text.plain)
    if hasSnippets, text.snippet != text.plain { item.insertTextFormat = .snippet }
    return item
  }

  /// A text to be written, with places to fill in where the client knows them.
  struct Insertion {
    var plain: String
    var snippet: String

    init(_ plain: String, snippet: String? = nil) {
      self.plain = plain
      self.snippet = snippet ?? plain
    }
  }

  /// What was written of a word, up to the place.
  func written(from start: Int) -> Range<Int> { min(start, offset)..<offset }

  // MARK: Ids

  /// What else there is to say of an object.
  func detail(of declaration: NameMention) -> String {
    if declaration.role == .constraint { return "constraint" }
    let tag = markup.tags[declaration.tag]
    return markup.value(of: "class", in: tag) ?? Catalog.uiKit[tag.name]?.className ?? tag.name
  }

  /// The views and layout guides.
  var layoutItems: [NameMention] {
    names.declarations.filter { declaration in
      guard declaration.role == .element else { return false }
      let tag = markup.tags[declaration.tag]
      return tag.name == "viewLayoutGuide" || vocabulary.isView(tag)
    }
  }
}
