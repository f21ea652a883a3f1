import InterfaceModel
import UIKitCatalog

/// Divides a document into units.
struct UnitPlanner {
  let input: EmissionInput
  /// The document's file name without its extension.
  let documentName: String
  /// The document's file name.
  let fileName: String

  private var names: NameAllocator
  /// The classes that several scenes' controllers have.
  private let sharedClasses: Set<String>
  private var units: [EmissionUnit] = []

  init(_ input: EmissionInput, documentName: String, fileName: String) {
    self.input = input
    self.documentName = documentName
    self.fileName = fileName
    // A structure mustn't hide a class that the code names.
    let classes = Set(input.document.objects.compactMap { $0.customClass?.name })
    let controllers = input.document.scenes.flatMap(\.objects).compactMap {
      input.document.objects[$0].customClass?.name
    }
    sharedClasses = Set(Dictionary(grouping: controllers) { $0 }.filter { $0.value.count > 1 }.keys)
    names = NameAllocator(reserved: classes.union([StoryboardPlan.name(ofStoryboard: documentName)]))
  }

  /// The units, in the document's order; a prototype after the unit it stands in.
  static func units(of input: EmissionInput, documentName: String, fileName: String) -> [EmissionUnit] {
    var planner = UnitPlanner(input, documentName: documentName, fileName: fileName)
    planner.plan()
    return planner.units
  }

  private var document: InterfaceDocument { input.document }

  private mutating func plan() {
    if let component = document.component { return plan(component) }
    switch document.kind {
    case .xib:
      let base = SwiftIdentifier.upperCamelCase(documentName) ?? "Interface"
      let roots = document.topLevelObjects.filter { !document.objects[$0].isPlaceholder }
      // A document may be there for the looks alone.
      if roots.isEmpty, !document.appearance.isEmpty { return }
      addUnit(
        .nib, name: base + "Nib", title: "The objects of `\(fileName)`.", owner: document.filesOwner?.index,
        roots: roots)
    case .storyboard:
      for scene in document.scenes { plan(scene) }
    }
  }

  private mutating func plan(_ component: ComponentDeclaration) {
    guard let root = document.object(withID: component.rootID) else { return }
    var objects: [ObjectIndex] = []
    var prototypes: [ObjectIndex] = []
    for child in root.children { collect(child, &objects, &prototypes) }
    units.append(
      EmissionUnit(
        kind: .component, name: component.className, title: "The component of `\(fileName)`.", owner: root.index,
        objects: objects, topLevel: []))
    for prototype in prototypes { addPrototype(prototype, owner: root.index) }
  }

  private mutating func plan(_ scene: InterfaceScene) {
    let controller = scene.objects.first { kind(of: $0) == .controller }
    let roots = scene.objects.filter { !isOutside($0) && $0 != controller }
    guard let controller else { return }
    let object = document.objects[controller]
    let base = sceneName(of: object)
    addUnit(
      .scene, name: base + "Scene", title: "The scene of \(describe(object)).", owner: controller,
      roots: object.children.filter(isLoadedLate) + roots, early: object.children.filter { !isLoadedLate($0) })
  }

  /// Whether what a controller holds is loaded with its view: other views than those that it makes itself.
  private func isLoadedLate(_ child: ObjectIndex) -> Bool {
    guard kind(of: child) == .view, let parent = document.objects[child].parent,
      case .keyed(let key) = document.objects[child].role
    else { return false }
    if case .object(.existing) = input.descriptions[parent]?.child(key)?.content { return false }
    return true
  }

  private func describe(_ controller: InterfaceObject) -> String {
    if let name = controller.customClass?.name, ClassReference.isValidClassName(name) { return "`\(name)`" }
    return "a `\(input.descriptions[controller.index]?.className ?? "UIViewController")`"
  }

