import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Makes Swift of a document: for each nib, scene and prototype a structure that does what loading it does.
public struct SwiftEmitter: Sendable {
  private let catalog: Catalog
  private let options: EmissionOptions

  /// Makes an emitter that knows what `catalog` describes and writes as `options` say.
  public init(catalog: Catalog = .uiKit, options: EmissionOptions = EmissionOptions()) {
    self.catalog = catalog
    self.options = options
  }

  /// Emits a document. `fileName` is shown in the header and gives the structures their names.
  ///
  /// A document whose classes have names that aren't Swift's is refused: nothing of a document may become code by
  /// itself.
  public func emit(_ document: InterfaceDocument, fileName: String) -> EmittedSource {
    var refusals = Self.invalidClassNames(in: document)
    guard refusals.isEmpty else { return EmittedSource(text: nil, diagnostics: refusals) }
    let stem = DocumentName(file: fileName).stem
    let input = EmissionInput(document, catalog: catalog, options: options, documentName: stem)
    let units = UnitPlanner.units(
      of: input, documentName: Self.printable(stem), fileName: Self.printable(fileName))
    let storyboard = document.kind == .storyboard ? StoryboardPlan(input, units: units, documentName: stem) : nil
    refusals = storyboard?.recursions() ?? []
    guard refusals.isEmpty else { return EmittedSource(text: nil, diagnostics: refusals) }
    var writer = SwiftWriter()
    let header = options.header ?? "\(fileName), compiled by xibc. Change the document, not this file."
    writer.line("// \(Self.printable(header))")
    writer.separate()
    for module in modules(of: input, units) { writer.line("import \(module)") }
    var diagnostics: [EmissionDiagnostic] = []
    var helpers: Set<EmittedHelper> = []
    var deprecatedMembers: Set<DeprecatedMember> = []
    var plainControllers: Set<String> = []
    if let storyboard {
      StoryboardEmitter(storyboard, input, fileName: Self.printable(fileName)).emit(&writer, &diagnostics)
    }
    for unit in units {
      var emitter = UnitEmitter(input, unit: unit, storyboard: storyboard)
      let isComponent = unit.kind == .component
      let structure = isComponent ? input.document.component.map { emitter.emitComponentClass($0) } : emitter.emit()
      diagnostics += emitter.diagnostics
      helpers.formUnion(emitter.helpers)
      deprecatedMembers.formUnion(emitter.deprecatedMembers)
      plainControllers.formUnion(emitter.plainControllers)
      writer.separate()
      if let structure { writer.append(structure) }
      diagnostics += emitNibClass(of: unit, emitter, input, &writer)
    }
    var appearance = AppearanceEmitter(input, documentName: stem, fileName: Self.printable(fileName))
    if let looks = appearance.emit() {
      writer.separate()
      writer.append(looks)
    }
    for helper in EmittedHelper.allCases where helpers.contains(helper) { helper.emit(&writer) }
    LegacyProtocol.emit(deprecatedMembers, &writer)
    for superclass in plainControllers.sorted() { PlainControllerEmitter(superclass: superclass).emit(&writer) }
    let isRefused = diagnostics.contains { $0.severity == .error }
    return EmittedSource(text: isRefused ? nil : indented(writer.text), diagnostics: diagnostics)
  }

