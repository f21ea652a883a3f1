import UIKitCatalog
import ViewLanguage

extension ViewGrammar {
  /// The elements that stand for objects.
  var objectDefinitions: [Definition] {
    let views = objects.filter { $0.objectKind == .view }
    let common = shared(by: objects)
    let ofViews = shared(by: views).filter { attribute in !common.contains { $0.name == attribute.name } }
    var definitions = [
      Definition("attributes.object", .interleave(common.map(pattern) + Self.classAttributes)),
      Definition(
        "attributes.view",
        .interleave(
          [.reference("attributes.object")] + ofViews.map(pattern)
            + (vocabulary.catalog["view"].map { keyPaths(of: $0) } ?? []) + [
              .optionalAttribute(
                "slot", documentation: "The slot of the component around it that the view is for.", .text),
              .optionalAttribute(
                "size", documentation: "The size of a view at the top: width and height.", .reference("type.size")),
            ])),
      Definition(
        "attributes.custom", documentation: "An object of an own class has the properties of that class, too.",
        .group([
          .attribute(.name("class"), documentation: "The object's own class.", .text),
          .zeroOrMore(.attribute(.anyExcept(["class"]), .text)),
        ])),
    ]
    for element in objects {
      let known = Set((element.objectKind == .view ? common + ofViews : common).map(\.name))
      definitions.append(definition(of: element, besides: known))
    }
    return definitions
  }

  private func definition(of element: CatalogElement, besides known: Set<String>) -> Definition {
    let own = vocabulary.objectAttributes(of: element).filter { !known.contains($0.name) && isOffered($0, element) }
    let sharedKeyPaths = Set(vocabulary.catalog["view"].map(UsualKeyPaths.names) ?? [])
    let base = element.objectKind == .view ? "attributes.view" : "attributes.object"
    let attributes = Pattern.choice([
      .interleave([.reference(base)] + own.map(pattern) + keyPaths(of: element, besides: sharedKeyPaths)),
      .reference("attributes.custom"),
    ])
    return Definition(
      "element.\(element.name)",
      .element(
        .name(element.name), documentation: documentation(of: element), .group([attributes, content(of: element)])))
  }

  private func documentation(of element: CatalogElement) -> String {
    let name = element.className ?? element.name
    let module = element.module.flatMap { $0 == "UIKit" ? nil : " of \($0)" } ?? ""
    return "\(name)\(module)." + (element.description.isCarried ? "" : " Known, and no code comes of it yet.")
  }

  // MARK: Attributes

  /// What every object has for attributes beside what the catalog says.
  private static var classAttributes: [Pattern] {
    [
      .optionalAttribute("module", documentation: "The module of the object's own class.", .text),
      .optionalAttribute(
        "moduleProvider", documentation: "'none' where the module of the class isn't the app's.", .text),
      .optionalAttribute(
        "installed", documentation: "NO where only a <when> has the object there.", .reference("type.boolean")),
      .optionalAttribute(
        "canvas", documentation: "Where the editor shows the object: x and y.", .reference("type.point")),
    ]
  }

  /// The runtime attributes that are usual on an element, and not on every view.
  private func keyPaths(of element: CatalogElement, besides known: Set<String> = []) -> [Pattern] {
    UsualKeyPaths.names(on: element).filter { !known.contains($0) }.map { name in
      .optionalAttribute(name, documentation: "A runtime attribute: the property at this key path.", .text)
    }
  }

  /// The attributes that all elements have with the same type.
  private func shared(by elements: [CatalogElement]) -> [LanguageVocabulary.Attribute] {
    guard let first = elements.first(where: { $0.name == "view" }) else { return [] }
    let all = elements.map { element in
      Dictionary(
        uniqueKeysWithValues: vocabulary.objectAttributes(of: element).map { ($0.name, TypePattern.of($0.content)) })
    }
    return vocabulary.objectAttributes(of: first).filter { attribute in
      isOffered(attribute, first) && all.allSatisfy { $0[attribute.name] == TypePattern.of(attribute.content) }
    }
  }

  /// Events are controls', and those of views that an own class makes one.
  private func isOffered(_ attribute: LanguageVocabulary.Attribute, _ element: CatalogElement) -> Bool {
    guard case .actions = attribute.content, attribute.name != "action" else { return true }
    return element.className.map { UIKitClass.lineage(of: $0).contains { $0.name == "UIControl" } } ?? false
  }

  /// An attribute that can be there.
  func pattern(_ attribute: LanguageVocabulary.Attribute) -> Pattern {
    .optionalAttribute(attribute.name, documentation: attribute.documentation ?? "", TypePattern.of(attribute.content))
  }

  // MARK: Content

  private func content(of element: CatalogElement) -> Pattern {
    var members = ["parts"]
    if element.objectKind == .view {
      members += ["element.layout", "element.constraints", "element.constraint", "element.slot"]
    }
    let holdsObjects = element.children.contains { row in
      switch row.content {
      case .object, .unsupported: true
      default: false
      }
    }
    let holdsViews = Self.lists(of: element).contains("subviews")
    if holdsObjects || holdsViews { members.append("views") }
    if holdsObjects { members.append("otherObjects") }
    if element.child("state") != nil { members.append("element.state") }
    // What only the editor reads can be an object elsewhere.
    members += element.children.filter { row in objects.contains { $0.name == row.name } }.map { "element.\($0.name)" }
    members += Self.lists(of: element).sorted().map { "element.\($0)" }
    return .zeroOrMore(.choice(members.map { .reference($0) }))
  }
}
