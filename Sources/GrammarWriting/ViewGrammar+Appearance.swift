import UIKitCatalog
import ViewLanguage

extension ViewGrammar {
  /// The elements of the objects whose look a document can say.
  var elementsWithLooks: [CatalogElement] {
    objects.filter { ($0.objectKind == .view || $0.objectKind == .barItem) && $0.description.isCarried }
  }

  /// How objects look, and the parts of that.
  var lookDefinitions: [Definition] {
    let ofViews = vocabulary.catalog["view"].map(vocabulary.looks) ?? []
    return [
      Definition(
        "attributes.look",
        .interleave([
          .optionalAttribute("class", documentation: "The app's own class that it is about.", .text),
          .optionalAttribute("module", documentation: "The module of that class.", .text),
          .optionalAttribute(
            "in", documentation: "The classes in whose instances the objects have to be, from the inside out.", .text),
        ])),
      Definition("attributes.viewLook", .interleave([.reference("attributes.look")] + ofViews.map(pattern))),
    ]
      + elementsWithLooks.map { element in
        let parts = Catalog.appearanceParts(of: element.name)
        return Definition(
          "look.\(element.name)",
          .element(
            .name(element.name), documentation: "The look of each \(element.className ?? element.name).",
            .group([
              .interleave(lookAttributes(of: element, besides: ofViews)),
              parts.isEmpty ? .empty : .zeroOrMore(.choice(parts.map { part($0, in: element.name) })),
            ])))
      }
  }

  /// The attributes of an element's look; `ofViews` are those that every view has.
  private func lookAttributes(
    of element: CatalogElement, besides ofViews: [LanguageVocabulary.Attribute]
  ) -> [Pattern] {
    let all = vocabulary.looks(of: element)
    guard element.objectKind == .view else { return [.reference("attributes.look")] + all.map(pattern) }
    let known = Set(ofViews.map(\.name))
    return [.reference("attributes.viewLook")] + all.filter { !known.contains($0.name) }.map(pattern)
  }

  private func part(_ part: (name: String, description: CatalogElement), in outer: String) -> Pattern {
    let attributes = LanguageVocabulary(catalog: .appearance).plainAttributes(of: part.description)
    let parts = Catalog.appearanceParts(of: part.name, in: outer)
    return .element(
      .name(part.name),
      .group([
        .interleave(attributes.map(pattern)),
        parts.isEmpty ? .empty : .zeroOrMore(.choice(parts.map { self.part($0, in: part.name) })),
      ]))
  }
}
