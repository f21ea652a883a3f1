import UIKitCatalog

/// Emits the class of controllers for which a document names no class of its own: it loads the scene.
struct PlainControllerEmitter {
  /// The framework's class.
  let superclass: String

  /// Writes the class.
  func emit(_ writer: inout SwiftWriter) {
    writer.separate()
    writer.line("/// A `\(superclass)` whose scene loads its view and performs its segues.")
    if let deprecation = UIKitClass.named(superclass)?.deprecationAttribute { writer.line(deprecation) }
    writer.block("private final class \(UnitEmitter.plainControllerName(for: superclass)): \(superclass) {") { writer in
      writer.block("override func loadView() {") {
        $0.line("if !SceneLink.loadView(of: self) { super.loadView() }")
      }
      writer.separate()
      writer.block("override func performSegue(withIdentifier identifier: String, sender: Any?) {") { writer in
        writer.block("if !SceneLink.performSegue(withIdentifier: identifier, from: self, sender: sender) {") {
          $0.line("super.performSegue(withIdentifier: identifier, sender: sender)")
        }
      }
    }
  }
}
