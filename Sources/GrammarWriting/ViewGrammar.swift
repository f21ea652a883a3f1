import UIKitCatalog
import ViewLanguage

/// The grammar of the view language, made from the catalog.
///
/// It takes every document that the compiler takes, but for attributes with a dot in their name on objects without a class
/// of their own: a grammar can't tell key paths from mistyped names, so it has those that are usual, and an element
/// `runtimeAttribute` says the others.
public struct ViewGrammar: Sendable {
  let vocabulary: LanguageVocabulary
  /// The elements that stand for objects.
  let objects: [CatalogElement]
  /// The elements that keep Apple's form.
  let plainElements: [CatalogElement]
  /// The elements that only hold lists of objects; each stands where the catalog says.
  let listNames: Set<String>

  /// Makes the grammar of what `catalog` describes.
  public init(catalog: Catalog = .uiKit) {
    vocabulary = LanguageVocabulary(catalog: catalog)
    let elements = catalog.allElements
    objects = elements.filter { $0.objectKind != nil }
    listNames = Set(elements.flatMap(Self.lists))
    plainElements = elements.filter { element in
      if element.objectKind != nil || Self.ownElements.contains(element.name) { return false }
      if case .abstract = element.description.form { return false }
      return true
    }
  }

  /// The grammar.
  public var grammar: RelaxNGGrammar {
    RelaxNGGrammar(
      namespace: LanguageReader.namespace,
      remarks: [
        "The grammar of xibc's view language, documents *.view.xml.",
        "Made from the catalog by 'xibc grammar'; changes go there.",
      ],
      start: .reference("interface"),
      definitions: rootDefinitions + lookDefinitions + familyDefinitions + objectDefinitions + ownElementDefinitions
        + plainElementDefinitions + [foreignDefinition]
        + TypePattern.definitions(
          elements: vocabulary.catalog.allElements + Catalog.appearance.allElements))
  }

  /// The names of the lists of objects that an element has.
  static func lists(of element: CatalogElement) -> [String] {
    element.children.compactMap { row in
      if case .objects = row.content { row.name } else { nil }
    }
  }

  /// The elements that the language has by itself, or in a form of its own.
  static let ownElements = Set([
    LanguageReader.rootName, "document", "objects", "scenes", "scene", "owner", "firstResponder", "layout",
    "constraints", "constraint", "outlet", "outletCollection", "action", "segue", "runtimeAttribute", "attribute",
    "originalIDs", "component", "parameter", "slot", "event", "when", "appearance", "metrics",
  ]).union(LanguageVocabulary.attributedTexts).union(LanguageVocabulary.inlineElements)

  /// An element that the language doesn't have: one that the name of a component calls, or one that is newer than the
  /// catalog.
  private var foreignDefinition: Definition {
    let known = Self.ownElements.union(vocabulary.catalog.allElements.map(\.name))
    return Definition(
      "foreign", documentation: "A component, by its name, or an element that xibc doesn't know.",
      .element(.anyExcept(known.sorted()), .group([.reference("anyAttributes"), .reference("anyContent")])))
  }

  // MARK: Families

  /// Which elements can stand for each other.
  private var familyDefinitions: [Definition] {
    func family(_ name: String, _ others: [String] = [], _ isMember: (CatalogElement) -> Bool) -> Definition {
      Definition(name, .choice((objects.filter(isMember).map { "element.\($0.name)" } + others).map { .reference($0) }))
    }
    let plain = plainElements.filter { !listNames.contains($0.name) && $0.name != "state" }
    return [
      family("views") { $0.objectKind == .view },
      family("controllers") { $0.objectKind == .controller },
      family("groupings") { $0.objectKind == .grouping },
      family("otherObjects") { ![.view, .controller, .grouping].contains($0.objectKind) },
      Definition(
        "anyObject", .choice(["views", "controllers", "groupings", "otherObjects", "foreign"].map { .reference($0) })),
      Definition("values", .choice(plain.map { .reference("element.\($0.name)") })),
      Definition(
        "connections",
        .choice(["outlet", "outletCollection", "action", "segue"].map { .reference("element.\($0)") })),
      Definition(
        "parts", documentation: "What every object can have.",
        .choice(
          ["connections", "values", "element.attribute", "element.runtimeAttribute", "element.when"]
            .map { .reference($0) } + [.reference("attributedTexts"), .reference("foreign")])),
      Definition("anyAttributes", .zeroOrMore(.attribute(.anyExcept([]), .text))),
      Definition(
        "anyContent",
        .zeroOrMore(
          .choice(
            [.text]
              + (["anyObject", "parts", "lists", "element.state", "element.layout", "element.constraints"]
              + ["element.constraint", "element.slot"]).map { .reference($0) }))),
      Definition(
        "lists", documentation: "Lists of objects.",
        .choice(plainElements.filter { listNames.contains($0.name) }.map { .reference("element.\($0.name)") })),
    ]
  }
}
