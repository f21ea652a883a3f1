import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Puts every object where it belongs.
  mutating func emitHierarchy() {
    writer.separate()
    if unit.kind == .scene, let owner = unit.owner { emitChildren(of: owner) }
    for index in unit.objects { emitChildren(of: index) }
  }

  private mutating func emitChildren(of index: ObjectIndex) {
    guard let holder = reference(index) else { return }
    var lists: [(property: String, members: [String])] = []
    let absent = excluded(document.objects[index].variations.first { $0.key == "default" }?.subviews ?? [])
    for child in document.objects[index].children where members.contains(child) {
      guard let name = reference(child) else { continue }
      switch provision(of: child) {
      case .object(.assigned(let path)):
        writer.line("\(holder).\(path) = \(name)")
      case .objects(.each(let template)):
        guard !isMadeElsewhere(child), !absent.contains(document.objects[child].id ?? "") else { continue }
        writer.statement(
          Statement(call: "\(holder).\(template.callee)", template.arguments(value: name, state: "")))
      case .objects(.array(let property)):
        if lists.last?.property == property {
          lists[lists.count - 1].members.append(name)
        } else {
          lists.append((property, [name]))
        }
      case .object(.existing(let path)) where !isMadeElsewhere(child):
        // A class of the app's own in a place that UIKit fills itself: the nib loader sets it by key.
        writer.statement(
          Statement(call: "\(holder).setValue", [name, "forKey: \(SwiftLiteral.string(path))"]))
      case .object, .objects, .value, .structure, .designTime, .unsupported, nil:
        break
      }
    }
    for list in lists {
      let oneLine = "\(holder).\(list.property) = [\(list.members.joined(separator: ", "))]"
      if oneLine.count + 4 <= SwiftWriter.width {
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
    let name = names.local(table + "Sections")
    properties.append((name, "[(header: String?, footer: String?, rows: [(cell: UITableViewCell, height: CGFloat)])]"))
    let lists = sections.map { section -> (opening: String, cells: [Statement]) in
      let object = document.objects[section]
      let cells = object.children.compactMap { cell in
        reference(cell).map { Statement("(cell: \($0), height: \(rowHeight(cell)))") }
      }
      let (header, footer) = (text("headerTitle", of: object), text("footerTitle", of: object))
      return ("(header: \(header), footer: \(footer), rows: [", cells)
    }
    writer.separate()
    writer.block("\(SwiftIdentifier.escaped(name)) = [", closing: "]") { writer in
      for (opening, cells) in lists {
        if cells.isEmpty { writer.line(opening + "]),") } else { writer.list(opening, cells, closing: "]),") }
      }
    }
  }

  private func rowHeight(_ cell: ObjectIndex) -> String {
    document.objects[cell]["rowHeight"].flatMap { express.attribute($0, .tableDimension) }
      ?? "UITableView.automaticDimension"
  }

  private func text(_ key: String, of object: InterfaceObject) -> String {
    if let text = object[key] { return SwiftLiteral.string(text) }
    if case .string(let text) = object.value(key) { return SwiftLiteral.string(text) }
    return "nil"
  }

  /// The ids that a mask takes out.
  func excluded(_ mask: [Variation.MaskEntry]) -> Set<String> {
    Set(mask.lazy.filter { !$0.isIncluded }.map(\.reference.id))
  }
}
