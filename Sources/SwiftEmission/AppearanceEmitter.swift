import InterfaceModel
import UIKitCatalog

/// Emits what a document's `<appearance>` says: an enumeration with a function that tells UIKit's appearance proxies.
struct AppearanceEmitter {
  private let input: EmissionInput
  private let name: String
  private let fileName: String
  private let express: ValueExpression
  private var locals = NameAllocator()
  private var writer = SwiftWriter(level: 2)
  /// The version of iOS that a check around what is being emitted makes sure of; nil outside of checks.
  private var checkedVersion: Int?

  /// Makes an emitter of the looks in a document that the file `fileName` holds; what it emits is called after
  /// `documentName`.
  init(_ input: EmissionInput, documentName: String, fileName: String) {
    self.input = input
    self.fileName = fileName
    express = ValueExpression(document: input.document)
    let base = SwiftIdentifier.upperCamelCase(documentName) ?? "Interface"
    // An enumeration mustn't hide a class that the code names.
    let classes = input.document.appearance.flatMap { [$0.customClass].compactMap { $0 } + $0.containers }.map(\.name)
    var names = NameAllocator(reserved: Set(classes + input.document.objects.compactMap { $0.customClass?.name }))
    name = names.allocate(base.hasSuffix("Appearance") ? base : base + "Appearance")
  }

  /// The enumeration; nil for a document without looks.
  mutating func emit() -> SwiftWriter? {
    guard !input.document.appearance.isEmpty else { return nil }
    for look in input.document.appearance { emit(look) }
    let access = input.options.accessModifier
    var output = SwiftWriter()
    output.line("/// The appearance of `\(fileName)`.")
    output.line("@MainActor")
    output.block("\(access)enum \(name) {") { output in
      output.line("/// Sets the looks. Call it once, before the first window is there: views on screen don't change.")
      output.block("\(access)static func apply() {") { $0.append(writer) }
    }
    return output
  }

  // MARK: Looks

  private mutating func emit(_ look: AppearanceLook) {
    guard let className = look.customClass?.name ?? input.catalog[look.element]?.className else { return }
    writer.separate()
    let classes = look.containers.map { "\($0.name).self" }.joined(separator: ", ")
    let proxy = Statement(
      className, call: "appearance", classes.isEmpty ? [] : ["whenContainedInInstancesOf: [\(classes)]"])
    let wish = SwiftIdentifier.lowercasingStart(className.hasPrefix("UI") ? String(className.dropFirst(2)) : className)
    let local = locals.allocate(wish)
    let settings = statements(look, input.catalog, of: local)
    writer.statement(Statement(set: "let \(local)", to: proxy))
    settings.forEach { writer.statement($0) }
    for part in look.parts {
      if part.element == "barAppearance" { emitBar(part, of: look, as: local) } else { emitTitle(part, of: local) }
    }
  }

  /// What sets the members that the attributes and values name.
  private func statements(_ look: AppearanceLook, _ catalog: Catalog, of receiver: String) -> [Statement] {
    guard let description = catalog[look.element] else { return [] }
    let attributes = look.attributes.compactMap { attribute -> Statement? in
      guard let row = description.attribute(attribute.name), !isOfText(row.name),
        let value = express.attribute(attribute.text, row.type, catalog: look["catalog"])
      else { return nil }
      return statement(row.treatment, value, of: receiver)
    }
    let values = look.values.compactMap { value -> Statement? in
      guard case .value(let type, let treatment)? = description.child(value.key)?.content, !isOfText(value.key),
        let expression = express.value(value.value, type)
      else { return nil }
      return statement(treatment, expression, of: receiver)
    }
    return attributes + values
  }

  private func statement(_ treatment: Treatment, _ value: String, of receiver: String) -> Statement? {
    switch treatment {
    case .property(let member): Statement(receiver, set: member, to: value)
    case .call(let template):
      Statement(receiver, call: template.callee, template.arguments(value: value, state: "normal"))
    default: nil
    }
  }

  // MARK: Texts

  /// What all texts of looks can have; its members are keys of attributed texts.
  private static let text = Catalog.appearance["text"]

  private func isOfText(_ name: String) -> Bool {
    Self.text?.child(name) != nil || Self.text?.attribute(name) != nil
  }

