import InterfaceModel

/// Emits a class around a nib's structure: a view or a controller that code and other documents can use.
///
/// The class isn't one that the document names, so that making it never loads the document again.
struct ComponentEmitter {
  /// The nib's structure.
  let unit: EmissionUnit
  /// The structure's properties: names with types, in order.
  let properties: [(name: String, type: String)]
  /// The property of the root view.
  let root: String
  /// Whether the structure is made with an owner, of which the class has none.
  let takesOwner: Bool
  /// The modifier that declarations begin with.
  let access: String

  /// Emits a view that has the root view as its content.
  func emitView(named name: String, _ writer: inout SwiftWriter) {
    writer.separate()
    writer.line("/// A view with what \(described): from code, and as the class of a view in another document.")
    writer.block("\(access)final class \(name): UIView {") { writer in
      writer.line("/// The objects of the interface.")
      writer.line("\(access)let interface = \(instance)")
      emitProperties(&writer)
      for (parameter, argument) in [("frame: CGRect", "frame"), ("coder: NSCoder", "coder")] {
        writer.separate()
        let opening = argument == "frame" ? "override init(" : "required init?("
        writer.block("\(access)\(opening)\(parameter)) {") { writer in
          writer.line("super.init(\(argument): \(argument))")
          writer.line("interface.pin(to: self)")
        }
      }
    }
  }

  /// Emits a controller that has the root view as its view.
  func emitController(named name: String, _ writer: inout SwiftWriter) {
    writer.separate()
    writer.line("/// A controller with what \(described) as its view.")
    writer.block("\(access)final class \(name): UIViewController {") { writer in
      writer.line("/// The objects of the interface.")
      writer.line("\(access)private(set) lazy var interface = \(instance)")
      emitProperties(&writer)
      writer.separate()
      writer.block("\(access)override func loadView() {") { $0.line("view = interface.\(root)") }
    }
  }

  private var described: String {
    unit.title.hasPrefix("The objects of ")
      ? unit.title.dropFirst("The objects of ".count).dropLast() + " describes"
      : "the document describes"
  }

  private var instance: String { "\(unit.name)(\(takesOwner ? "owner: nil" : ""))" }

  private func emitProperties(_ writer: inout SwiftWriter) {
    guard !properties.isEmpty else { return }
    writer.separate()
    for property in properties {
      // A view of UIKit has properties of its own that mustn't be redeclared.
      guard !Self.taken.contains(property.name) else { continue }
      let opening = "\(access)var \(property.name): \(property.type) {"
      let whole = "\(opening) interface.\(property.name) }"
      if writer.fits(whole) {
        writer.line(whole)
      } else {
        writer.block(opening) { $0.line("interface.\(property.name)") }
      }
    }
  }

  /// Names of properties that views and controllers have; an object of such a name is reached through the interface.
  private static let taken: Set<String> = [
    "view", "title", "layer", "window", "frame", "bounds", "center", "transform", "mask", "subviews", "superview",
    "tag",
    "backgroundColor", "tintColor", "gestureRecognizers", "constraints", "undoManager", "inputView",
    "inputAccessoryView", "navigationItem", "tabBarItem", "toolbarItems", "parent", "children", "navigationController",
    "tabBarController", "splitViewController", "storyboard", "nibName", "isEditing", "editButtonItem", "description",
    "interactions", "alpha", "contentMode", "effect", "interface", "next", "userActivity", "textInputMode",
    "searchDisplayController", "presentationController", "popoverPresentationController", "sheetPresentationController",
    "bottomLayoutGuide", "topLayoutGuide", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
    "keyboardLayoutGuide", "traitCollection", "focusEnvironments", "menu", "viewIfLoaded",
  ]
}
