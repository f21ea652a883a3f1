import InterfaceModel
import LayoutSyntax
import UIKitCatalog
import ViewLanguage

extension ViewGrammar {
  /// The root, and what only it holds.
  var rootDefinitions: [Definition] {
    let document = vocabulary.catalog["document"]
    let attributes = document.map(vocabulary.plainAttributes) ?? []
    let own: [Pattern] = [
      .optionalAttribute(
        "target", documentation: "The system, with the oldest version or without: iOS 15, tvOS.",
        .data("string", matching: #"(iOS|tvOS)( +[0-9.]+)?"#)),
      .optionalAttribute(
        "device", documentation: "Where it was last shown: retina6_12 portrait light.",
        .list(.oneOrMore(.data("token")))),
      .optionalAttribute(
        "kind", documentation: "'storyboard' for one without a scene, 'component' for a component without parameters.",
        .values(["storyboard", "component", "xib"])),
      .optionalAttribute("imports", documentation: "Modules that the Swift needs beside UIKit.", .text),
    ]
    let members = [
      "component", "parameter", "event", "owner", "firstResponder", "appearance", "metrics", "scene", "originalIDs",
    ]
    return [
      Definition(
        "interface", documentation: "A document.",
        .element(
          .name("interface"),
          .group([
            .interleave(attributes.map(pattern) + own),
            .zeroOrMore(
              .choice(
                members.map { .reference("element.\($0)") } + [.reference("anyObject"), .reference("values")])),
          ]))),
      element(
        "scene", "A scene of a storyboard: a controller and what is beside it.",
        [
          .optionalAttribute("canvas", documentation: "Where the editor shows it: x and y.", .reference("type.point")),
          .optionalAttribute("sceneID", documentation: "Its id in Apple's document.", .text),
        ], .zeroOrMore(.choice([.reference("element.firstResponder"), .reference("anyObject"), .reference("values")]))),
      placeholder("owner", "File's Owner: the object that loads the document."),
      placeholder("firstResponder", "Whatever responds first."),
      element("originalIDs", "The ids of Apple's document, one a line: a name and its id.", [], .text),
      element(
        "component", "A document that an element of that name stands for.",
        [
          .attribute(.name("name"), documentation: "The name of the element.", .data("NCName")),
          .optionalAttribute(
            "src", documentation: "The document, from this one's folder. Where it isn't there: Name.view.xml.", .text),
          .optionalAttribute(
            "module", documentation: "The module that has its class, where that's another one.", .text),
        ], .empty),
      element(
        "parameter", "A value that whoever uses this document gives; attributes have it as {name}.",
        [
          .attribute(.name("name"), .data("NCName")),
          .attribute(
            .name("type"), documentation: "Its type; one with a question mark can be nil.",
            .data("string", matching: "(\(ParameterType.Base.allCases.map(\.rawValue).joined(separator: "|")))\\??")),
          .optionalAttribute("default", documentation: "What it is where nobody gives one.", .text),
          .optionalAttribute("summary", documentation: "What it is for, in words.", .text),
        ], .empty),
      element(
        "event", "An event that whoever uses this document can act on.",
        [
          .attribute(.name("name"), .data("NCName")),
          .optionalAttribute("summary", documentation: "When it is, in words.", .text),
        ], .empty),
      element(
        "appearance", "What the app looks like, set once.", [],
        .zeroOrMore(.choice(elementsWithLooks.map { .reference("look.\($0.name)") }))),
      element(
        "metrics", "Numbers by name, for constraints.",
        [.zeroOrMore(.attribute(.anyExcept([]), .reference("type.number")))], .empty),
    ]
  }

  private func placeholder(_ name: String, _ documentation: String) -> Definition {
    let attributes = vocabulary.catalog["placeholder"].map(vocabulary.objectAttributes) ?? []
    let common: [Pattern] = ["class", "module", "moduleProvider"].map {
      .optionalAttribute($0, .text)
    }
    return element(
      name, documentation,
      [
        .interleave(
          attributes.filter(\.content.isValue).map(pattern) + common + [
            .optionalAttribute("canvas", .reference("type.point"))
          ])
      ],
      .zeroOrMore(.reference("parts")))
  }

  // MARK: Parts of objects

  /// The elements inside objects that the language has by itself, or in a form of its own.
  var ownElementDefinitions: [Definition] {
    [
      element(
        "layout", "The constraints of the view around it: the attribute is the left side.",
        [
          .interleave(
            (LayoutLeftSide.names + ["baseline"]).map { .optionalAttribute($0, .reference("type.constraints")) })
        ], .empty),
      Definition(
        "type.constraints",
        documentation:
          "[relation] number or reference [* factor] [+ constant] [@ priority] [as id]; several with ';' between.",
        .data("string", matching: #".*\S.*"#)),
      element(
        "constraints", "Constraints, one a line: a.top = b.bottom + 8, or H:|-[a]-[b]-|.",
        [
          .interleave([
            .optionalAttribute("id", documentation: "The name by which code switches them.", .reference("type.id")),
            .optionalAttribute(
              "active", documentation: "Whether they hold at first: NO where code activates them.",
              .reference("type.boolean")),
            .optionalAttribute(
              "group", documentation: "Of the sets of a group only one is active at a time.", .reference("type.id")),
            .optionalAttribute("metrics", documentation: "Numbers by name: gap=12 small=44.", .text),
            .optionalAttribute("key", .text),
          ])
        ], .reference("constraintsContent")),
      Definition(
        "constraintsContent",
        .zeroOrMore(.choice([.text, .reference("values"), .reference("element.constraint"), .reference("foreign")]))),
      appleElement("constraint", "A constraint in Apple's form."),
      element(
        "outlet", "Sets a property to an object.",
        [
          .interleave([
            .attribute(.name("property"), documentation: "The property.", .text),
            .choice([
              .attribute(.name("destination"), documentation: "The object.", .reference("type.id")),
              .attribute(.name("destinations"), documentation: "The objects of a collection.", .reference("type.ids")),
            ]),
            .optionalAttribute("id", .reference("type.id")),
          ])
        ], .empty),
      appleElement("outletCollection", "A member of a collection, in Apple's form."),
      appleElement("action", "An action that is sent to an object."),
      appleElement("segue", "The way to another controller."),
      element(
        "runtimeAttribute", "Sets the property at a key path when the document is loaded.",
        [
          .interleave([
            .attribute(.name("keyPath"), documentation: "The key path.", .text),
            .optionalAttribute("type", documentation: "The type of the value.", .text),
            .optionalAttribute("value", documentation: "The value.", .text),
          ])
        ], .zeroOrMore(.choice([.reference("values"), .reference("foreign")]))),
      element(
        "attribute", "An attribute that xibc doesn't know.",
        [.interleave([.attribute(.name("name"), .text), .attribute(.name("value"), .text)])], .empty),
      element(
        "when", "What holds only where the traits are like that.", [whenAttributes],
        .zeroOrMore(.choice([.reference("element.layout"), .reference("element.constraints")]))),
      element(
        "slot", "A place for the children that whoever uses this document gives.",
        [.attribute(.name("name"), .data("NCName")), .reference("attributes.view")],
        .zeroOrMore(
          .choice(["parts", "element.layout", "element.constraints"].map { .reference($0) }))),
    ] + attributedTextDefinitions
  }

  private var whenAttributes: Pattern {
    let traits = LanguageVocabulary.traits.map { Pattern.optionalAttribute($0.name, .values($0.values)) }
    let own: [Pattern] = [
      .optionalAttribute("installed", documentation: "Whether the object is there.", .reference("type.boolean")),
      .optionalAttribute(
        "activate", documentation: "The constraints that hold, by the names that 'as' gave.", .reference("type.ids")),
      .optionalAttribute("deactivate", documentation: "The constraints that don't.", .reference("type.ids")),
    ]
    let names = LanguageVocabulary.traits.map(\.name) + ["installed", "activate", "deactivate"]
    // Attributes of the object around it, and constants and priorities of constraints; the reader knows which.
    return .interleave(traits + own + [.zeroOrMore(.attribute(.anyExcept(names), .text))])
  }

  /// Attributed texts with light markup.
  private var attributedTextDefinitions: [Definition] {
    let attributes = vocabulary.inlineAttributes.map { Pattern.optionalAttribute($0, .text) }
    let texts = LanguageVocabulary.attributedTexts.map { name in
      element(
        name, "A text with markup.", [.interleave(attributes)],
        .zeroOrMore(.choice([.text, .reference("inlineElements")])))
    }
    let inline = LanguageVocabulary.inlineElements.map { name in
      element(
        name, "Words of a text, marked.", [.interleave(attributes)],
        .zeroOrMore(.choice([.text, .reference("inlineElements")])))
    }
    return texts + inline + [
      Definition("attributedTexts", .choice(texts.map { .reference($0.name) })),
      Definition("inlineElements", .choice(inline.map { .reference($0.name) })),
    ]
  }

  private func appleElement(_ name: String, _ documentation: String) -> Definition {
    let attributes = vocabulary.catalog[name].map(vocabulary.plainAttributes) ?? []
    let others = Pattern.zeroOrMore(.attribute(.anyExcept(attributes.map(\.name)), .text))
    return element(
      name, documentation, [.interleave(attributes.map(pattern) + [others])],
      .zeroOrMore(.choice(["values", "attributedTexts", "foreign"].map { .reference($0) })))
  }

  private func element(
    _ name: String, _ documentation: String, _ attributes: [Pattern], _ content: Pattern
  ) -> Definition {
    Definition(
      "element.\(name)",
      .element(.name(name), documentation: documentation, .group(attributes + [content])))
  }
}

extension LanguageVocabulary.Content {
  /// Whether it is a value, and no connection.
  fileprivate var isValue: Bool {
    switch self {
    case .actions, .outlet: false
    default: true
    }
  }
}
