import UIKitCatalog

/// Emits a class around a nib's structure: a view or a controller that code and other documents can use.
///
/// The class isn't one that the document names, so that making it never loads the document again.
struct NibClassEmitter {
  /// The nib's structure.
  let unit: EmissionUnit
  /// The structure's properties, in order.
  let properties: [UnitProperty]
  /// The property of the root view.
  let root: String
  /// Whether the structure is made with an owner, of which the class has none.
  let takesOwner: Bool
  /// The modifier that declarations begin with.
  let access: String
  /// The attribute that makes the class deprecated, as one in the structure is; nil for none.
  let deprecation: String?
  /// Whether the structure has sets of constraints that code can switch.
  let hasConstraintSets: Bool

  /// Emits a view that has the root view as its content.
  func emitView(named name: String, _ writer: inout SwiftWriter) {
    writer.separate()
    writer.line(
      "/// A view with the interface of ``\(unit.name)``, for code and as the class of a view in another document.")
    if let deprecation { writer.line(deprecation) }
    writer.block("\(access)final class \(name): UIView {") { writer in
      writer.line("/// The objects of the interface.")
      writer.line("\(access)let interface = \(instance)")
      emitProperties(of: "UIView", &writer)
      for (parameter, argument) in [("frame: CGRect", "frame"), ("coder: NSCoder", "coder")] {
        writer.separate()
        let opening = argument == "frame" ? "override init(" : "required init?("
        writer.block("\(access)\(opening)\(parameter)) {") { writer in
          writer.line("super.init(\(argument): \(argument))")
          writer.line("interface.pin(to: self)")
        }
      }
      emitActivation(&writer)
    }
  }

  /// Hands the switching of constraints on to the interface.
  private func emitActivation(_ writer: inout SwiftWriter) {
    guard hasConstraintSets else { return }
    writer.separate()
    writer.line("/// Activates a set of constraints and deactivates the others of its group.")
    writer.block("\(access)func activate(_ set: \(unit.name).\(UnitEmitter.setsName)) {") {
      $0.line("interface.activate(set)")
    }
  }

  /// Emits a controller that has the root view as its view.
  func emitController(named name: String, _ writer: inout SwiftWriter) {
    writer.separate()
    writer.line("/// A controller with the interface of ``\(unit.name)`` as its view.")
    if let deprecation { writer.line(deprecation) }
    writer.block("\(access)final class \(name): UIViewController {") { writer in
      writer.line("/// The objects of the interface.")
      writer.line("\(access)private(set) lazy var interface = \(instance)")
      emitProperties(of: "UIViewController", &writer)
      writer.separate()
      writer.block("\(access)override func loadView() {") { $0.line("view = interface.\(root)") }
      emitActivation(&writer)
    }
  }

  private var instance: String { "\(unit.name)(\(takesOwner ? "owner: nil" : ""))" }

  /// The objects as properties, but for those whose names the superclass has already: they're reached through the
  /// interface.
  private func emitProperties(of superclass: String, _ writer: inout SwiftWriter) {
    let free = properties.filter {
      $0.name != "interface" && UIKitClass.property($0.name, of: superclass) == nil
        && !UIKitClass.hasMethod($0.name, in: superclass)
    }
    guard !free.isEmpty else { return }
    writer.separate()
    for property in free {
      let opening = "\(access)var \(property.name): \(property.type) {"
      let whole = "\(opening) interface.\(property.name) }"
      if writer.fits(whole) {
        writer.line(whole)
      } else {
        writer.block(opening) { $0.line("interface.\(property.name)") }
      }
    }
  }
}
