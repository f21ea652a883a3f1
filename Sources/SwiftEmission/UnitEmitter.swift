import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Emits the structure of one unit, in the order in which a nib is loaded: objects with their properties, the tree,
/// constraints, runtime attributes, outlets, actions, `awakeFromNib`.
struct UnitEmitter {
  let input: EmissionInput
  let unit: EmissionUnit
  /// What the document's scenes are to each other; nil in a xib.
  let storyboard: StoryboardPlan?
  let express: ValueExpression
  var names: ObjectNaming
  /// What is done with the objects, indented as it will stand.
  var writer = SwiftWriter(level: 2)
  /// The initializer's assignments to properties that aren't declared with their values.
  var assignments = SwiftWriter(level: 2)
  var diagnostics: [EmissionDiagnostic] = []
  /// How the code names each of the unit's objects.
  private var references: ObjectTable<String>
  /// Where the objects that their holders make are reached; filled while the objects are emitted.
  var existingPaths: ObjectTable<String>
  /// What the structure uses that the file declares once.
  var helpers: Set<EmittedHelper> = []
  /// The deprecated members that the structure uses, through protocols that the file declares.
  var deprecatedMembers: Set<DeprecatedMember> = []
  /// The framework's classes of controllers for which the file declares classes that load scenes.
  var plainControllers: Set<String> = []
  /// The names of the constraints that vary with the traits, by where they stand.
  var variedConstraints: [UInt32: String] = [:]
  /// The properties with the static sections of tables.
  var sectionProperties: ObjectTable<String>
  /// The named sets of constraints, with what the structure calls them.
  var constraintSets: [EmittedSet] = []
  /// The properties of the structure, in order.
  var properties: [UnitProperty] = []
  /// What a change of each of a component's parameters does.
  var updates: [String: SwiftWriter] = [:]

  init(_ input: EmissionInput, unit: EmissionUnit, storyboard: StoryboardPlan? = nil) {
    self.input = input
    self.unit = unit
    self.storyboard = storyboard
    express = ValueExpression(document: input.document)
    names = ObjectNaming(unit, input)
    existingPaths = ObjectTable(input.document)
    sectionProperties = ObjectTable(input.document)
    var references = ObjectTable<String>(input.document)
    for index in unit.objects { references[index] = names.objectNames[index].map(SwiftIdentifier.escaped) }
    if let owner = unit.owner {
      references[owner] = unit.kind == .component ? "self" : unit.ownerType(input) == nil ? nil : "owner"
    }
    for index in unit.objects {
      for (id, path) in input.document.objects[index].instance?.members ?? [:] {
        guard let member = input.document.object(withID: id), let instance = references[index] else { continue }
        references[member.index] = "\(instance).\(Self.escapedPath(path))"
      }
    }
    self.references = references
    // Where code has no property for what is there already, it says where that is each time.
    guard unit.kind == .controller || unit.kind == .component else { return }
    for index in unit.objects { if let path = existingPath(of: index) { self.references[index] = path } }
  }

  var document: InterfaceDocument { input.document }
  var catalog: Catalog { input.catalog }

  /// The modifier that the structure and its members begin with.
  var access: String {
    input.options.accessModifier
  }

  /// The structure.
  mutating func emit() -> SwiftWriter {
    emitBody()
    let factory = emitFactory()
    var output = SwiftWriter()
    output.line("/// \(unit.title)")
    if let deprecation = input.deprecation { output.line(deprecation) }
    output.line("@MainActor")
    output.block("\(access)\(isLoaded ? "struct" : "enum") \(unit.name) {") { output in
      emitStoryboardIdentifier(&output)
      emitReuseIdentifier(&output)
      for property in properties { emitDeclaration(of: property, &output) }
      output.separate()
      if isLoaded { emitInitializer(&output) }
      emitTopLevel(&output)
      emitConstraintSets(&output)
      if unit.objects.contains(where: { sectionProperties[$0] != nil }) { emitSectionType(&output) }
      if let factory {
        output.separate()
        output.append(factory)
      }
    }
    return output
  }

  private func emitDeclaration(of property: UnitProperty, _ output: inout SwiftWriter) {
    if let value = property.value {
      output.statement(Statement(set: "\(access)let \(property.name)", to: value))
    } else {
      output.line("\(access)let \(property.name): \(property.type)")
    }
  }

