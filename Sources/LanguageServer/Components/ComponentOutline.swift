import InterfaceModel
import UIKitCatalog

/// What a document declares as a component, as far as its tags tell while somebody writes it.
struct ComponentOutline: Sendable {
  /// The parameters, events and slots, in the document's order.
  private(set) var parts: [ComponentPart] = []
  /// The place of the tag of the view that the component is; nil where the document has none.
  private(set) var content: Int?

  /// Reads the declarations of a document.
  init(_ markup: MarkupScan) {
    let root = markup.tags.firstIndex { $0.kind != .end }
    for (place, tag) in markup.tags.enumerated() where tag.kind != .end {
      if let part = Self.part(tag, in: markup, isAtRoot: tag.parent == root) { parts.append(part) }
      if content == nil, tag.parent == root, place != root, Catalog.uiKit[tag.name]?.objectKind == .view {
        content = place
      }
    }
  }

  private static func part(_ tag: ScannedTag, in markup: MarkupScan, isAtRoot: Bool) -> ComponentPart? {
    let kind: ComponentPart.Kind
    switch tag.name {
    case "parameter" where isAtRoot: kind = .parameter(markup.value(of: "type", in: tag).flatMap(ParameterType.init))
    case "event" where isAtRoot: kind = .event
    case "slot": kind = .slot
    default: return nil
    }
    guard let range = tag.attributes.first(where: { $0.name == "name" })?.valueRange, !range.isEmpty else { return nil }
    return ComponentPart(
      kind: kind, name: markup.text(range), nameRange: range, defaultText: markup.value(of: "default", in: tag),
      summary: markup.value(of: "summary", in: tag))
  }

  /// The parameters.
  var parameters: [ComponentPart] { parts.filter(\.isParameter) }

  /// The events.
  var events: [ComponentPart] { parts.filter { $0.kind == .event } }

  /// The slots.
  var slots: [ComponentPart] { parts.filter { $0.kind == .slot } }

  /// What those who use the component say in an attribute of that name; nil where that isn't the component's.
  func argument(_ name: String) -> ComponentPart? { parts.first { $0.name == name && $0.kind != .slot } }
}
