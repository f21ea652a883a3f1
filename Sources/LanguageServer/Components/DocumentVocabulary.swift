import InterfaceModel
import UIKitCatalog
import ViewLanguage

/// What a document of the view language can say at a place: the language's words, those of the components that it takes
/// in, and those that it declares as a component itself.
struct DocumentVocabulary: Sendable {
  /// What the document declares as a component.
  let own: ComponentOutline
  /// The components that it takes in and whose documents are there, by the names of their elements.
  private(set) var components: [String: TakenComponent] = [:]
  private let markup: MarkupScan
  private let language = LanguageVocabulary()

  /// What the class of a component says already.
  private static let classAttributes: Set = ["class", "module", "moduleProvider"]

  /// Looks at a document, and at those of its components.
  init(_ document: OpenDocument, in project: any ServerProject) {
    markup = document.markup
    own = ComponentOutline(markup)
    guard document.dialect == .viewLanguage else { return }
    for (place, tag) in markup.tags.enumerated() where tag.name == "component" && tag.kind != .end {
      let name = markup.value(of: "name", in: tag)
      let source = markup.value(of: "src", in: tag)
      guard let path = ComponentFiles.path(ofComponent: name, source: source, from: document.path),
        let bytes = project.contents(of: path)
      else { continue }
      let component = TakenComponent(
        name: name ?? ComponentFiles.className(ofFile: path), declaration: place,
        document: OpenDocument(
          uri: DocumentURI.uri(path), version: nil, text: String(decoding: bytes, as: UTF8.self),
          encoding: document.lines.encoding))
      components[component.name] = component
    }
  }

  // MARK: Elements

  /// The component that an element is an instance of; nil for another element.
  func component(of tag: ScannedTag) -> TakenComponent? { components[tag.name] }

  /// Whether an element is a view.
  func isView(_ tag: ScannedTag) -> Bool {
    component(of: tag) != nil || language.description(of: tag.name)?.objectKind == .view
  }

  /// What documents have for an element: for an instance what they have for its component's view.
  func description(of tag: ScannedTag) -> CatalogElement? { language.description(of: elementName(of: tag)) }

  /// The elements that can stand in the one at a place; nil for the top of a document.
  func elements(in parent: Int?) -> [LanguageVocabulary.Element] {
    let tag = parent.map { markup.tags[$0] }
    let plain = tag.flatMap { component(of: $0) }.map(elements) ?? language.elements(in: tag?.name)
    guard plain.contains(where: { $0.name == "view" && $0.key == nil }) else { return plain }
    return components.keys.sorted().map { .init(name: $0) } + plain
  }

  /// What an instance can hold: what its view says by itself, and views where there is a slot for them.
  private func elements(in component: TakenComponent) -> [LanguageVocabulary.Element] {
    let elements = language.elements(in: component.content?.name ?? "view")
    guard component.outline.slots.isEmpty else { return elements.filter { $0.name != "slot" } }
    return elements.filter { element in
      element.key != nil || element.name != "slot" && Catalog.uiKit[element.name]?.objectKind != .view
    }
  }

  private func elementName(of tag: ScannedTag) -> String {
    guard let component = component(of: tag) else { return tag.name }
    return component.content?.name ?? "view"
  }

  // MARK: Attributes

  /// The part of a component that an attribute of an instance gives or names; nil for another attribute.
  func part(_ name: String, of tag: ScannedTag) -> ComponentPart? {
    component(of: tag)?.outline.argument(name)
  }

  /// The component whose slot an element fills by an attribute `slot`; nil where it fills none.
  func filled(by tag: ScannedTag) -> TakenComponent? {
    guard isView(tag), let parent = tag.parent else { return nil }
    return component(of: markup.tags[parent])
  }

  /// The attribute of that name; nil where the element has none.
  func attribute(_ name: String, of tag: ScannedTag) -> LanguageVocabulary.Attribute? {
    if name == "slot", let component = filled(by: tag) {
      return .init(name: name, content: .words(component.outline.slots.map(\.name)))
    }
    if tag.name == "parameter", name == "default",
      let type = markup.value(of: "type", in: tag).flatMap(ParameterType.init)
    {
      return .init(name: name, content: .value(type.valueType, nil))
    }
    switch part(name, of: tag)?.kind {
    case .parameter(let type): return .init(name: name, content: type.map { .value($0.valueType, nil) } ?? .text)
    case .event: return .init(name: name, content: .actions)
    case .slot, nil: break
    }
    if component(of: tag) != nil, Self.classAttributes.contains(name) { return nil }
    return language.attribute(name, of: elementName(of: tag))
  }

  /// The attributes that an element can have: those of a component before what its view takes by itself.
  func attributes(of tag: ScannedTag) -> [LanguageVocabulary.Attribute] {
    let arguments = component(of: tag)?.outline.parts.filter { $0.kind != .slot }.map(\.name) ?? []
    let slot = (filled(by: tag)?.outline.slots.isEmpty ?? true) ? [] : ["slot"]
    let names = language.attributes(of: elementName(of: tag)).map(\.name).filter { !arguments.contains($0) }
    return (arguments + slot + names).compactMap { attribute($0, of: tag) }
  }
}
