import InterfaceModel
import UIKitCatalog
import ViewLanguage

/// The patterns of the texts of attributes.
enum TypePattern {
  /// The pattern of an attribute's text.
  static func of(_ content: LanguageVocabulary.Content) -> Pattern {
    switch content {
    case .value(let type, .some): attribute(type)
    case .value(let type, nil): value(type)
    case .actions: .reference("type.actions")
    case .outlet, .id: .reference("type.id")
    case .objects: .reference("type.ids")
    case .constraints: .reference("type.constraints")
    case .words(let words): .values(words)
    case .className, .text: .text
    }
  }

  private static func attribute(_ type: ValueType) -> Pattern {
    switch type {
    case .bool: .reference("type.boolean")
    case .integer: .reference("type.integer")
    case .number, .priority, .tableDimension: .reference("type.number")
    case .enumeration(let enumeration): .reference(name(of: enumeration))
    case .reference: .reference("type.id")
    default: .text
    }
  }

  private static func value(_ type: ValueType) -> Pattern {
    switch type {
    case .bool: .reference("type.boolean")
    case .integer, .number, .priority, .tableDimension: .reference("type.number")
    case .color: .reference("type.color")
    case .font: .reference("type.font")
    case .rect: .reference("type.rect")
    case .point: .reference("type.point")
    case .size: .reference("type.size")
    case .offset: .reference("type.offset")
    case .insets, .directionalInsets: .reference("type.insets")
    case .flags(let enumeration): .reference(name(of: enumeration, isSet: true))
    default: .text
    }
  }

  /// The name of the definition of an enumeration. Those of one Swift type can differ in what documents call the members.
  private static func name(of enumeration: Enumeration, isSet: Bool = false) -> String {
    let first = enumeration.members.keys.min() ?? ""
    return "type.\(isSet ? "set." : "")\(enumeration.swiftType).\(first).\(enumeration.members.count)"
  }

  // MARK: Definitions

  /// Every type that elements ask for, with what it is.
  static func definitions(elements: [CatalogElement]) -> [Definition] { valueTypes + enumerations(elements) }

  private static let number = Pattern.reference("type.number")
  private static let binding = Pattern.reference("type.binding")

  private static var valueTypes: [Definition] {
    [
      Definition(
        "type.binding", documentation: "A parameter of the component: {name}.",
        .data("string", matching: #"\{[^{}]+\}"#)),
      Definition(
        "type.boolean", documentation: "YES or NO.",
        .choice(["YES", "NO", "true", "false"].map { .value($0) } + [binding])),
      Definition("type.number", documentation: "A decimal number.", .choice([.data("double"), binding])),
      Definition("type.integer", documentation: "A whole number.", .choice([.data("integer"), binding])),
      Definition(
        "type.id", documentation: "The id of an object: owner, firstResponder, or a name.",
        .choice([.data("NMTOKEN"), binding])),
      Definition(
        "type.ids", documentation: "Ids of objects with spaces between them.",
        .choice([.list(.oneOrMore(.data("NMTOKEN"))), binding])),
      Definition(
        "type.actions",
        documentation: "An object and a selector, such as owner.follow:, or several with commas between.",
        .choice([.data("string", matching: #"[^.,]+\.[^,]+(,[^.,]+\.[^,]+)*"#), binding])),
      Definition(
        "type.rect", documentation: "x, y, width and height.",
        .choice([.list(.group([number, number, number, number])), binding])),
      Definition("type.point", documentation: "x and y.", .choice([.list(.group([number, number])), binding])),
      Definition(
        "type.size", documentation: "Width and height.", .choice([.list(.group([number, number])), binding])),
      Definition(
        "type.offset", documentation: "Horizontal and vertical.", .choice([.list(.group([number, number])), binding])),
      Definition(
        "type.insets",
        documentation: "One number for all edges, two (vertical and horizontal), or top, leading, bottom and trailing.",
        // libxml2 doesn't get along with optional words of a list.
        .choice([1, 2, 4].map { .list(.group(Array(repeating: number, count: $0))) } + [binding])),
      Definition(
        "type.color",
        documentation:
          "label, systemBlue, label.opacity(0.6), named:Brand, #1E90FF, #1E90FF80, rgb(0.1 0.5 1 / 0.6), gray(0.5), legacy:darkText, nil.",
        .choice((SystemColors.names + ["nil"]).map { .value($0) } + [.data("string", matching: color), binding])),
      Definition(
        "type.font", documentation: "headline, system 17, system 17 semibold, Avenir-Book 15 (Avenir), nil.",
        .choice(
          (TextStyles.allMembers + ["nil"]).map { .value($0) } + [
            .list(
              .group([.values(["system", "boldSystem", "italicSystem"]), .data("double"), .optional(.data("token"))])),
            .data("string", matching: #"[^ ]+ +[\-+0-9.eE]+( +\(.*\))?"#), binding,
          ])),
    ]
  }

  /// The colours that no list names.
  private static var color: String {
    let number = #"[\-+0-9.eE]+"#
    let opacity = #"\s*(/\s*\#(number)\s*%?\s*)?"#
    func function(_ names: String, _ count: Int) -> String {
      #"(\#(names))\(\s*\#(Array(repeating: number, count: count).joined(separator: #"\s+"#))\#(opacity)\)"#
    }
    return [
      "named:.*", "legacy:.*", "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?\(opacity)",
      #"[a-zA-Z0-9]+\.opacity\(\s*\#(number)\s*%?\s*\)"#,
      function("rgb|p3|calibratedRGB|deviceRGB|calibratedCustomRGB", 3),
      function("gray|calibratedGray|deviceGray", 1), function("cmyk", 4),
    ].joined(separator: "|")
  }

  private static func enumerations(_ elements: [CatalogElement]) -> [Definition] {
    var definitions: [String: Definition] = [:]
    func add(_ type: ValueType) {
      switch type {
      case .enumeration(let enumeration):
        let name = name(of: enumeration)
        definitions[name] = Definition(
          name, documentation: "A \(enumeration.swiftType).",
          .choice(enumeration.members.keys.sorted().map { .value($0) } + [binding]))
      case .flags(let enumeration):
        let name = name(of: enumeration, isSet: true)
        let words = Set(enumeration.members.values).union(enumeration.members.keys).sorted()
        definitions[name] = Definition(
          name, documentation: "Members of \(enumeration.swiftType) with spaces between them, or 'none'.",
          .choice([.value("none"), .list(.zeroOrMore(.values(words))), binding]))
      default: break
      }
    }
    for element in elements {
      for row in element.attributes { add(row.type) }
      for row in element.children {
        if case .value(let type, _) = row.content { add(type) }
      }
    }
    return definitions.values.sorted { $0.name < $1.name }
  }
}
