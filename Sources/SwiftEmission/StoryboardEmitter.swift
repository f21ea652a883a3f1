import InterfaceModel
import UIKitCatalog

/// Emits the type that stands for a storyboard: it makes the scenes' controllers.
struct StoryboardEmitter {
  private let storyboard: StoryboardPlan
  private let input: EmissionInput
  private let fileName: String

  /// Makes an emitter of a storyboard with that file's name.
  init(_ storyboard: StoryboardPlan, _ input: EmissionInput, fileName: String) {
    self.storyboard = storyboard
    self.input = input
    self.fileName = fileName
  }

  private var document: InterfaceDocument { input.document }

  private var access: String {
    input.options.accessModifier
  }

  /// Writes the type.
  func emit(_ writer: inout SwiftWriter, _ diagnostics: inout [EmissionDiagnostic]) {
    var members = SwiftWriter(level: 1)
    emitTintColor(&members)
    emitInitialController(&members, &diagnostics)
    emitIdentifiedControllers(&members)
    emitHooks(&members)
    guard !members.isEmpty else { return }
    writer.separate()
    writer.line("/// The scenes of `\(fileName)`.")
    if let deprecation = input.deprecation { writer.line(deprecation) }
    writer.line("@MainActor")
    writer.block("\(access)enum \(storyboard.name) {") { $0.append(members) }
  }

  /// The tint that the storyboard's windows have.
  private func emitTintColor(_ writer: inout SwiftWriter) {
    guard let color = document.tintColor else { return }
    let value = ValueExpression(document: document).color(color, isTyped: true)
    writer.line("/// The storyboard's tint, which UIKit gives to the app's window.")
    writer.statement(Statement(set: "\(access)static let tintColor: UIColor?", to: Statement(value)))
    writer.separate()
  }

  private func emitInitialController(_ writer: inout SwiftWriter, _ diagnostics: inout [EmissionDiagnostic]) {
    guard let reference = document.initialViewController else { return }
    guard let instantiation = storyboard.instantiation(of: reference) else {
      diagnostics.append(
        EmissionDiagnostic(
          severity: .warning, id: "not_carried",
          message: "the initial view controller is in no scene and is left out", range: reference.range))
      return
    }
    let type = storyboard.controller(at: reference).map { storyboard.type(of: $0) } ?? "UIViewController"
    writer.line("/// Makes the controller that the storyboard starts with.")
    writer.block("\(access)static func instantiateInitialViewController() -> \(type) {") {
      $0.line(instantiation)
    }
    writer.separate()
  }

  private func emitIdentifiedControllers(_ writer: inout SwiftWriter) {
    var identified: [(identifier: String, scene: String)] = []
    for controller in storyboard.controllers {
      guard let identifier = document.objects[controller]["storyboardIdentifier"],
        let scene = storyboard.scene(of: controller), !identified.contains(where: { $0.identifier == identifier })
      else { continue }
      identified.append((identifier, scene))
    }
    guard !identified.isEmpty else { return }
    writer.line("/// Makes the controller with a storyboard identifier, which has to be one of the storyboard's.")
    writer.block(
      "\(access)static func instantiateViewController(withIdentifier identifier: String) -> UIViewController {"
    ) { writer in
      writer.line("switch identifier {")
      for (_, scene) in identified {
        writer.switchCase("\(scene).storyboardIdentifier", "\(scene).instantiate()")
      }
      writer.line("default: preconditionFailure(\"no scene has the identifier '\\(identifier)'\")")
      writer.line("}")
    }
    writer.separate()
  }

  /// What the controllers' own classes call, since no other code can override for them.
  private func emitHooks(_ writer: inout SwiftWriter) {
    let own = storyboard.controllers.filter { controller in
      document.objects[controller].customClass.map { !UIKitClass.isKnown($0.name) } ?? false
    }
    if own.contains(where: storyboard.loadsViews) {
      writer.line("/// Loads a scene's view into its controller, for `loadView()`; false where it has no scene.")
      writer.block("\(access)static func loadView(of controller: UIViewController) -> Bool {") {
        $0.line("SceneLink.loadView(of: controller)")
      }
      writer.separate()
    }
    if own.contains(where: storyboard.servesStaticCells) {
      writer.line("/// What serves a table's static cells: for overrides that ask `super` with a storyboard. Nil until")
      writer.line("/// the controller's view is loaded.")
      writer.block(
        "\(access)static func staticCells", ["of controller: UITableViewController"],
        ") -> (any UITableViewDataSource & UITableViewDelegate)? {"
      ) {
        $0.line("StaticCells.serving(controller.tableView)")
      }
      writer.separate()
    }
    guard own.contains(where: storyboard.performsSegues) else { return }
    writer.line("/// Performs a segue of a controller's scene, for `performSegue(withIdentifier:sender:)`; false")
    writer.line("/// where it has no such segue.")
    let parameters = ["withIdentifier identifier: String", "from source: UIViewController", "sender: Any?"]
    writer.block("\(access)static func performSegue", parameters, ") -> Bool {") {
      $0.line("SceneLink.performSegue(withIdentifier: identifier, from: source, sender: sender)")
    }
  }
}