  /// The attributes of a text, as a dictionary's elements; empty where the part says nothing of it.
  private func textAttributes(_ part: AppearanceLook) -> [String] {
    let values = part.values.compactMap { value -> String? in
      guard case .value(_, let treatment)? = Self.text?.child(value.key)?.content, let member = treatment.member else {
        return nil
      }
      switch value.value {
      case .font(let font): return ".\(member): \(express.object(font))"
      case .color(let color): return ".\(member): \(express.object(color))"
      default: return nil
      }
    }
    let attributes = part.attributes.compactMap { attribute -> String? in
      guard let row = Self.text?.attribute(attribute.name), let member = row.treatment.member else { return nil }
      return express.attribute(attribute.text, row.type).map { ".\(member): \($0)" }
    }
    return values + attributes
  }

  /// Emits a title: of a bar, or of an item in a state.
  private mutating func emitTitle(_ part: AppearanceLook, of receiver: String) {
    let entries = textAttributes(part)
    guard part.element == "stateTitle" else { return emit(entries, as: "\(receiver).\(part.element)TextAttributes") }
    guard !entries.isEmpty else { return }
    let list = "[\(entries.joined(separator: ", "))]"
    writer.statement(Statement(receiver, call: "setTitleTextAttributes", [list, "for: .\(state(of: part))"]))
  }

  private mutating func emit(_ entries: [String], as target: String) {
    if !entries.isEmpty { writer.assignment(of: entries, to: target) }
  }

  private func state(of part: AppearanceLook) -> String { part["state"] ?? "normal" }

  // MARK: Bars

  /// Emits the look of a bar's background and of what is on the bar, where the system has objects for that.
  private mutating func emitBar(_ part: AppearanceLook, of look: AppearanceLook, as bar: String) {
    guard let barClass = input.catalog[look.element]?.className else { return }
    let bars = part["for"]?.split(separator: " ").map(String.init) ?? ["standard", "scrollEdge"]
    let versions = bars.map { Self.version(of: $0, look.element) }
    whereAvailable(since: versions.min() ?? 13) { emitter in
      emitter.writer.separate()
      let local = emitter.locals.allocate("\(bar)Appearance")
      emitter.writer.line("let \(local) = \(barClass)Appearance()")
      emitter.emitContent(of: part, as: local)
      for (name, version) in zip(bars, versions) {
        emitter.whereAvailable(since: version) { $0.writer.line("\(bar).\(name)Appearance = \(local)") }
      }
    }
  }

  private mutating func emitContent(of part: AppearanceLook, as local: String) {
    if let background = part["background"], let method = Enumeration.barBackground.members[background] {
      writer.line("\(local).\(method)()")
    }
    if let blur = part["blur"] { writer.line("\(local).backgroundEffect = UIBlurEffect(style: .\(blur))") }
    statements(part, .appearance, of: local).forEach { writer.statement($0) }
    emitItems(part.parts.filter { $0.element == "item" }, of: local)
    for inner in part.parts {
      switch inner.element {
      case "title", "largeTitle": emitTitle(inner, of: local)
      case "item": continue
      default: emitState(inner, of: "\(local).\(inner.element)Appearance")
      }
    }
  }

  /// Emits how a tab bar's items look, which is the same however the bar lays them out.
  private mutating func emitItems(_ states: [AppearanceLook], of bar: String) {
    guard !states.isEmpty else { return }
    let local = locals.allocate("itemAppearance")
    writer.line("let \(local) = UITabBarItemAppearance()")
    for state in states { emitState(state, of: local) }
    for layout in ["stacked", "inline", "compactInline"] {
      writer.line("\(bar).\(layout)LayoutAppearance = \(local)")
    }
  }

  /// Emits how buttons or items look in a state.
  private mutating func emitState(_ part: AppearanceLook, of receiver: String) {
    let path = "\(receiver).\(state(of: part))"
    emit(textAttributes(part), as: "\(path).titleTextAttributes")
    statements(part, .appearance, of: path).forEach { writer.statement($0) }
  }

  /// The version of iOS since when bars of an element have the appearance.
  ///
  /// Source: UIKit's headers.
  private static func version(of appearance: String, _ element: String) -> Int {
    switch appearance {
    case "scrollEdge": element == "navigationBar" ? 13 : 15
    case "compactScrollEdge": 15
    default: 13
    }
  }

  /// Adds what `body` emits, within a check where the code may have to run on systems older than iOS `version`.
  private mutating func whereAvailable(since version: Int, _ body: (inout AppearanceEmitter) -> Void) {
    guard let target = checkedVersion ?? input.options.deploymentTarget, version > target else { return body(&self) }
    let outer = checkedVersion
    checkedVersion = version
    var surroundings = writer
    writer = SwiftWriter(level: surroundings.level + 1)
    body(&self)
    swap(&writer, &surroundings)
    checkedVersion = outer
    writer.ifAvailable(since: version, surroundings)
  }
}
