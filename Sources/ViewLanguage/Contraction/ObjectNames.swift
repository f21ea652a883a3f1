import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Names that people can read for the ids of an Apple document.
///
/// An object is called after the outlet that holds it, after the label it has in the editor, or after what it shows and
/// what it is. What nobody may call otherwise, since its id may be meant where the catalog doesn't say so, keeps its id.
struct ObjectNames {
  /// The names by the ids that they stand for.
  private(set) var names: [String: String] = [:]
  /// The ids that something in the document refers to.
  private(set) var referenced: Set<String> = []
  /// Those that something else than a mask of a variation refers to.
  private(set) var referencedOutsideMasks: Set<String> = []

  private let catalog: Catalog
  private var taken: Set<String> = [
    "owner", "firstResponder", "superview", "self", "standard", "safeArea", "margins", "readable", "content", "frame",
    "keyboard", "required", "high", "low", "inactive", "placeholder", "as", "inset", "offset", "except", "all", "but",
  ]
  private var outlets: [String: String] = [:]
  private var plainValues: Set<String> = []

  /// Names the objects of a document.
  init(of root: EditableElement, catalog: Catalog) {
    self.catalog = catalog
    taken.formUnion(LayoutAttribute.allCases.map(\.rawValue))
    survey(root)
    name(root)
  }

  /// The name of an id; the id itself where it has none.
  func name(of id: String) -> String { names[id] ?? id }

  private mutating func survey(_ element: EditableElement) {
    let description = catalog[element.name]
    for attribute in element.attributes where attribute.name != "id" {
      if case .reference? = description?.attribute(attribute.name)?.type {
        referenced.insert(attribute.value)
        if element.name != "include", element.name != "exclude" { referencedOutsideMasks.insert(attribute.value) }
      } else {
        plainValues.insert(attribute.value)
      }
    }
    if element.name == "outlet", let property = element["property"], let destination = element["destination"],
      property != "delegate", property != "dataSource", property != "view"
    {
      outlets[destination] = outlets[destination] ?? property
    }
    for child in element.childElements { survey(child) }
  }

  private mutating func name(_ element: EditableElement) {
    if let id = element["id"], isNamed(element), !plainValues.contains(id), id != "-1", id != "-2" {
      names[id] = unused(identifier(outlets[id] ?? element["userLabel"] ?? description(of: element)))
    }
    for child in element.childElements { name(child) }
  }

  private func isNamed(_ element: EditableElement) -> Bool {
    guard let kind = catalog[element.name]?.objectKind else {
      return element.name == "viewLayoutGuide" || element.name == "viewControllerLayoutGuide"
    }
    return kind != .placeholder || element.name == "viewControllerPlaceholder" || element.name == "exit"
  }

  private func description(of element: EditableElement) -> String {
    if element.name.hasSuffix("LayoutGuide") { return element["key"] ?? (element["type"] ?? "") + "Guide" }
    let shown = element["text"] ?? element["title"] ?? element["placeholder"] ?? normalTitle(of: element)
    let kind = element["customClass"] ?? element.name
    let words = (shown ?? "").split { !$0.isLetter && !$0.isNumber }.prefix(3).joined(separator: " ")
    return words.isEmpty || words.utf8.count > 24 ? kind : "\(words) \(kind)"
  }

  private func normalTitle(of element: EditableElement) -> String? {
    element.childElements.first { $0.name == "state" && $0["key"] == "normal" }?["title"]
  }

  /// A text as an identifier: its words joined, each but the first with a capital.
  private func identifier(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    var identifier = ""
    for word in words {
      identifier += identifier.isEmpty ? Self.lowercasedFirst(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    if identifier.isEmpty { return "object" }
    return identifier.first?.isNumber == true ? "n" + identifier : identifier
  }

  /// `URLField` becomes `urlField`, `Title` `title`.
  private static func lowercasedFirst(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    if capitals.count == word.count { return word.lowercased() }
    let count = max(capitals.count - 1, 1)
    return capitals.isEmpty ? word : word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private mutating func unused(_ name: String) -> String {
    var candidate = name
    var number = 2
    while taken.contains(candidate) || plainValues.contains(candidate) && names[candidate] != nil {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }
}
