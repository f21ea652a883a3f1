import UIKitCatalog
import XMLSyntax

/// Turns elements of the language into those of Apple's documents.
struct Expander {
  let vocabulary: Vocabulary
  let identity: Identity
  private(set) var faults: [LanguageError] = []
  /// The id of the first responder's placeholder in the scene that is being read.
  var firstResponder = "-2"
  /// What constraints the views hold, and who has which id.
  private var layout: ExpandedLayout

  /// The text that faults are told in.
  let lines: SourceText

  init(_ document: MarkupDocument, vocabulary: Vocabulary) {
    let root = document.root
    self.vocabulary = vocabulary
    lines = document.source
    identity = Identity(root)
    layout = ExpandedLayout(root, catalog: vocabulary.catalog, identity: identity)
    faults = layout.faults
  }

  var catalog: Catalog { vocabulary.catalog }

  mutating func fault(_ code: String, _ message: String, help: String? = nil, at range: SourceRange) {
    faults.append(LanguageError(code: code, message: message, help: help, range: range))
  }

  /// The id that a reference means.
  func reference(_ name: String) -> String {
    switch name {
    case Identity.owner: "-1"
    case Identity.firstResponder: firstResponder
    default: identity.id(of: name)
    }
  }

  /// An id for a node that nobody refers to.
  mutating func generateID() -> String { layout.generateID() }

  /// The id of an object's element.
  mutating func id(of element: MarkupElement) -> String { layout.ids[element] ?? generateID() }

  /// The constraints that a view holds by what its views' layouts say.
  func constraints(of element: MarkupElement) -> [DerivedElement] { layout.constraints[element] ?? [] }

  /// The ids of all constraints that layouts say.
  var constraintIDs: [String] { layout.constraints.values.joined().compactMap { $0["id"] } }

  /// The guides that a view has without having them written, in the order of their keys.
  func guides(of element: MarkupElement) -> [DerivedElement] {
    (layout.guides[element] ?? [:]).sorted { $0.key < $1.key }.map { key, id in
      DerivedElement(
        EditableElement("viewLayoutGuide", attributes: [.init("key", key), .init("id", id)]), from: element.range)
    }
  }

  // MARK: Parts that every element has

  /// An attribute of Apple's documents in the place of one of the language.
  func attribute(_ name: String, _ value: String, from source: MarkupAttribute) -> DerivedElement.Attribute {
    .init(name, value, range: source.range, valueRange: source.valueRange)
  }

  /// An element as it stands, its references resolved, the elements in it expanded where they are the language's.
  mutating func expandPlain(_ element: MarkupElement) -> DerivedElement {
    let description = catalog[element.name]
    if description?.objectKind != nil { return expandObject(element, place: .other) }
    var derived = DerivedElement(element.name, range: element.range, fullRange: element.fullRange)
    for source in element.attributes {
      if let row = description?.attribute(source.name) {
        check(source, row.type, isOpen: true)
        derived.attributes += expand(source, row)
      } else if source.name == "color", Vocabulary.holdsColor(element.name) {
        if var child = value(of: source, "", .color) {
          child.attributes.removeAll { $0.name == "key" }
          derived.children.append(.element(child))
        }
      } else if let key = description.flatMap({ valueKey(source.name, in: $0) }) {
        if let child = value(of: source, key.name, key.type) { derived.children.append(.element(child)) }
      } else {
        if let description { suspect(source, of: description) }
        derived.attributes.append(attribute(source.name, source.value, from: source))
      }
    }
    for child in element.children {
      switch child {
      case .element(let child):
        if description != nil, catalog[child.name] == nil { suspect(child) }
        derived.children.append(.element(expandPlain(child)))
      case .text(let text), .cdata(let text): derived.children.append(.text(text.string))
      case .comment, .processingInstruction: break
      }
    }
    return derived
  }

  private func valueKey(_ name: String, in description: CatalogElement) -> (name: String, type: ValueType)? {
    guard case .value(let key, let type)? = vocabulary.meaning(of: name, on: description) else { return nil }
    return (key, type)
  }

  /// An attribute of documents as the language spells it: none where it says what absence says.
  mutating func expand(_ source: MarkupAttribute, _ row: AttributeRow) -> [DerivedElement.Attribute] {
    let name = row.name
    var value = source.value
    switch row.type {
    case .bool:
      if let flag = ValueText.flag(value) { value = flag }
    case .reference:
      value = reference(value)
    case .image where value.hasPrefix(Self.symbolPrefix):
      let image = String(value.dropFirst(Self.symbolPrefix.count))
      return [attribute(name, image, from: source), attribute("catalog", "system", from: source)]
    default:
      break
    }
    if name == "id" { value = identity.id(of: value) }
    return value == row.nibDefault ? [] : [attribute(name, value, from: source)]
  }

  /// What stands before the name of an image that is a symbol of the system.
  static let symbolPrefix = "symbol:"

  /// The element of a value that an attribute says; nil, with a fault, for text that isn't of its type.
  mutating func value(of source: MarkupAttribute, _ key: String, _ type: ValueType) -> DerivedElement? {
    do throws(ValueError) {
      return DerivedElement(try ValueText.element(source.value, key: key, type), from: source.range)
    } catch {
      fault(
        "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: error.help,
        at: source.valueRange)
      return nil
    }
  }
}
