import SwiftEmission
import UIKitCatalog

/// Writes a class's declaration.
struct ClassRenderer {
  private let expected: ExpectedClass
  private let resolver: ClassResolver
  private let superclass: String
  private var modules: Set<String> = []
  private var writer = SwiftWriter()
  /// The attribute that makes the class deprecated, as a class that it uses is.
  private var deprecation: String?
  /// What the class can't have as documents would have it.
  private(set) var diagnostics: [ScaffoldDiagnostic] = []

  init(_ expected: ExpectedClass, resolver: ClassResolver) {
    self.expected = expected
    self.resolver = resolver
    superclass = resolver.superclass(of: expected)
    deprecation = expected.deprecation
  }

  /// The class, with an extension for each protocol.
  mutating func source() -> ScaffoldSource {
    use(superclass)
    var members = SwiftWriter()
    writeProperties(&members)
    writeInitializers(&members)
    if expected.performsSegue, superclass == "UIStoryboardSegue" {
      members.separate()
      members.block("override func perform() {") { $0.line("source.present(destination, animated: true)") }
    }
    writeHooks(&members)
    writeActions(&members)
    writeSegueActions(&members)
    let protocols = expected.protocols.filter { !isAdopted($0) }
    // A class that is deprecated has a delegate that is.
    for name in protocols where name.hasSuffix("Delegate") { use(String(name.dropLast("Delegate".count))) }
    writeClass(members)
    for name in protocols { writeExtension(name) }
    return ScaffoldSource(
      className: expected.name, documents: expected.documents, modules: modules, declarations: writer,
      memberNames: memberNames)
  }

  private mutating func use(_ type: String) {
    if let module = resolver.module(of: type) { modules.insert(module) }
    deprecation = deprecation ?? UIKitClass.named(type)?.deprecationAttribute
  }

  private mutating func warn(_ id: String, _ message: String, _ place: DocumentPlace) {
    diagnostics.append(ScaffoldDiagnostic(severity: .warning, id: id, message: message, place: place))
  }

  private var memberNames: [String] {
    let methods = expected.actions.compactMap { ActionSignature($0.selector) }.flatMap { [$0.name] + $0.labels }
    return expected.outlets.map(\.name) + expected.inspectables.map(\.name) + methods.filter { $0 != "_" }
  }

  // MARK: The class

  private mutating func writeClass(_ members: SwiftWriter) {
    let parts = expected.name.split(separator: ".").map { SwiftIdentifier.escaped(String($0)) }
    let opening = "final class \(parts.last ?? ""): \(superclass) {"
    var declaration = SwiftWriter()
    declaration.line("/// \(summary)")
    if let deprecation { declaration.line(deprecation) }
    if superclass == "NSObject" { declaration.line("@MainActor") }
    if members.isEmpty {
      declaration.line(opening + "}")
    } else {
      declaration.block(opening) { $0.indent(members) }
    }
    if parts.count > 1 {
      writer.block("extension \(parts.dropLast().joined(separator: ".")) {") { $0.indent(declaration) }
    } else {
      writer.append(declaration)
    }
  }

  private var summary: String {
    let owned = expected.ownedDocuments
    let (what, documents) = owned.isEmpty ? ("A `\(superclass)`", expected.documents) : ("File's Owner", owned)
    let names = documents.prefix(2).map { "`\(ScaffoldSource.shownName($0))`" }.joined(separator: " and ")
    let text = documents.count > 2 ? "\(what) of \(documents.count) documents." : "\(what) of \(names)."
    return text.count + 4 > SwiftWriter.width ? "\(what) of a document." : text
  }

  // MARK: Properties

  private mutating func writeProperties(_ writer: inout SwiftWriter) {
    var names: Set<String> = []
    for outlet in expected.outlets {
      names.insert(outlet.name)
      write(outlet, &writer)
    }
    for inspectable in expected.inspectables where !names.contains(inspectable.name) {
      let isDeclared = [
        inspectable.name, "is" + inspectable.name.prefix(1).uppercased() + inspectable.name.dropFirst(),
      ]
      .contains { UIKitClass.property($0, of: superclass) != nil }
      guard !isDeclared else { continue }
      writer.line("@IBInspectable var \(SwiftIdentifier.escaped(inspectable.name))\(inspectable.declaration)")
    }
  }

  private mutating func write(_ outlet: ExpectedOutlet, _ writer: inout SwiftWriter) {
    if outlet.isCollection, outlet.name == "gestureRecognizers" { return }
    let type = resolver.commonType(outlet.types)
    if let own = UIKitClass.property(outlet.name, of: superclass) {
      writeOverride(of: own, outlet, type, &writer)
      return
    }
    use(type)
    let name = SwiftIdentifier.escaped(outlet.name)
    let attribute = isShadowed(outlet) ? nil : "@IBOutlet"
    if outlet.isCollection {
      declare(attribute, "var \(name): [\(type)]!", &writer)
    } else if outlet.isWeak {
      declare(attribute, "weak var \(name): \(type)?", &writer)
    } else {
      declare(attribute, "var \(name): \(type)!", &writer)
    }
  }

