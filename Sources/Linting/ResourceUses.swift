import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// What a document uses of images and colours from elsewhere.
struct ResourceUses {
  /// The kinds of resources.
  enum Kind: Hashable {
    case image, namedColor, systemColor

    /// What it is called in messages.
    var title: String {
      switch self {
      case .image: "image"
      case .namedColor: "colour"
      case .systemColor: "colour of the system"
      }
    }
  }

  /// A name that is used.
  struct Use {
    var kind: Kind
    var name: String
    /// Where the name is written.
    var range: SourceRange
    /// The element that names it.
    var element: MarkupElement
    /// Whether the element has a stand-in of its own, as Xcode 11 wrote colours of the system.
    var hasStandIn: Bool
  }

  /// The uses, in the document's order.
  private(set) var all: [Use] = []
  private let root: MarkupElement?

  init(of document: InterfaceDocument) {
    root = document.root
    for child in root?.childElements.lazy.filter({ $0.name != "resources" }) ?? [] { collect(child) }
  }

  private mutating func collect(_ element: MarkupElement) {
    switch element.name {
    case "color":
      collectColor(element)
    case "userDefinedRuntimeAttribute":
      if element["type"] == "image", let value = element.attribute("value") { add(.image, value, of: element) }
    case let name:
      for attribute in Self.imageAttributes[name] ?? [] {
        if let attribute = element.attribute(attribute) { add(.image, attribute, of: element) }
      }
    }
    for child in element.childElements { collect(child) }
  }

  private mutating func collectColor(_ element: MarkupElement) {
    if let name = element.attribute("systemColor") {
      add(.systemColor, name, of: element)
    } else if let name = element.attribute("name"), element.attribute("colorSpace") == nil {
      add(.namedColor, name, of: element)
    }
  }

  private mutating func add(_ kind: Kind, _ attribute: MarkupAttribute, of element: MarkupElement) {
    let name = attribute.value
    guard !name.isEmpty else { return }
    let hasStandIn = ["red", "white", "cocoaTouchSystemColor"].contains { element.attribute($0) != nil }
    all.append(
      Use(kind: kind, name: name, range: attribute.valueRange, element: element, hasStandIn: hasStandIn))
  }

  /// Whether the name stands anywhere in the document but among its resources, as what may not be known here.
  func mentions(_ name: String) -> Bool {
    root?.childElements.contains { $0.name != "resources" && Self.mentions(name, in: $0) } ?? false
  }

  private static func mentions(_ name: String, in element: MarkupElement) -> Bool {
    element.attributes.contains { $0.value == name } || element.text == name
      || element.childElements.contains { mentions(name, in: $0) }
  }

  /// The attributes that name an image, by element.
  private static let imageAttributes: [String: [String]] = Dictionary(
    uniqueKeysWithValues: Catalog.uiKit.allElements.compactMap { element in
      let names = element.attributes.compactMap { row in
        if case .image = row.type { row.name } else { nil }
      }
      return names.isEmpty ? nil : (element.name, names)
    })
}

extension Resource {
  /// What kind of use an entry answers to.
  var useKind: ResourceUses.Kind {
    switch kind {
    case .image: .image
    case .namedColor: .namedColor
    case .systemColor: .systemColor
    }
  }
}