  /// The initializer, and apart from it what is done with the objects: the Swift compiler takes minutes over an initializer
  /// that uses a hundred properties of a structure which it is making.
  private func emitInitializer(_ output: inout SwiftWriter) {
    output.line("/// \(initializerSummary)")
    output.block("\(access)init(\(ownerParameter ?? "")) {") { output in
      output.append(assignments)
      if !writer.isEmpty { output.line(ownerParameter == nil ? "load()" : "load(for: owner)") }
    }
    guard !writer.isEmpty else { return }
    output.separate()
    output.block("private func load(\(ownerParameter.map { "for \($0)" } ?? "")) {") { $0.append(writer) }
  }

  /// A way through properties, each as code writes it.
  private static func escapedPath(_ path: String) -> String {
    path.split(separator: ".").map { SwiftIdentifier.escaped(String($0)) }.joined(separator: ".")
  }

  /// Emits what the initializer assigns, in a unit that has one.
  mutating func whileAssigning(_ emit: (inout UnitEmitter) -> Void) {
    guard unit.kind != .controller else { return emit(&self) }
    swap(&writer, &assignments)
    emit(&self)
    swap(&writer, &assignments)
  }

  /// Emits what loading the unit does.
  mutating func emitBody() {
    emitObjects()
    emitHierarchy()
    emitRegistrations()
    emitConstraints()
    emitVariations()
    emitRuntimeAttributes()
    emitConnections()
    emitRelationships()
    emitAwakening()
    emitEmbedding()
  }

  /// Whether there is anything to load: a container's scene may have no views but those that the container makes.
  var isLoaded: Bool { unit.kind != .scene || !unit.objects.isEmpty }

  /// The identifier that code finds the scene by.
  private func emitStoryboardIdentifier(_ output: inout SwiftWriter) {
    guard unit.kind == .scene, let identifier = unit.owner.flatMap({ document.objects[$0]["storyboardIdentifier"] })
    else { return }
    output.line("/// The scene's identifier in the storyboard.")
    output.statement(
      Statement(set: "\(access)static let storyboardIdentifier", to: Statement(SwiftLiteral.string(identifier))))
    output.separate()
  }

  /// A cell's identifier, which code registers and dequeues it by: UIKit has no way to set it on a collection's views.
  private func emitReuseIdentifier(_ output: inout SwiftWriter) {
    let cells = unit.topLevel.lazy.filter { isCell($0) }.map { document.objects[$0] }
    guard let identifier = cells.compactMap({ $0["reuseIdentifier"] }).first, !identifier.isEmpty else { return }
    output.line("/// The identifier to register and dequeue it by.")
    output.statement(
      Statement(set: "\(access)static let reuseIdentifier", to: Statement(SwiftLiteral.string(identifier))))
    output.separate()
  }

  private var initializerSummary: String {
    switch unit.kind {
    case .nib:
      ownerParameter == nil
        ? "Loads the interface, as `UINib.instantiate(withOwner:)` does."
        : "Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does."
    case .scene: "Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`."
    case .controller: "Makes the scene's controller."
    case .prototype: "Makes the prototype's view anew."
    case .component: "Makes the component."
    }
  }

  /// The top-level objects in the order in which `UINib` returns them.
  private func emitTopLevel(_ output: inout SwiftWriter) {
    guard unit.kind == .nib, !unit.topLevel.isEmpty else { return }
    let roots = unit.topLevel.compactMap { names.objectNames[$0] }.map(SwiftIdentifier.escaped)
    output.separate()
    output.line("/// The top-level objects, in the document's order.")
    let property = "\(access)var topLevelObjects: [NSObject] { [\(roots.joined(separator: ", "))] }"
    if output.fits(property) {
      output.line(property)
    } else {
      output.block("\(access)var topLevelObjects: [NSObject] {") {
        $0.list("[", roots.map { Statement($0) }, closing: "]")
      }
    }
    guard let content = pinnedRoot else { return }
    output.separate()
    guard !input.options.placesByFrames else { return emitFilling(content, &output) }
    output.line("/// Adds `\(content)` to `superview` and pins it to the four edges.")
    output.block("\(access)func pin(to superview: UIView) {") { output in
      output.line("\(content).translatesAutoresizingMaskIntoConstraints = false")
      output.line("superview.addSubview(\(content))")
      output.list(
        "NSLayoutConstraint.activate([",
        ["top", "leading", "trailing", "bottom"].map {
          Statement(call: "\(content).\($0)Anchor.constraint", ["equalTo: superview.\($0)Anchor"])
        }, closing: "])")
    }
  }

