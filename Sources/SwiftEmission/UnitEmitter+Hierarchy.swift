import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Puts every object where it belongs.
  mutating func emitHierarchy() {
    writer.separate()
    if unit.kind != .nib, unit.kind != .prototype, let owner = unit.owner { emitChildren(of: owner) }
    for index in unit.objects { emitChildren(of: index) }
  }

  private mutating func emitChildren(of index: ObjectIndex) {
    guard let holder = reference(index) else { return }
    var lists: [(property: String, members: [String])] = []
    let variations = maskVariations(of: document.objects[index])
    let absent = excluded(variations.first { $0.key == "default" }?.subviews ?? [])
    for child in document.objects[index].children where isMember(child) {
      guard let name = reference(child) else { continue }
      switch provision(of: child) {
      case .object(.assigned(let path)):
        writer.line("\(holder).\(path) = \(name)")
      case .objects(.each(let template)):
        guard !isMadeElsewhere(child), !absent.contains(document.objects[child].id ?? "") else { continue }
        writer.statement(
          Statement(holder, call: template.callee, template.arguments(value: name, state: "")))
      case .objects(.array(let property)):
        if lists.last?.property == property {
          lists[lists.count - 1].members.append(name)
        } else {
          lists.append((property, [name]))
        }
      case .object(.existing(let path)) where !isMadeElsewhere(child):
        // A class of the app's own in a place that UIKit fills itself: the nib loader sets it by key.
        writer.statement(
          Statement(holder, call: "setValue", [name, "forKey: \(SwiftLiteral.string(path))"]))
      case .object, .objects, .value, .structure, .designTime, .unsupported, nil:
        break
      }
    }
    for list in lists {
      let oneLine = "\(holder).\(list.property) = [\(list.members.joined(separator: ", "))]"
      if writer.fits(oneLine) {
        writer.line(oneLine)
      } else {
        writer.list("\(holder).\(list.property) = [", list.members.map { Statement($0) }, closing: "]")
      }
    }
    emitSections(of: index)
  }

  /// A table's static sections become a property, for the table's data source.
  private mutating func emitSections(of index: ObjectIndex) {
    let sections = document.objects[index].children.filter {
      document.objects[$0].element == "tableViewSection"
    }
    guard !sections.isEmpty, let table = names.objectNames[index] else { return }
    let property = SwiftIdentifier.escaped(names.local(table + "Sections"))
    let local = names.local(table + "SectionList")
    sectionProperties[index] = property
    properties.append(UnitProperty(name: property, type: "[Section]"))
    whileAssigning { $0.emit(sections, to: property, by: local) }
  }

  private mutating func emit(_ sections: [ObjectIndex], to property: String, by local: String) {
    writer.separate()
    writer.line("var \(local): [Section] = []")
    for (place, section) in sections.enumerated() {
      let object = document.objects[section]
      let texts = ["header: \(text("headerTitle", of: object))", "footer: \(text("footerTitle", of: object))"]
      writer.statement(Statement(local, call: "append", ["Section(\(texts.joined(separator: ", ")))"]))
      for cell in object.children {
        guard let name = reference(cell) else { continue }
        writer.statement(
          Statement(
            call: "\(local)[\(place)].rows.append", ["Section.Row(cell: \(name), height: \(rowHeight(cell)))"]))
      }
    }
    writer.line("\(property) = \(local)")
  }

  private func rowHeight(_ cell: ObjectIndex) -> String {
    document.objects[cell]["rowHeight"].flatMap { express.attribute($0, .tableDimension) }
      ?? "UITableView.automaticDimension"
  }

  private func text(_ key: String, of object: InterfaceObject) -> String {
    if let text = object[key] { return self.text(text, of: object, property: key) }
    if case .string(let text) = object.value(key) { return self.text(text, of: object, property: key) }
    return "nil"
  }

  /// The ids that a mask takes out.
  func excluded(_ mask: [Variation.MaskEntry]) -> Set<String> {
    Set(mask.lazy.filter { !$0.isIncluded }.map(\.reference.id))
  }
}
