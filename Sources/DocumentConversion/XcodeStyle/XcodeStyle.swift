import UIKitCatalog
import ViewLanguage
import XMLSyntax

/// Puts documents of Apple's format into the form in which Xcode saves them: its order of everything that has none of its
/// own, the values that it always writes, its spelling of numbers, the comments before scenes and what the document needs.
///
/// So a document changes as little as can be when Xcode saves it again. What the document says stays, and what is in the
/// form already doesn't change.
public struct XcodeStyle: Sendable {
  let catalog: Catalog
  let order: DocumentOrder

  /// Makes a style that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) {
    self.catalog = catalog
    order = DocumentOrder(catalog: catalog)
  }

  /// The document with this root, in Xcode's form.
  public func styled(_ root: EditableElement) -> EditableElement {
    var root = root
    if !root.childElements.contains(where: { $0.name == DocumentDependencies.elementName }) {
      root.children.append(.element(DocumentDependencies(of: root).element))
    }
    return element(root, holder: nil, References(in: root))
  }

  // MARK: Elements

  /// An element with all that it holds. `holder` is the id of the nearest object around it.
  private func element(
    _ original: EditableElement, holder: String?, _ references: References
  ) -> EditableElement {
    var element = original
    if references.isNeedlesslyNamed(original) { element["id"] = nil }
    element.attributes = attributes(of: element)
    let holder = original["id"] ?? holder
    element.children = element.children.map { child in
      guard case .element(let child) = child else { return child }
      return .element(self.element(child, holder: holder, references))
    }
    if let children = arranged(element, holder: holder, references) { element.children = children.map { .element($0) } }
    if element.name == "scenes" { element.children = titled(element.childElements) }
    if element.name == "date", element.children.isEmpty, let time = element["timeIntervalSinceReferenceDate"] {
      element.children = DateComment.text(secondsSinceReference: time).map { [.comment($0)] } ?? []
    }
    return element
  }

  /// The children of an element in their order; nil where it is as it should be.
  private func arranged(
    _ element: EditableElement, holder: String?, _ references: References
  ) -> [EditableElement]? {
    let children = element.childElements
    switch element.name {
    case "constraints":
      return children.map { constraint($0, of: holder, references) }.sorted { ($0["id"] ?? "") < ($1["id"] ?? "") }
    case "connections":
      return children.sorted { $0.connectionPlace < $1.connectionPlace }
    case "attributes":
      return children.sorted { Self.key(of: $0) < Self.key(of: $1) }
    case "resources":
      return children.sorted { ($0.name, $0["name"] ?? "") < ($1.name, $1["name"] ?? "") }
    default:
      // Comments and texts have their places by what is beside them.
      guard children.count == element.children.count, let places = order.children(of: element.name) else { return nil }
      return children.sorted { places[Self.key(of: $0)] < places[Self.key(of: $1)] }
    }
  }

  /// The name by which an element's place among its siblings is known.
  private static func key(of element: EditableElement) -> String {
    element.name == "variation" ? element.name : element["key"] ?? element.name
  }

  /// The scenes, each after a comment that says what it is called.
  private func titled(_ scenes: [EditableElement]) -> [EditableMarkup] {
    scenes.flatMap { scene -> [EditableMarkup] in
      let title = SceneTitle.title(of: scene)
      return (title.map { [.comment($0)] } ?? []) + [.element(scene)]
    }
  }

  // MARK: Attributes

  private func attributes(of element: EditableElement) -> [EditableElement.Attribute] {
    var attributes = element.attributes
    for (name, value) in order.statedDefaults(of: element.name) where element[name] == nil {
      attributes.append(.init(name, value))
    }
    let description = catalog[element.name]
    for place in attributes.indices {
      // Whole numbers have the type of others there.
      guard element.name != "integer", let type = description?.attribute(attributes[place].name)?.type else { continue }
      attributes[place].value = NumberStyle.styled(attributes[place].value, type)
    }
    let places = order.attributes(of: element.name)
    return attributes.sorted { places[$0.name] < places[$1.name] }
  }
}