  /// The function that puts the root view into another, for a runtime without constraints.
  private func emitFilling(_ content: String, _ output: inout SwiftWriter) {
    output.line("/// Adds `\(content)` to `superview` and lets it fill that.")
    output.block("\(access)func pin(to superview: UIView) {") { output in
      output.line("\(content).frame = superview.bounds")
      output.line("\(content).autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      output.line("superview.addSubview(\(content))")
    }
  }

  /// The property of the first view at the top, which `pin(to:)` takes; nil where there's none but a cell.
  var pinnedRoot: String? {
    guard let root = unit.topLevel.first(where: { input.descriptions[$0]?.objectKind == .view }), !isCell(root) else {
      return nil
    }
    return reference(root)
  }

  /// What a static table's data source serves.
  private func emitSectionType(_ output: inout SwiftWriter) {
    output.separate()
    output.line("/// A section of a static table, for its data source.")
    output.block("\(access)struct Section {") { output in
      output.line("/// A cell with its height, in points.")
      output.block("\(access)struct Row {") { output in
        output.line("\(access)let cell: UITableViewCell")
        output.line("\(access)let height: CGFloat")
      }
      output.separate()
      output.line("\(access)let header: String?")
      output.line("\(access)let footer: String?")
      output.line("\(access)var rows: [Row] = []")
    }
  }

  private func isCell(_ index: ObjectIndex) -> Bool {
    let element = document.objects[index].element
    return element == "tableViewCell" || element == "collectionViewCell" || element == "collectionReusableView"
  }

  /// Says that no code comes of a part of the document.
  mutating func leaveOut(_ reason: String, at range: SourceRange) {
    diagnostics.append(
      EmissionDiagnostic(severity: .warning, id: "not_carried", message: "\(reason) and is left out", range: range))
  }

  // MARK: Names and types

  /// An object as the code names it: its property, `owner`, or nil for one outside the unit.
  func reference(_ index: ObjectIndex) -> String? { references[index] }

  /// Whether the unit makes the object.
  func isMember(_ index: ObjectIndex) -> Bool { names.objectNames[index] != nil }

  /// The type of an object's property.
  func type(of index: ObjectIndex) -> String {
    let object = document.objects[index]
    return object.customClass?.name ?? catalog.frameworkClass(of: object)
  }

  var ownerParameter: String? {
    guard let type = unit.ownerType(input) else { return nil }
    switch unit.kind {
    case .nib: return "owner: \(type)?"
    case .scene, .controller: return "owner: \(type)"
    case .prototype: return "owner: \(type)?"
    case .component: return nil
    }
  }

  /// Whether `owner` may be nil.
  var ownerIsOptional: Bool { unit.kind == .nib || unit.kind == .prototype }

  /// How the code says that it gives an object its name: a property, or a variable where the unit is a function.
  func declared(_ name: String) -> String { unit.kind == .controller ? "let \(name)" : name }

  // MARK: Awakening

  private mutating func emitAwakening() {
    let madeOwner = unit.kind == .controller ? unit.owner.flatMap { isAppClass($0) ? $0 : nil } : nil
    let made = unit.objects.filter { !isMadeElsewhere($0) && isAwoken($0) }
    let awoken = (made + [madeOwner].compactMap { $0 }).compactMap(reference)
    guard !awoken.isEmpty else { return }
    writer.separate()
    if awoken.count == 1 {
      writer.line("\(awoken[0]).awakeFromNib()")
      return
    }
    let oneLine = "let objects: [NSObject] = [\(awoken.joined(separator: ", "))]"
    if writer.fits(oneLine) {
      writer.line(oneLine)
    } else {
      writer.list("let objects: [NSObject] = [", awoken.map { Statement($0) }, closing: "]")
    }
    writer.block("for object in objects {") { $0.line("object.awakeFromNib()") }
  }
}

extension UnitEmitter {
  /// Whether a nib would tell the object that it's awake: components come from no nib, and neither does what is in them,
  /// where only the app's own classes may still count on it.
  private func isAwoken(_ index: ObjectIndex) -> Bool {
    guard document.objects[index].instance == nil else { return false }
    return unit.kind != .component || isAppClass(index)
  }
}

extension EmissionUnit {
  /// The type that stands for the owner; nil where there's none to connect.
  func ownerType(_ input: EmissionInput) -> String? {
    guard let owner else { return nil }
    let document = input.document
    let object = document.objects[owner]
    if let name = object.customClass?.name { return name }
    if kind != .nib { return input.descriptions[owner]?.className }
    let isConnected =
      !object.connections.isEmpty
      || objects.contains { document.objects[$0].connections.contains { $0.destination.id == object.id } }
    return isConnected ? "NSObject" : nil
  }
}
