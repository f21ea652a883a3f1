import InterfaceModel
import UIKitCatalog

/// Names a unit's objects: after an outlet, a person's label, the text shown, or the class, in that order.
struct ObjectNaming {
  let input: EmissionInput
  private var names: NameAllocator
  private(set) var objectNames: ObjectTable<String>
  /// The names of constraints that outlets lead to, by id.
  private(set) var constraintNames: [String: String] = [:]

  /// What the emitted structure's own code calls something else.
  private static let reserved: Set<String> = [
    "reuseIdentifier", "owner", "object", "objects", "content", "load", "sections", "topLevelObjects", "pin",
    "superview",
    "type", "description", "decode", "followTraits", "sending", "traits", "constraints", "constraint", "isActive",
    "isCompactWidth", "isRegularWidth", "isCompactHeight", "isRegularHeight", "activate", "set",
  ]

  init(_ unit: EmissionUnit, _ input: EmissionInput) {
    self.input = input
    let document = input.document
    objectNames = ObjectTable(document)
    names = NameAllocator(reserved: Self.reserved(in: unit, of: document))
    let outlets = unit.kind == .component ? [:] : outletNames(unit)
    for index in unit.objects {
      guard let id = document.objects[index].id, let outlet = outlets[id] else { continue }
      objectNames[index] = names.allocate(outlet)
    }
    let collected = collectedNames(unit)
    for index in unit.objects where objectNames[index] == nil {
      guard let name = document.objects[index].id.flatMap({ chosenName($0) }) else { continue }
      objectNames[index] = names.allocate(name)
    }
    for index in unit.builtObjects {
      for constraint in document.objects[index].constraints {
        guard let id = constraint.id, let wish = outlets[id] ?? collected[id] ?? chosenName(ofConstraint: id) else {
          continue
        }
        constraintNames[id] = names.allocate(wish)
      }
    }
    for index in unit.objects where objectNames[index] == nil {
      objectNames[index] = names.allocate(wish(for: document.objects[index]))
    }
  }

  /// The names that no object of a unit can have.
  private static func reserved(in unit: EmissionUnit, of document: InterfaceDocument) -> Set<String> {
    guard unit.kind == .component, let component = document.component else { return reserved }
    return ComponentDeclaration.reservedNames.union(component.parameters.map(\.name))
      .union(component.events.flatMap { [$0.name, ComponentEvent.method(of: $0.name)] })
  }

  /// The name that a person chose by an id: Apple's documents have ids that are nobody's names.
  private func chosenName(_ id: String) -> String? {
    input.document.root == nil && ClassReference.isValidIdentifier(id) ? id : nil
  }

  /// The name that a constraint's author chose; nil for one that isn't meant for code.
  private func chosenName(ofConstraint id: String) -> String? {
    guard input.document.namedConstraints.contains(id), !id.contains("-") else { return nil }
    return SwiftIdentifier.isValid(id) ? id : SwiftIdentifier.lowerCamelCase(id)
  }

  /// A name for a helper variable.
  mutating func local(_ wish: String) -> String { names.allocate(wish) }

  /// The outlets that name a destination, by its id: the owner's before other objects'.
  private func outletNames(_ unit: EmissionUnit) -> [String: String] {
    let document = input.document
    var outlets: [String: String] = [:]
    let sources = (unit.owner.map { [$0] } ?? []) + unit.objects
    for source in sources {
      guard source == unit.owner || document.objects[source].customClass != nil else { continue }
      for connection in document.objects[source].connections {
        guard case .outlet(let property) = connection.kind, let name = Self.name(ofOutlet: property),
          UIKitOutlets.type(of: property, in: input.descriptions[source]?.className ?? "") == nil,
          outlets[connection.destination.id] == nil
        else { continue }
        outlets[connection.destination.id] = name
      }
    }
    return outlets
  }

  /// An outlet's name as Swift would spell it: `table_Generic` is `tableGeneric`, `URLField` is `urlField`.
  private static func name(ofOutlet property: String) -> String? {
    guard SwiftIdentifier.isValid(property) else { return nil }
    let isSpelledSo = property.first?.isLowercase == true && !property.utf8.contains(UInt8(ascii: "_"))
    return isSpelledSo ? property : SwiftIdentifier.lowerCamelCase(property)
  }

  /// The outlet collections that hold a destination, by its id: a constraint in one has to have a name to be put there.
  private func collectedNames(_ unit: EmissionUnit) -> [String: String] {
    var names: [String: String] = [:]
    for source in (unit.owner.map { [$0] } ?? []) + unit.objects {
      for connection in input.document.objects[source].connections {
        guard case .outletCollection(let property, _, _) = connection.kind, let name = Self.name(ofOutlet: property)
        else {
          continue
        }
        names[connection.destination.id] = name + "Item"
      }
    }
    return names
  }

  private func wish(for object: InterfaceObject) -> String {
    if let label = object.userLabel.flatMap(SwiftIdentifier.lowerCamelCase) { return label }
    let base = baseName(of: object)
    if object.customClass == nil, let text = shownText(of: object).flatMap(SwiftIdentifier.lowerCamelCase) {
      let suffix = base.prefix(1).uppercased() + base.dropFirst()
      return text.hasSuffix(suffix) || text == base ? text : text + suffix
    }
    return base
  }

  private func baseName(of object: InterfaceObject) -> String {
    if let name = object.customClass?.name.split(separator: ".").last.map(String.init),
      let wish = SwiftIdentifier.lowerCamelCase(name)
    {
      return wish
    }
    if case .keyed(let key) = object.role, let name = SwiftIdentifier.lowerCamelCase(key) { return name }
    switch object.element {
    case "switch": return "toggle"
    case "pongPressGestureRecognizer": return "longPressGestureRecognizer"
    case "tableViewCellContentView", "collectionViewCellContentView": return "contentView"
    default: return SwiftIdentifier.lowerCamelCase(object.element) ?? "object"
    }
  }

  private func shownText(of object: InterfaceObject) -> String? {
    let texts = [
      object["text"], object["title"], object.states.first?.attributes.first { $0.name == "title" }?.text,
      object["placeholder"], object["image"],
    ]
    return texts.lazy.compactMap { $0 }.first { SwiftIdentifier.lowerCamelCase($0) != nil }
  }
}
