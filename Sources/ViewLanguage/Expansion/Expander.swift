import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Turns elements of the language into those of Apple's documents.
struct Expander {
  let vocabulary: Vocabulary
  private(set) var identity: Identity
  /// What the document is among components.
  let context: ComponentContext
  /// The components that the document takes in, by the names of their elements.
  private(set) var inclusions: [String: ComponentInclusion] = [:]
  private(set) var faults: [LanguageError] = []
  /// The texts that name parameters, with the attributes that hold them.
  var templates: [(range: SourceRange, template: ParameterTemplate)] = []
  /// What there is to say of each instance of a component.
  var instances: [DerivedElement] = []
  /// What the root says of the Swift: the modules that it needs besides, and the systems that it's for.
  var additions: [DerivedElement] = []
  /// How texts are looked up.
  var localizations: [DerivedElement] = []
  /// The id of the first responder's placeholder in the scene that is being read.
  var firstResponder = "-2"
  let kinds: ObjectKinds
  /// What constraints the views hold, and who has which id.
  private(set) var layout: ExpandedLayout

  init(_ root: MarkupElement, vocabulary: Vocabulary, context: ComponentContext) {
    self.vocabulary = vocabulary
    self.context = context
    for element in root.childElements where element.name == ComponentInclusion.elementName {
      guard let inclusion = ComponentInclusion(element, file: context.file) else { continue }
      inclusions[inclusion.name] = inclusion
    }
    identity = Identity(root, prefix: context.prefix)
    let content = context.interface?.content
    if let id = context.instanceID, let name = content?["id"] { identity.identify(name, as: id) }
    kinds = ObjectKinds(
      catalog: vocabulary.catalog, components: inclusions.mapValues { Self.slots(of: $0, in: context.library) })
    layout = ExpandedLayout(
      root, kinds: kinds, identity: identity, scope: context.prefix,
      rootID: context.instanceID.flatMap { id in content.map { ($0, id) } })
    faults = layout.faults
  }

  /// The kind of object that an element is; nil where it is none.
  func kind(of element: MarkupElement) -> ElementDescription.ObjectKind? { kinds.kind(of: element) }

  private static func slots(of inclusion: ComponentInclusion, in library: ComponentLibrary) -> [String] {
    guard case .document(_, let interface)? = library.component(at: inclusion.path) else { return [] }
    return interface.slots.map(\.name)
  }

  /// Whether an element is a slot of the component that the document is.
  func isSlot(_ element: MarkupElement) -> Bool {
    element.name == ComponentInterface.slot && context.interface != nil
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
  func attribute(_ name: String, _ value: String, from source: LanguageAttribute) -> DerivedElement.Attribute {
    .init(name, value, range: source.range, valueRange: source.valueRange)
  }

  /// An element as it stands, its references resolved, the elements in it expanded where they are the language's.
  mutating func expandPlain(_ element: MarkupElement) -> DerivedElement {
    let description = catalog[element.name]
    if kind(of: element) != nil { return expandObject(element, place: .other) }
    if AttributedTextForm.keys.contains(element.name), element["key"] == nil { return expandAttributedText(element) }
    var derived = DerivedElement(element.name, range: element.range, fullRange: element.fullRange)
    for written in element.attributes {
      if element.name == "state", let description, let state = element["key"],
        expandLocalization(written, of: element, description, state: state)
      {
        continue
      }
      let row = description?.attribute(written.name)
      guard let source = resolved(written, row?.type ?? description.flatMap { valueKey(written.name, in: $0)?.type })
      else { continue }
      if let row {
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
        if description != nil { suspect(child) }
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

  /// An attribute of documents as the language spells it: none where it says what absence says, unless it's kept always.
  mutating func expand(
    _ source: LanguageAttribute, _ row: AttributeRow, isKeptAlways: Bool = false
  ) -> [DerivedElement.Attribute] {
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
    return value == row.nibDefault && !isKeptAlways && !source.isBound ? [] : [attribute(name, value, from: source)]
  }

  /// What stands before the name of an image that is a symbol of the system.
  static let symbolPrefix = "symbol:"

  /// The element of a value that an attribute says; nil, with a fault, for text that isn't of its type.
  mutating func value(of source: LanguageAttribute, _ key: String, _ type: ValueType) -> DerivedElement? {
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
