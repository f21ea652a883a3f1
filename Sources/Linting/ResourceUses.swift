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

    /// Whether the system has it: a symbol, and no image of the app's.
    var isSymbol: Bool { kind == .image && element["catalog"]?.lowercased() == "system" }
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

  /// The names among these that stand anywhere in the document but among its resources: what isn't known to name a
  /// resource may do so.
  func mentioned(among names: Set<String>) -> Set<String> {
    guard let root, !names.isEmpty else { return [] }
    var found: Set<String> = []
    func search(_ element: MarkupElement) {
      for attribute in element.attributes where names.contains(attribute.value) { found.insert(attribute.value) }
      let text = element.text
      if names.contains(text) { found.insert(text) }
      for child in element.childElements { search(child) }
    }
    for child in root.childElements where child.name != "resources" { search(child) }
    return found
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
