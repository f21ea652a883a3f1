import InterfaceModel
import UIKitCatalog

/// Emits the class that a component of the view language becomes.
struct ComponentClassEmitter {
  /// A part of the class, indented as it stands there.
  struct Body {
    /// The objects as properties.
    var properties: [UnitProperty]
    /// What the initializer assigns before the superclass has its turn.
    var assignments: SwiftWriter
    /// What is done with the objects.
    var loading: SwiftWriter
    /// What a change of each parameter does.
    var updates: [String: SwiftWriter]
    /// The sets of constraints and the function that switches them.
    var constraintSets: SwiftWriter
  }

  let component: ComponentDeclaration
  let object: InterfaceObject
  /// The class that it inherits from.
  let superclass: String
  let arguments: ArgumentExpression
  /// The arguments by which the superclass is made, besides a cell's.
  let superArguments: [String]
  /// The modifier that declarations begin with.
  let access: String
  let deprecation: String?
  let title: String
  let body: Body

  /// Writes the class.
  func emit(_ writer: inout SwiftWriter) {
    writer.line("/// \(title)")
    if let deprecation { writer.line(deprecation) }
    writer.block("\(access)final class \(component.className): \(superclass) {") { writer in
      emitParameters(&writer)
      emitEvents(&writer)
      writer.separate()
      for property in body.properties { emitProperty(property, &writer) }
      emitInitializers(&writer)
      if !body.loading.isEmpty {
        writer.separate()
        writer.block("private func load() {") { $0.append(body.loading) }
      }
      if !body.constraintSets.isEmpty {
        writer.separate()
        writer.append(body.constraintSets)
      }
      emitSenders(&writer)
    }
  }

  // MARK: Properties

  private func emitParameters(_ writer: inout SwiftWriter) {
    for parameter in component.parameters {
      writer.separate()
      if let summary = parameter.summary { writer.line("/// \(SwiftEmitter.printable(summary))") }
      let declaration = "\(access)var \(SwiftIdentifier.escaped(parameter.name)): \(parameter.type.swiftName)"
      guard let update = body.updates[parameter.name] else {
        writer.line(declaration)
        continue
      }
      writer.block(declaration + " {") { $0.block("didSet {") { $0.append(update) } }
    }
  }

  private func emitEvents(_ writer: inout SwiftWriter) {
    for event in component.events {
      writer.separate()
      writer.line("/// \(SwiftEmitter.printable(event.summary ?? "Called with the control that was used."))")
      writer.line("\(access)var \(SwiftIdentifier.escaped(event.name)): ((Any) -> Void)?")
    }
  }

  private func emitProperty(_ property: UnitProperty, _ writer: inout SwiftWriter) {
    if property.isAssignedLate {
      writer.line("\(access)private(set) var \(property.name): \(property.type) = []")
    } else if let value = property.value {
      let keyword = property.isLazy ? "private(set) lazy var" : "let"
      writer.statement(Statement(set: "\(access)\(keyword) \(property.name)", to: value))
    } else {
      writer.line("\(access)let \(property.name): \(property.type)")
    }
  }

  // MARK: Initializers

  /// Whether UIKit makes objects of the class itself, by an initializer that takes nothing else.
  private var isCell: Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"].contains(
      object.element)
  }

  private func emitInitializers(_ writer: inout SwiftWriter) {
    let defaults = component.parameters.map { parameter in
      (
        name: SwiftIdentifier.escaped(parameter.name), type: parameter.type.swiftName,
        value: parameter.defaultValue.map { arguments.expression($0, parameter.type) }
          ?? (parameter.type.isOptional ? "nil" : nil)
      )
    }
    writer.separate()
    if isCell {
      emitCellInitializer(defaults.map { ($0.name, $0.value) }, &writer)
    } else {
      emitTypedInitializer(defaults, &writer)
    }
    writer.separate()
    emitDecodingInitializer(defaults.map { ($0.name, $0.value) }, &writer)
  }

  private func emitTypedInitializer(
    _ defaults: [(name: String, type: String, value: String?)], _ writer: inout SwiftWriter
  ) {
    let parameters =
      defaults.map { "\($0.name): \($0.type)\($0.value.map { " = \($0)" } ?? "")" }
      + component.events.map { "\(SwiftIdentifier.escaped($0.name)): ((Any) -> Void)? = nil" }
    writer.line("/// Makes the view with what it shows and what it does.")
    writer.block("\(access)init", parameters, ") {") { writer in
      for name in defaults.map(\.name) + component.events.map({ SwiftIdentifier.escaped($0.name) }) {
        writer.line("self.\(name) = \(name)")
      }
      finish(superArguments, &writer)
    }
  }

  /// The initializer by which a list makes its cells; they get what they show by their properties.
  private func emitCellInitializer(_ defaults: [(name: String, value: String?)], _ writer: inout SwiftWriter) {
    let (parameters, superArguments) =
      switch object.element {
      case "tableViewCell":
        (
          ["style: UITableViewCell.CellStyle", "reuseIdentifier: String?"],
          ["style: style", "reuseIdentifier: reuseIdentifier"]
        )
      case "tableViewHeaderFooterView": (["reuseIdentifier: String?"], ["reuseIdentifier: reuseIdentifier"])
      default: (["frame: CGRect"], ["frame: frame"])
      }
    writer.block("\(access)override init", parameters, ") {") { writer in
      for (name, value) in defaults { writer.line("\(name) = \(value ?? "")") }
      finish(superArguments, &writer)
    }
  }

  private func emitDecodingInitializer(_ defaults: [(name: String, value: String?)], _ writer: inout SwiftWriter) {
    guard defaults.allSatisfy({ $0.value != nil }) else {
      writer.line("/// Makes nothing: what the view shows has to be given.")
      return writer.block("\(access)required init?(coder: NSCoder) {") { $0.line("return nil") }
    }
    writer.block("\(access)required init?(coder: NSCoder) {") { writer in
      for (name, value) in defaults { writer.line("\(name) = \(value ?? "")") }
      finish(["coder: coder"], &writer)
    }
  }

  private func finish(_ superArguments: [String], _ writer: inout SwiftWriter) {
    writer.append(body.assignments)
    writer.statement(Statement("super", call: "init", superArguments))
    if !body.loading.isEmpty { writer.line("load()") }
  }

  // MARK: Events

  private func emitSenders(_ writer: inout SwiftWriter) {
    for event in component.events {
      writer.separate()
      writer.block("@objc private func \(ComponentEvent.method(of: event.name))(_ sender: Any) {") {
        $0.line("\(SwiftIdentifier.escaped(event.name))?(sender)")
      }
    }
  }
}
