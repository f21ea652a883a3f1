import LanguageServerProtocol
import UIKitCatalog

/// The objects of a document as a tree.
struct Outline {
  /// The document.
  let document: OpenDocument

  /// The deepest level that is shown; nobody has so many, but a text can.
  private static let depthLimit = 128

  /// The objects at the top.
  func symbols() -> [DocumentSymbol] {
    guard document.dialect != nil else { return [] }
    var children: [Int?: [Int]] = [:]
    for (place, tag) in document.markup.tags.enumerated() where tag.kind != .end {
      children[tag.parent, default: []].append(place)
    }
    return symbols(in: nil, children, depth: 0)
  }

  /// The objects in an element, those in elements that are none themselves in their place.
  private func symbols(in parent: Int?, _ children: [Int?: [Int]], depth: Int) -> [DocumentSymbol] {
    guard depth < Self.depthLimit else { return [] }
    return children[parent, default: []].flatMap { place in
      let inner = symbols(in: place, children, depth: depth + 1)
      return symbol(place, inner).map { [$0] } ?? inner
    }
  }

  private func symbol(_ place: Int, _ children: [DocumentSymbol]) -> DocumentSymbol? {
    let tag = document.markup.tags[place]
    guard let kind = Self.kind(of: tag.name) else { return nil }
    let id = tag.attributes.first { $0.name == "id" }?.valueRange
    let selection = id.flatMap { $0.isEmpty ? nil : $0 } ?? tag.nameRange
    return DocumentSymbol(
      name: name(of: tag), detail: tag.name, kind: kind,
      range: document.lines.range(of: document.markup.fullRange(of: place)),
      selectionRange: document.lines.range(of: selection), children: children)
  }

  /// What a person calls an object: in Apple's documents not by its id, but by what it shows.
  private func name(of tag: ScannedTag) -> String {
    let names =
      document.dialect == .viewLanguage
      ? ["id", "class", "text", "title"] : ["userLabel", "customClass", "text", "title", "id"]
    let name = names.lazy.compactMap { document.markup.value(of: $0, in: tag) }.first { !$0.isEmpty }
    return name ?? tag.name
  }

  private static func kind(of element: String) -> DocumentSymbol.Kind? {
    switch element {
    case "owner", "firstResponder", "placeholder": return .interface
    case "scene": return .module
    default: break
    }
    switch Catalog.uiKit[element]?.objectKind {
    case .controller: return .class
    case .gestureRecognizer: return .event
    case .view, .barItem, .other: return .object
    case .grouping: return .field
    case .placeholder: return .interface
    case nil: return nil
    }
  }
}
