import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// The element that says how objects look, and the elements that stand for its parts beside Apple's format: the look of a
  /// class or of a part, what is said of it, and its parts.
  static let appearanceName = "appearance", lookName = "look", ownName = "own", partsName = "parts"

  /// What the document says of how objects look.
  mutating func appearance(of root: MarkupElement) -> [DerivedElement] {
    var looks: [DerivedElement] = []
    for element in root.childElements where element.name == Self.appearanceName {
      for source in element.attributes { refuse(source, of: element, known: []) }
      refuseText(in: element)
      for child in element.childElements {
        guard let description = catalog[child.name], let kind = description.objectKind,
          kind == .view || kind == .barItem
        else {
          fault(
            "misplaced_element", "'\(child.name)' can't stand in '\(Self.appearanceName)'",
            help: Suggestion.help(for: child.name, in: Self.elementsWithLooks(catalog))
              ?? "expected a view or a bar item", at: child.nameRange)
          continue
        }
        looks.append(look(child, description, vocabulary, in: nil))
      }
    }
    if let first = looks.first, context.interface != nil {
      fault(
        "component", "a component has no appearance: it's the whole app's",
        help: "write it into a document of its own", at: first.range)
    }
    return looks
  }

  /// The elements of the objects whose look can be said.
  static func elementsWithLooks(_ catalog: Catalog) -> [String] {
    catalog.allElements.filter { $0.objectKind == .view || $0.objectKind == .barItem }.map(\.name)
  }

  /// The look of a class, or of the part of one that stands in `outer`.
  private mutating func look(
    _ element: MarkupElement, _ description: CatalogElement, _ vocabulary: Vocabulary, in outer: MarkupElement?
  ) -> DerivedElement {
    var own = ExpandedObject()
    for source in element.attributes {
      expand(source, of: element, description, vocabulary, isPart: outer != nil, into: &own)
    }
    let parts = Catalog.appearanceParts(of: element.name, in: outer?.name)
    var looks: [DerivedElement] = []
    for child in element.childElements {
      guard let description = parts.first(where: { $0.name == child.name })?.description else {
        let names = parts.map(\.name)
        let expected = names.isEmpty ? "its looks are attributes" : "expected \(names.joined(separator: ", "))"
        fault(
          "misplaced_element", "'\(child.name)' can't stand in '\(element.name)' here",
          help: Suggestion.help(for: child.name, in: names) ?? expected, at: child.nameRange)
        continue
      }
      looks.append(look(child, description, Vocabulary(catalog: .appearance), in: element))
    }
    refuseText(in: element)
    var attributes = [
      DerivedElement.Attribute("element", description.name, range: element.range, valueRange: element.nameRange)
    ]
    if outer == nil, let containers = element.attribute(Self.containersName).map({ LanguageAttribute($0) }) {
      attributes.append(attribute(Self.containersName, containers.value, from: containers))
    }
    return DerivedElement(
      Self.lookName, attributes: attributes,
      children: [
        .element(
          DerivedElement(
            Self.ownName, attributes: own.attributes, children: own.children(element.range), range: element.range)),
        .element(DerivedElement(Self.partsName, children: looks.map { .element($0) }, range: element.range)),
      ], range: element.range, fullRange: element.fullRange)
  }

  private mutating func expand(
    _ written: MarkupAttribute, of element: MarkupElement, _ description: CatalogElement, _ vocabulary: Vocabulary,
    isPart: Bool, into own: inout ExpandedObject
  ) {
    let source = LanguageAttribute(written)
    if !isPart, source.name == Self.containersName { return }
    if !isPart, let name = Self.classAttributes[source.name] {
      return own.attributes.append(attribute(name, source.value, from: source))
    }
    guard vocabulary.isLook(source.name, on: description, isPart: isPart) else {
      return refuse(written, of: element, description, vocabulary, isPart: isPart)
    }
    switch vocabulary.meaning(of: source.name, on: description) {
    case .attribute(let row):
      check(source, row.type)
      if row.name == Self.barsName { checkBars(source) }
      own.attributes += expand(source, row, isKeptAlways: true)
    case .value(let key, let type): if let child = value(of: source, key, type) { own.append(child) }
    case .record, .action, .outlet, nil: break
    }
  }

  /// The attribute that says which bar appearances of a bar a look is for.
  private static let barsName = "for"
  private static let bars = ["standard", "scrollEdge", "compact", "compactScrollEdge"]
  /// What the attributes that name classes are called beside Apple's format.
  private static let classAttributes = ["class": "customClass", "module": "customModule"]
  /// The attribute that names the classes in whose instances objects have to be.
  private static let containersName = "in"

  private mutating func checkBars(_ source: LanguageAttribute) {
    for word in source.value.split(separator: " ") where !Self.bars.contains(String(word)) {
      fault(
        "invalid_value", "'\(source.name)' can't be '\(source.value)'",
        help: Suggestion.help(for: String(word), in: Self.bars)
          ?? "expected some of \(Self.bars.joined(separator: ", "))",
        at: source.valueRange)
    }
  }

  private mutating func refuse(
    _ source: MarkupAttribute, of element: MarkupElement, _ description: CatalogElement, _ vocabulary: Vocabulary,
    isPart: Bool
  ) {
    if !isPart, vocabulary.meaning(of: source.name, on: description) != nil || source.name == "id" {
      return fault(
        "unsupported", "'\(source.name)' is no look: it can't be said of all objects at once", at: source.nameRange)
    }
    if let name = vocabulary.name(ofMember: source.name, on: description) {
      return fault(
        "unknown_attribute", "'\(element.name)' has no attribute '\(source.name)'", help: "did you mean '\(name)'?",
        at: source.nameRange)
    }
    let names = description.attributes.map(\.name) + description.children.map { vocabulary.name(ofKey: $0.name) }
    refuse(source, of: element, known: names + (isPart ? [] : Self.classAttributes.keys + [Self.containersName]))
  }

  private mutating func refuse(_ source: MarkupAttribute, of element: MarkupElement, known: [String]) {
    fault(
      "unknown_attribute", "'\(element.name)' has no attribute '\(source.name)'",
      help: Suggestion.help(for: source.name, in: known.sorted()), at: source.nameRange)
  }
}