  /// Whether an earlier outlet differs in the case of the first letter alone: Objective-C has one setter for both, so
  /// that only Swift can tell them apart.
  private mutating func isShadowed(_ outlet: ExpectedOutlet) -> Bool {
    func setter(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
    let earlier = expected.outlets.prefix { $0.name != outlet.name }
    guard let other = earlier.first(where: { setter($0.name) == setter(outlet.name) }) else { return false }
    warn(
      "outlets_share_setter",
      "'\(outlet.name)' and '\(other.name)' have the same setter in Objective-C, so a nib sets one of them only: "
        + "rename an outlet", outlet.place)
    return true
  }

  /// Writes a declaration, its attribute on a line of its own where both don't fit.
  private func declare(_ attribute: String?, _ declaration: String, _ writer: inout SwiftWriter) {
    guard let attribute else {
      writer.line(declaration)
      return
    }
    if attribute.count + declaration.count + 3 <= SwiftWriter.width {
      writer.line("\(attribute) \(declaration)")
    } else {
      writer.line(attribute)
      writer.line(declaration)
    }
  }

  /// An outlet that UIKit's class has a property for: what can be set needs nothing; what can only be read is
  /// overridden.
  private mutating func writeOverride(
    of own: UIKitClass.Property, _ outlet: ExpectedOutlet, _ type: String, _ writer: inout SwiftWriter
  ) {
    let object = own.type.map { String($0.prefix { $0 != "?" }) }
    let fits =
      !outlet.isCollection && (object.map { UIKitClass.isClass(resolver.frameworkClass(type), a: $0) } ?? false)
    guard fits, let declared = own.type, let object else {
      warn(
        "outlet_hidden",
        "'\(outlet.name)' is a property that every \(superclass) has, of another type: give the outlet another name",
        outlet.place)
      return
    }
    guard !own.isWritable else { return }
    let name = SwiftIdentifier.escaped(outlet.name)
    let attribute = declared.hasSuffix("?") ? "@IBOutlet " : ""
    writer.separate()
    writer.line("private var \(outlet.name)Outlet: \(object)?")
    writer.block("\(attribute)override var \(name): \(declared) {") { writer in
      writer.line("get { \(outlet.name)Outlet ?? super.\(name) }")
      writer.line("set { \(outlet.name)Outlet = newValue }")
    }
    writer.separate()
  }

  // MARK: Methods

  private func writeInitializers(_ writer: inout SwiftWriter) {
    let lines = Initializers.lines(for: superclass)
    guard !lines.isEmpty else { return }
    writer.separate()
    writer.indent(lines)
  }

  /// The overrides by which a storyboard's scene loads the view and performs the segues.
  private func writeHooks(_ writer: inout SwiftWriter) {
    if !expected.viewStoryboards.isEmpty {
      writer.separate()
      let calls = expected.viewStoryboards.map { "!\($0).loadView(of: self)" }
      writer.block("override func loadView() {") {
        $0.line("if \(calls.joined(separator: ", ")) { super.loadView() }")
      }
    }
    guard !expected.segueStoryboards.isEmpty else { return }
    writer.separate()
    writer.block("override func performSegue(withIdentifier identifier: String, sender: Any?) {") { writer in
      for storyboard in expected.segueStoryboards {
        let arguments = ["withIdentifier: identifier", "from: self", "sender: sender"]
        writer.block("if \(storyboard).performSegue", arguments, ") {") { $0.line("return") }
      }
      writer.line("super.performSegue(withIdentifier: identifier, sender: sender)")
    }
  }

  private func writeSegueActions(_ writer: inout SwiftWriter) {
    for action in expected.segueActions where !action.lines.isEmpty {
      writer.separate()
      writer.indent(action.lines)
    }
  }

  private mutating func writeActions(_ writer: inout SwiftWriter) {
    let properties = Set(expected.outlets.map(\.name) + expected.inspectables.map(\.name))
    for action in expected.actions {
      guard let signature = ActionSignature(action.selector), !UIKitClass.hasMethod(signature.method, in: superclass)
      else { continue }
      if signature.labels.isEmpty, properties.contains(signature.name) {
        warn("action_hidden", "'\(action.selector)' is an outlet as well: give one another name", action.place)
        continue
      }
      let sender = action.senders.count == 1 ? action.senders[0] : "Any"
      if sender != "Any" { use(sender) }
      let attribute = signature.objectiveCName.map { "@IBAction @objc(\($0))" } ?? "@IBAction"
      let name = SwiftIdentifier.escaped(signature.name)
      let parameters = signature.parameters(sender: sender).joined(separator: ", ")
      writer.separate()
      let whole = "\(attribute) func \(name)(\(parameters)) {}"
      if whole.count + 2 <= SwiftWriter.width {
        writer.line(whole)
      } else {
        writer.block("\(attribute) func \(name)(", closing: ") {}") { $0.line(parameters) }
      }
    }
  }

  // MARK: Protocols

  /// Whether the superclass adopts the protocol already.
  private func isAdopted(_ name: String) -> Bool { UIKitClass.isClass(superclass, adopting: name) }

  private mutating func writeExtension(_ name: String) {
    let stub = ProtocolStub.stub(for: name)
    modules.insert(stub.module)
    let type = expected.name.split(separator: ".").map { SwiftIdentifier.escaped(String($0)) }.joined(separator: ".")
    writer.separate()
    if let deprecation { writer.line(deprecation) }
    let opening = "extension \(type): \(name) {"
    if stub.lines.isEmpty { writer.line(opening + "}") } else { writer.block(opening) { $0.indent(stub.lines) } }
  }
}
