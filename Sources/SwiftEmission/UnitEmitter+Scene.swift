import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Emits what makes the scene's controller and performs its segues; nil for a unit that is no scene.
  mutating func emitFactory() -> SwiftWriter? {
    guard unit.kind == .scene, let owner = unit.owner, let storyboard else { return nil }
    var controller = UnitEmitter(input, unit: unit.controller, storyboard: storyboard)
    controller.emitBody()
    diagnostics += controller.diagnostics
    helpers.formUnion(controller.helpers)
    deprecatedMembers.formUnion(controller.deprecatedMembers)
    var factory = SwiftWriter(level: 1)
    let type = type(of: owner)
    let construction = controllerConstruction(of: owner)
    let link = linkStatement(of: owner)
    factory.separate()
    factory.line("/// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.")
    factory.block("\(access)static func instantiate(\(creatorParameter(of: owner))) -> \(type) {") { factory in
      guard link != nil || !controller.writer.isEmpty else {
        factory.statement(construction)
        return
      }
      factory.statement(Statement(set: "let owner", to: construction))
      if let link { factory.statement(link) }
      factory.append(controller.writer)
      factory.line("return owner")
    }
    emitSegues(of: owner, &factory)
    return factory
  }

  // MARK: Making the controller

  private func creatorParameter(of controller: ObjectIndex) -> String {
    isCreatedBySegueAction(controller) ? "creator: ((NSCoder) -> \(type(of: controller))?)? = nil" : ""
  }

  /// Whether a segue's source makes the controller itself.
  private func isCreatedBySegueAction(_ controller: ObjectIndex) -> Bool {
    storyboard?.isCreatedBySegueAction(controller) ?? false
  }

  private mutating func controllerConstruction(of index: ObjectIndex) -> Statement {
    let object = document.objects[index]
    let type = controllerType(of: index)
    if isCreatedBySegueAction(index) {
      helpers.insert(.creating)
      return Statement(call: "decode", ["\(type).self", "by: creator"])
    }
    if let arguments = constructionArguments(of: object) { return Statement(call: type, arguments) }
    let isDecoded = isAppClass(index) ? input.options.construction == .coder : needsDecoding(object)
    guard isDecoded else { return Statement(call: type, []) }
    helpers.insert(.decoding)
    return Statement(call: "decode", ["\(type).self"])
  }

  /// A collection's controller has no plain initializer; its collection comes with its view.
  private func needsDecoding(_ object: InterfaceObject) -> Bool { object.element == "collectionViewController" }

  /// What an initializer has to take since no property can set it.
  private func constructionArguments(of object: InterfaceObject) -> [String]? {
    switch object.element {
    case "pageViewController":
      let style = construction("transitionStyle", of: object) ?? ".pageCurl"
      let orientation = construction("navigationOrientation", of: object) ?? ".horizontal"
      let location = construction("spineLocation", of: object).flatMap { spine -> String? in
        spine == ".none" ? nil : ".spineLocation: UIPageViewController.SpineLocation\(spine).rawValue"
      }
      let spacing = construction("pageSpacing", of: object).flatMap { $0 == "0" ? nil : ".interPageSpacing: \($0)" }
      let options = [location, spacing].compactMap { $0 }
      return ["transitionStyle: \(style)", "navigationOrientation: \(orientation)"]
        + (options.isEmpty ? [] : ["options: [\(options.joined(separator: ", "))]"])
    case "splitViewController":
      return hasColumns(object)
        ? ["style: \(object["allowTripleColumnStyle"] == "YES" ? ".tripleColumn" : ".doubleColumn")"] : nil
    default:
      return nil
    }
  }

  /// Whether a split view's controllers stand in columns, as from iOS 14 on.
  private func hasColumns(_ object: InterfaceObject) -> Bool {
    object["allowDoubleColumnStyle"] == "YES" || object["allowTripleColumnStyle"] == "YES"
  }

  /// The class to make: one that loads the scene where the document names no class that could.
  private mutating func controllerType(of controller: ObjectIndex) -> String {
    let type = type(of: controller)
    guard !isAppClass(controller), linkStatement(of: controller) != nil else { return type }
    plainControllers.insert(type)
    return Self.plainControllerName(for: type)
  }

  /// The name of the class for controllers of a framework's class that have a scene: `SceneViewController`.
  static func plainControllerName(for type: String) -> String {
    "Scene" + (type.hasPrefix("UI") ? String(type.dropFirst("UI".count)) : type)
  }

  /// Whether the object is of a class of the app's own, or of another library's.
  func isAppClass(_ index: ObjectIndex) -> Bool {
    document.objects[index].customClass.map { !UIKitClass.isKnown($0.name) } ?? false
  }

  /// What lets a controller load its scene's view and perform its segues; nil where there's neither.
  private mutating func linkStatement(of controller: ObjectIndex) -> Statement? {
    var arguments = ["to: owner"]
    if isLoaded { arguments.append("loading: Self.init") }
    if storyboard?.performsSegues(controller) == true { arguments.append("performing: Self.performSegue") }
    guard arguments.count > 1 else { return nil }
    helpers.formUnion([.association, .sceneLink])
    return Statement(call: "SceneLink.attach", arguments)
  }

  // MARK: What the controller holds

  /// Makes the controllers of the relationships.
  mutating func emitRelationships() {
    guard unit.kind == .controller, let owner = unit.owner, let storyboard else { return }
    var list: [String] = []
    writer.separate()
    for (segue, connection) in storyboard.relationships(of: owner) {
      guard let controller = storyboard.instantiation(of: connection.destination) else { continue }
      if let column = column(segue.relationship, of: document.objects[owner]) {
        writer.statement(Statement("owner", call: "setViewController", [controller, "for: \(column)"]))
      } else {
        list.append(controller.contains(" ?? ") ? "(\(controller))" : controller)
      }
    }
    guard !list.isEmpty else { return }
    let oneLine = "owner.viewControllers = [\(list.joined(separator: ", "))]"
    if writer.fits(oneLine) {
      writer.line(oneLine)
    } else {
      writer.list("owner.viewControllers = [", list.map { Statement($0) }, closing: "]")
    }
  }

  private func column(_ relationship: String?, of object: InterfaceObject) -> String? {
    guard object.element == "splitViewController", hasColumns(object) else { return nil }
    switch relationship {
    case "masterViewController": return ".primary"
    case "supplementaryViewController": return ".supplementary"
    case "detailViewController": return ".secondary"
    case "compactViewController": return ".compact"
    default: return nil
    }
  }

  /// Puts the controllers of embed segues into their container views.
  mutating func emitEmbedding() {
    guard unit.kind == .scene, let owner = unit.owner, let segues = storyboard?.segues(of: owner) else { return }
    writer.separate()
    for index in unit.objects {
      for connection in document.objects[index].connections {
        guard let segue = segues.segue(of: connection), segue.segue.kind == .embed, let container = reference(index),
          canPerform(segue)
        else { continue }
        writer.statement(Statement("Self", call: segue.function, ["in: \(container)", "of: owner"]))
      }
    }
  }
}
