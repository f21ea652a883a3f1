import InterfaceModel

extension UnitEmitter {
  /// Registers the prototypes of tables and collections, so that what code dequeues comes with its content.
  mutating func emitRegistrations() {
    writer.separate()
    for index in unit.objects {
      guard let holder = reference(index) else { continue }
      for child in document.objects[index].children { emitRegistration(of: child, with: holder) }
    }
  }

  private mutating func emitRegistration(of root: ObjectIndex, with holder: String) {
    let object = document.objects[root]
    guard let prototype = storyboard?.prototype(root), let identifier = object["reuseIdentifier"], !identifier.isEmpty,
      let view = ObjectNaming(prototype, input).objectNames[root].map(SwiftIdentifier.escaped)
    else { return }
    helpers.insert(.prototypes)
    let takesOwner = prototype.ownerType(input) != nil
    let making = takesOwner ? "[weak owner] in \(prototype.name)(owner: owner).\(view)" : "\(prototype.name)().\(view)"
    writer.statement(
      Statement(
        holder, call: "register",
        ["PrototypeNib { \(making) }"] + registrationPlace(of: object, "\(prototype.name).reuseIdentifier")))
  }

  /// The labelled arguments that say what a nib is registered for.
  private func registrationPlace(of object: InterfaceObject, _ identifier: String) -> [String] {
    switch object.role {
    case .member(of: "prototypes"): ["forCellReuseIdentifier: \(identifier)"]
    case .keyed("sectionHeaderView"):
      ["forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader", "withReuseIdentifier: \(identifier)"]
    case .keyed("sectionFooterView"):
      ["forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter", "withReuseIdentifier: \(identifier)"]
    default: ["forCellWithReuseIdentifier: \(identifier)"]
    }
  }

  /// The statement that has a table's static cells served; nil for another table.
  mutating func serviceOfStaticCells(_ table: InterfaceObject, _ source: String) -> Statement? {
    guard let sections = sectionProperties[table.index], let owner = unit.owner,
      storyboard?.servesStaticCells(owner) == true
    else { return nil }
    helpers.formUnion([.association, .staticCells])
    let list = "\(sections).map { ($0.header, $0.footer, $0.rows.map { ($0.cell, $0.height) }) }"
    return Statement("StaticCells", call: "serve", [source, list, "for: owner"])
  }
}
