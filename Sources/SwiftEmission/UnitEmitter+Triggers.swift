import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Whether a segue can start with the object: it sends actions, or it's a cell.
  func isTrigger(_ object: InterfaceObject) -> Bool { isCell(object) || sendsActions(object) }

  private func isCell(_ object: InterfaceObject) -> Bool {
    object.element == "tableViewCell" || object.element == "collectionViewCell"
  }

  private func sendsActions(_ object: InterfaceObject) -> Bool {
    let name = catalog.frameworkClass(of: object)
    return ["UIControl", "UIBarButtonItem", "UIGestureRecognizer"].contains { UIKitClass.isClass(name, a: $0) }
  }

  /// The statements by which an object's segues start with it, and by which popovers point at it.
  mutating func triggers(of object: InterfaceObject, _ source: String) -> [Statement] {
    guard object.index != unit.owner, let owner = unit.owner, let segues = storyboard?.segues(of: owner),
      let scene = storyboard?.scene(of: owner)
    else { return [] }
    let type = unit.kind == .prototype ? scene : "Self"
    var statements: [Statement] = []
    for segue in segues.all where segue.segue.anchors.values.contains(where: { $0.id == object.id }) {
      guard canPerform(segue) else { continue }
      helpers.formUnion([.association, .anchors])
      let name = SwiftLiteral.string(segue.function)
      statements.append(Statement("PopoverAnchors", call: "add", [source, "to: owner", "for: \(name)"]))
    }
    for connection in object.connections {
      guard let segue = segues.segue(of: connection), segue.isPerformable, canPerform(segue), isTrigger(object) else {
        continue
      }
      var arguments = ["\(type).\(segue.function)", "of: owner"]
      if let identifier = segue.segue.identifier {
        arguments.append("withIdentifier: \(SwiftLiteral.string(identifier))")
      }
      let isAccessory = connection.isTriggeredByAccessory
      arguments.append("\(isAccessory ? "byAccessoryOf" : "by"): \(source)")
      helpers.formUnion(isCell(object) ? [.association, .trigger, .cellTrigger] : [.association, .trigger])
      statements.append(Statement(call: "trigger", arguments))
    }
    if triggersWithCells(object, in: segues) {
      helpers.formUnion([.association, .trigger, .cellTrigger])
      statements.append(Statement("CellSegues", call: "follow", [source]))
    }
    return statements
  }

  /// Whether cells of the table or collection trigger segues.
  private func triggersWithCells(_ object: InterfaceObject, in segues: SceneSegues) -> Bool {
    guard object.element == "tableView" || object.element == "collectionView" else { return false }
    return document.objects.contains { cell in
      isCell(cell) && cell.connections.contains { segues.segue(of: $0)?.isPerformable == true }
        && document.isObject(cell.index, within: object.index)
    }
  }
}

extension Connection {
  /// Whether a tap on a cell's accessory starts the segue, and not one on the cell.
  var isTriggeredByAccessory: Bool {
    guard case .segue(let segue) = kind else { return false }
    return segue["trigger"] == "accessoryAction"
  }
}