  private func sceneName(of controller: InterfaceObject) -> String {
    var candidates = [controller["storyboardIdentifier"], controller.userLabel, controller["title"]]
    // Scenes of one class are told apart by what else they're called.
    let place = controller.customClass.map { sharedClasses.contains($0.name) } == true ? candidates.count : 0
    candidates.insert(controller.customClass?.name, at: place)
    for case let candidate? in candidates {
      guard let name = SwiftIdentifier.upperCamelCase(candidate) else { continue }
      for suffix in ["ViewController", "Controller", "Scene"] where name.hasSuffix(suffix) && name != suffix {
        return String(name.dropLast(suffix.count))
      }
      return name
    }
    // Every storyboard may have a plain navigation controller: the document tells whose it is.
    let element = SwiftIdentifier.upperCamelCase(controller.element) ?? "Interface"
    return (SwiftIdentifier.upperCamelCase(documentName) ?? "") + element
  }

  private mutating func addUnit(
    _ kind: EmissionUnit.Kind, name: String, title: String, owner: ObjectIndex?, roots: [ObjectIndex],
    early: [ObjectIndex] = []
  ) {
    var objects: [ObjectIndex] = []
    var controllerObjects: [ObjectIndex] = []
    var prototypes: [ObjectIndex] = []
    for root in roots { collect(root, &objects, &prototypes) }
    for root in early { collect(root, &controllerObjects, &prototypes) }
    let isWorthIt = !objects.isEmpty || owner.map { !document.objects[$0].connections.isEmpty } ?? false
    if isWorthIt || kind != .prototype {
      units.append(
        EmissionUnit(
          kind: kind, name: names.allocate(name), title: title, owner: owner, objects: objects,
          topLevel: roots.filter { objects.contains($0) }, controllerObjects: controllerObjects))
    }
    for prototype in prototypes { addPrototype(prototype, owner: owner) }
  }

  private mutating func addPrototype(_ index: ObjectIndex, owner: ObjectIndex?) {
    let cell = document.objects[index]
    let base =
      [cell.customClass?.name, cell["reuseIdentifier"], cell.userLabel].lazy.compactMap { $0 }
      .compactMap(SwiftIdentifier.upperCamelCase).first
      ?? SwiftIdentifier.upperCamelCase(cell.element) ?? "Prototype"
    let kind = cell.element == "collectionReusableView" ? "View" : "Cell"
    let title = cell["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    // The identifier goes into a comment, so nothing but plain text of it may.
    let shown = title.flatMap { text in
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_. ".contains($0) } ? text : nil
    }
    addUnit(
      .prototype, name: base.hasSuffix("Cell") || base.hasSuffix("View") ? base + "Nib" : base + kind + "Nib",
      title: shown.map { "The prototype with the reuse identifier `\($0)`." } ?? "A prototype.", owner: owner,
      roots: [index])
  }

  /// Lists an object and what it holds; prototypes are loaded apart.
  private func collect(_ index: ObjectIndex, _ objects: inout [ObjectIndex], _ prototypes: inout [ObjectIndex]) {
    guard !isOutside(index) else { return }
    if kind(of: index) != .grouping { objects.append(index) }
    for child in document.objects[index].children {
      if isPrototype(child) { prototypes.append(child) } else { collect(child, &objects, &prototypes) }
    }
  }

  private func isPrototype(_ index: ObjectIndex) -> Bool {
    let object = document.objects[index]
    switch object.role {
    case .member(of: "prototypes"), .keyed("sectionHeaderView"), .keyed("sectionFooterView"): return true
    case .member(of: "cells"): return object.parent.map { document.objects[$0].element == "collectionView" } ?? false
    case .topLevel, .keyed, .member: return false
    }
  }

  private func kind(of index: ObjectIndex) -> ElementDescription.ObjectKind? {
    input.descriptions[index]?.objectKind
  }

  private func isOutside(_ index: ObjectIndex) -> Bool {
    let object = document.objects[index]
    return object.isPlaceholder || input.descriptions[index]?.description.isCarried == false
  }
}