  /// Emits the class that the style asks for, around a nib's structure.
  private func emitNibClass(
    of unit: EmissionUnit, _ emitter: UnitEmitter, _ input: EmissionInput, _ writer: inout SwiftWriter
  ) -> [EmissionDiagnostic] {
    guard options.style != .nib, unit.kind == .nib else { return [] }
    let owner = unit.owner.map { input.document.objects[$0] }
    guard let root = emitter.pinnedRoot else {
      return [
        EmissionDiagnostic(
          severity: .error, id: "no_root_view",
          message: "the document has no view at its top that a \(options.style.rawValue) could have as its content",
          range: owner?.range ?? SourceRange(start: 0, end: 0))
      ]
    }
    let wrapper = NibClassEmitter(
      unit: unit, properties: emitter.properties, root: root, takesOwner: emitter.ownerParameter != nil,
      access: emitter.access, deprecation: input.deprecation, hasConstraintSets: !emitter.constraintSets.isEmpty)
    let base = unit.name.hasSuffix("Nib") ? String(unit.name.dropLast("Nib".count)) : unit.name
    var names = NameAllocator(reserved: Set(input.document.objects.compactMap { $0.customClass?.name }))
    switch options.style {
    case .nib: break
    case .view: wrapper.emitView(named: names.allocate(base.hasSuffix("View") ? base : base + "View"), &writer)
    case .controller: wrapper.emitController(named: names.allocate(base + "Controller"), &writer)
    }
    guard let owner, !owner.connections.isEmpty else { return [] }
    return [
      EmissionDiagnostic(
        severity: .warning, id: "owner_unconnected",
        message: "the \(options.style.rawValue) has no File's Owner: outlets and actions of it stay unconnected",
        range: owner.range)
    ]
  }

  /// The text with the indentation that was chosen. No literal runs over several lines, so that every space at the
  /// start of a line is the writer's.
  private func indented(_ text: String) -> String {
    guard options.indentation != 2 else { return text }
    let unit = options.indentation == 0 ? "\t" : String(repeating: " ", count: options.indentation)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let level = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count / 2
      return String(repeating: unit, count: level) + line.dropFirst(level * 2)
    }.joined(separator: "\n")
  }

  /// A file's name as a comment can have it.
  package static func printable(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar -> Character in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: "?"
        default: scalar == "`" ? "'" : Character(scalar)
        }
      })
  }

  /// The classes of a document that Swift can't name, as the reasons to refuse it.
  package static func invalidClassNames(in document: InterfaceDocument) -> [EmissionDiagnostic] {
    var classes: [ClassReference] = []
    for index in document.objects.indices {
      if let reference = document.objects[index].customClass { classes.append(reference) }
      for constraint in document.objects[index].constraints {
        if let reference = constraint.customClass { classes.append(reference) }
      }
      for connection in document.objects[index].connections {
        guard case .segue(let segue) = connection.kind, let reference = segue.customClass else { continue }
        classes.append(reference)
      }
    }
    for look in document.appearance { classes += [look.customClass].compactMap { $0 } + look.containers }
    return classes.compactMap { reference in
      let isValid =
        ClassReference.isValidClassName(reference.name)
        && reference.module.map(SwiftIdentifier.isValid) ?? true
      guard !isValid else { return nil }
      return EmissionDiagnostic(
        severity: .error, id: "invalid_class_name",
        message: "\(SwiftLiteral.string(reference.name)) is no class that Swift can name: write the class's name alone",
        range: reference.range)
    }
  }

  /// What the code imports: UIKit, the frameworks of the objects made, and the modules of their classes.
  private func modules(of input: EmissionInput, _ units: [EmissionUnit]) -> [String] {
    let document = input.document
    var modules: Set<String> = ["UIKit"]
    modules.formUnion(document.imports)
    for unit in units {
      for index in unit.objects + unit.controllerObjects + (unit.owner.map { [$0] } ?? []) {
        let object = document.objects[index]
        if let reference = object.customClass {
          if let module = reference.module, reference.moduleProvider != "target" { modules.insert(module) }
          if let module = UIKitClass.named(reference.name)?.module { modules.insert(module) }
          // The code makes a web view's configuration, whoever declares the view.
          if object.element == "wkWebView" { modules.insert("WebKit") }
        } else if let module = input.descriptions[index]?.module {
          modules.insert(module)
        }
        for connection in object.connections {
          guard case .segue(let segue) = connection.kind, let reference = segue.customClass,
            let module = reference.module, reference.moduleProvider != "target"
          else { continue }
          modules.insert(module)
        }
      }
    }
    for look in document.appearance {
      if let module = look.customClass?.module { modules.insert(module) }
      if look.customClass == nil, let module = input.catalog[look.element]?.module { modules.insert(module) }
    }
    return modules.sorted()
  }
}
