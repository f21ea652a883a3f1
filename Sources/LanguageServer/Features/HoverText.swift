import InterfaceModel
import LanguageServerProtocol
import LayoutSyntax
import UIKitCatalog

/// What there is to say of the thing at a place: the catalog's account of elements, attributes and values; the object that
/// an id means; a constraint in words.
struct HoverText {
  /// The document.
  let document: OpenDocument

  private let names: NameIndex
  private let vocabulary: DocumentVocabulary
  private var markup: MarkupScan { document.markup }

  init(document: OpenDocument, project: any ServerProject) {
    self.document = document
    vocabulary = DocumentVocabulary(document, in: project)
    names = NameIndex(document.markup, document.dialect, vocabulary)
  }

  /// What there is to say; nil where nothing is.
  func hover(at position: Position) -> Hover? {
    guard let dialect = document.dialect else { return nil }
    let offset = document.lines.offset(of: position)
    let context = markup.context(at: offset)
    if let mention = names.mention(at: offset), let hover = hover(mention, offset, context) { return hover }
    if dialect == .viewLanguage, let place = ConstraintPlace(at: offset, context, in: markup) { return hover(place) }
    switch context {
    case .elementName(let tag), .endName(let tag):
      let tag = markup.tags[tag]
      let markdown = vocabulary.component(of: tag)?.markdown ?? ElementText.markdown(tag.name, dialect)
      return markdown.map { hover($0, tag.nameRange) }
    case .attributeName(let tag, let attribute?):
      let (tag, attribute) = (markup.tags[tag], markup.tags[tag].attributes[attribute])
      return markdown(attribute.name, of: tag, dialect).map { hover($0, attribute.nameRange) }
    case .attributeValue(let tag, let attribute):
      let (tag, attribute) = (markup.tags[tag], markup.tags[tag].attributes[attribute])
      guard let range = attribute.valueRange else { return nil }
      return value(markup.text(range), attribute.name, tag, dialect).map { hover($0, range) }
    default: return nil
    }
  }

  private func hover(_ markdown: String, _ range: Range<Int>) -> Hover {
    Hover(markdown: markdown, range: document.lines.range(of: range))
  }

  // MARK: Ids

  private func hover(_ mention: NameMention, _ offset: Int, _ context: CursorContext) -> Hover? {
    var paragraphs = [describe(mention)].compactMap { $0 }
    if let place = ConstraintPlace(at: offset, context, in: markup), let meaning = hover(place) {
      paragraphs.append(meaning.contents.value)
    }
    return paragraphs.isEmpty ? nil : hover(paragraphs.joined(separator: "\n\n"), mention.range)
  }

  /// The object or constraint that an id means.
  private func describe(_ mention: NameMention) -> String? {
    switch mention.name {
    case "owner": return "File's Owner" + (className(ofElement: "owner").map { ": `\($0)`" } ?? "")
    case "firstResponder": return "The first responder"
    default: break
    }
    guard let declaration = names.declaration(of: mention.name) else { return nil }
    let line = document.lines.position(of: declaration.range.lowerBound).line + 1
    if declaration.role == .constraint { return "Constraint `\(mention.name)` (line \(line))" }
    if let part = vocabulary.own.parts.first(where: { $0.nameRange == declaration.range }) { return part.markdown }
    let tag = markup.tags[declaration.tag]
    let className =
      ["class", "customClass"].lazy.compactMap { markup.value(of: $0, in: tag) }.first
      ?? Catalog.uiKit[tag.name]?.className
    let text = ["userLabel", "text", "title"].lazy.compactMap { markup.value(of: $0, in: tag) }.first
    let detail = [className.map { "`\($0)`" }, text.map { "“\($0)”" }].compactMap { $0 }.joined(separator: ", ")
    return "`\(mention.name)`: `<\(tag.name)>`\(detail.isEmpty ? "" : ", " + detail) (line \(line))"
  }

  private func className(ofElement name: String) -> String? {
    markup.tags.first { $0.name == name && $0.kind != .end }.flatMap { markup.value(of: "class", in: $0) }
  }

  // MARK: Constraints

  private func hover(_ place: ConstraintPlace) -> Hover? {
    let scope = LayoutScope(
      ids: Dictionary(names.declarations.map { ($0.name, nil) }, uniquingKeysWith: { first, _ in first }))
    let found = place.equations(scope).filter {
      $0.range.lowerBound <= place.offset && place.offset <= $0.range.upperBound
    }
    guard let first = found.first else { return nil }
    let holder = place.holder.flatMap { markup.value(of: "id", in: markup.tags[$0]) }
    let sentences = found.map { EquationPhrase.sentence($0.equation, holder: holder) }
    return hover(sentences.joined(separator: "\n\n"), place.text.source(first.range))
  }

  // MARK: Attributes

  private func markdown(_ name: String, of tag: ScannedTag, _ dialect: Dialect) -> String? {
    guard dialect == .viewLanguage else {
      guard let element = Catalog.uiKit[tag.name], let row = element.attribute(name) else { return nil }
      return AttributeText(name: name, type: row.type, row: row, element: element).markdown
    }
    if let part = vocabulary.part(name, of: tag) { return part.markdown }
    switch vocabulary.attribute(name, of: tag)?.content {
    case .value(let type, let row):
      guard let element = vocabulary.description(of: tag) else { return "`\(name)`: \(type.swiftName)" }
      return AttributeText(name: name, type: type, row: row, element: element).markdown
    case .actions:
      return "Sends actions at the event `\(name)`: an object and a selector each, such as `owner.follow:`."
    case .outlet(let type): return "```swift\n\(name): \(type)\n```\n\nAn outlet: the id of an object."
    case .constraints(let side): return "What the \(side.name) of the view is tied to."
    case .objects: return "Ids of objects, with spaces between them."
    case .id: return "The name by which everything else in the document refers to this."
    case .className: return "A class of the app's own."
    case .words, .text, nil: return nil
    }
  }

  private func value(_ text: String, _ name: String, _ tag: ScannedTag, _ dialect: Dialect) -> String? {
    if name == "slot", let slots = vocabulary.filled(by: tag)?.outline.slots {
      return slots.first { $0.name == text }?.markdown
    }
    let type: ValueType?
    if dialect == .viewLanguage, case .value(let known, _)? = vocabulary.attribute(name, of: tag)?.content {
      type = known
    } else {
      type = Catalog.uiKit[tag.name]?.attribute(name)?.type
    }
    guard case .enumeration(let enumeration)? = type, let member = enumeration.members[text] else {
      return markdown(name, of: tag, dialect)
    }
    return "```swift\n\(enumeration.swiftType).\(member)\n```"
  }
}
