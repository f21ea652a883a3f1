import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Whether the segue leads to what code can make or go back to.
  func canPerform(_ segue: SceneSegue) -> Bool { storyboard?.canPerform(segue) ?? false }

  /// Says that no code comes of a segue: it leads nowhere, or nobody can trigger it.
  mutating func noteLostSegue(_ connection: Connection, from object: InterfaceObject) {
    guard case .segue(let segue) = connection.kind else { return }
    let name = segue.identifier ?? segue.relationship ?? segue.kind.rawValue
    if segue.kind == .relationship {
      if storyboard?.instantiation(of: connection.destination) == nil {
        leaveOut("the relationship '\(name)' leads to no scene", at: connection.range)
      }
      return
    }
    guard let segue = unit.owner.flatMap({ storyboard?.segues(of: $0) })?.segue(of: connection) else {
      return leaveOut("the segue '\(name)' belongs to no scene", at: connection.range)
    }
    if !canPerform(segue) {
      leaveOut("the segue '\(name)' leads to no scene", at: connection.range)
    } else if object.index != unit.owner, segue.isPerformable, !isTrigger(object) {
      leaveOut("the segue '\(name)' starts with what sends no action", at: connection.range)
    }
  }

  // MARK: Functions

  /// Emits the segues' identifiers and the functions that perform them.
  mutating func emitSegues(of owner: ObjectIndex, _ output: inout SwiftWriter) {
    guard let segues = storyboard?.segues(of: owner), !segues.all.isEmpty else { return }
    emitIdentifiers(segues, &output)
    emitPerforming(segues, type(of: owner), &output)
    for segue in segues.all where canPerform(segue) { emitFunction(segue, type(of: owner), &output) }
  }

  private func emitIdentifiers(_ segues: SceneSegues, _ output: inout SwiftWriter) {
    guard !segues.identifiers.isEmpty else { return }
    output.separate()
    output.line("/// The identifiers of the scene's segues.")
    output.block("\(access)enum SegueIdentifier: String {") { output in
      for (name, identifier) in segues.identifiers {
        let value = name == identifier ? "" : " = \(SwiftLiteral.string(identifier))"
        output.line("case \(SwiftIdentifier.escaped(name))\(value)")
      }
    }
  }

  /// The function that finds a segue by its identifier, which `performSegue(withIdentifier:sender:)` comes to.
  private func emitPerforming(_ segues: SceneSegues, _ type: String, _ output: inout SwiftWriter) {
    var cases: [(name: String, function: String)] = []
    var others: [String] = []
    for (name, identifier) in segues.identifiers {
      let segue = segues.all.first { $0.segue.identifier == identifier && $0.isPerformable && canPerform($0) }
      if let segue { cases.append((name, segue.function)) } else { others.append(".\(name)") }
    }
    guard !cases.isEmpty else { return }
    output.separate()
    output.line("/// Performs the segue with an identifier; false where there's none.")
    let parameters = ["withIdentifier identifier: String", "from source: \(type)", "sender: Any?"]
    output.block("\(access)static func performSegue", parameters, ") -> Bool {") { output in
      output.line("switch SegueIdentifier(rawValue: identifier) {")
      for (name, function) in cases {
        output.switchCase(".\(name)", "\(function)(from: source, sender: sender)")
      }
      output.line("case \((others + ["nil"]).joined(separator: ", ")): return false")
      output.line("}")
      output.line("return true")
    }
  }

  private mutating func emitFunction(_ segue: SceneSegue, _ type: String, _ output: inout SwiftWriter) {
    let parameters =
      segue.isPerformable
      ? ["from source: \(type)", "sender: Any?"] : ["in container: UIView", "of source: \(type)"]
    output.separate()
    output.line("/// \(summary(of: segue))")
    var body = SwiftWriter(level: 2)
    emitBody(of: segue, &body)
    let access = segue.isPerformable ? access : "private "
    output.block("\(access)static func \(segue.function)", parameters, ") {") { $0.append(body) }
  }

  private func summary(of segue: SceneSegue) -> String {
    guard segue.segue.kind != .unwind else { return "Goes back to the controller that takes the action." }
    let destination = storyboard?.controller(at: segue.connection.destination).flatMap { storyboard?.scene(of: $0) }
    let what = destination.map { "the controller of ``\($0)``" } ?? "another storyboard's controller"
    switch segue.segue.kind {
    case .show, .unwind, .relationship: return "Shows \(what)."
    case .showDetail: return "Shows \(what) as the detail."
    case .presentation, .modal: return "Presents \(what)."
    case .popoverPresentation, .popover: return "Presents \(what) in a popover."
    case .embed: return "Puts \(what) into its container view."
    case .push: return "Pushes \(what)."
    case .replace: return "Puts \(what) into the split view."
    case .custom: return "Performs the segue to \(what)."
    }
  }

  // MARK: Bodies

  private mutating func emitBody(of segue: SceneSegue, _ output: inout SwiftWriter) {
    let identifier = segue.segue.identifier.map(SwiftLiteral.string) ?? "nil"
    let sender = segue.isPerformable ? "sender" : "nil"
    if segue.segue.kind == .unwind { return emitUnwinding(segue, identifier, &output) }
    if segue.segue.kind == .embed {
      let name = identifier == "nil" ? "\"\"" : identifier
      output.block("guard source.shouldPerformSegue(withIdentifier: \(name), sender: nil) else {") {
        $0.line("return")
      }
    }
    let destination = storyboard?.instantiation(of: segue.connection.destination, creator: creator(of: segue)) ?? ""
    output.statement(Statement(set: "let destination", to: Statement(destination)))
    // What the document says comes before `prepare(for:sender:)`, which may say something else.
    switch segue.segue.kind {
    case .popoverPresentation, .popover: emitPopover(segue, &output)
    case .presentation: for line in destinationProperties(segue.segue) { output.line(line) }
    default: break
    }
    let type = segue.segue.customClass?.name ?? "UIStoryboardSegue"
    let arguments = ["identifier: \(identifier)", "source: source", "destination: destination"]
    let performing = performing(segue)
    if performing.isEmpty {
      output.statement(Statement(set: "let segue", to: Statement(call: type, arguments)))
    } else {
      output.block("let segue = \(type)", arguments, ") {") { $0.indent(performing) }
    }
    output.line("source.prepare(for: segue, sender: \(sender))")
    output.line(segue.segue.isAnimated ? "segue.perform()" : "UIView.performWithoutAnimation { segue.perform() }")
  }

  private mutating func emitUnwinding(_ segue: SceneSegue, _ identifier: String, _ output: inout SwiftWriter) {
    helpers.insert(.unwinding)
    // A property's setter that has the name, such as `setCenter:`, would make the compiler ask for `#selector`.
    let action = "NSSelectorFromString(\(SwiftLiteral.string(segue.segue.unwindAction ?? "")))"
    var arguments = [
      "to: \(action)", "withIdentifier: \(identifier)", "from: source", "sender: sender",
    ]
    if !segue.segue.isAnimated { arguments.append("animated: false") }
    if let type = segue.segue.customClass?.name {
      arguments.append("by: \(type).init(identifier:source:destination:performHandler:)")
    }
    output.statement(Statement(call: "unwind", arguments))
  }

  /// The lines of a segue's own performance; none where its class has them.
  private func performing(_ segue: SceneSegue) -> [String] {
    let isAnimated = segue.segue.isAnimated
    switch segue.segue.kind {
    case .show where segue.segue["action"] == "showDetailViewController:sender:",
      .showDetail where segue.segue["action"] != "showViewController:sender:":
      return ["source.showDetailViewController(destination, sender: sender)"]
    case .show, .showDetail: return ["source.show(destination, sender: sender)"]
    case .modal:
      return destinationProperties(segue.segue) + ["source.present(destination, animated: \(isAnimated))"]
    case .presentation, .popoverPresentation, .popover: return ["source.present(destination, animated: \(isAnimated))"]
    case .push: return pushing(segue.segue, isAnimated)
    case .replace:
      let place = segue.segue["splitViewControllerTargetIndex"].flatMap(Int.init) ?? 1
      return [
        "guard let split = source.splitViewController, split.viewControllers.indices.contains(\(place)) else { return }",
        "split.viewControllers[\(place)] = destination",
      ]
    case .embed:
      return [
        "destination.loadViewIfNeeded()", "source.addChild(destination)", "container.addSubview(destination.view)",
        "destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "destination.view.frame = container.bounds", "destination.didMove(toParent: source)",
      ]
    case .custom, .unwind, .relationship: return []
    }
  }

  /// A push goes to the navigation controller of the source, or to the one in the part of a split view that it names.
  private func pushing(_ segue: Segue, _ isAnimated: Bool) -> [String] {
    let push = "pushViewController(destination, animated: \(isAnimated))"
    guard let place = segue["splitViewControllerTargetIndex"].flatMap(Int.init), place >= 0 else {
      return ["source.navigationController?.\(push)"]
    }
    return [
      "let target = source.splitViewController?.viewControllers.dropFirst(\(place)).first",
      "let navigationController = target as? UINavigationController ?? source.navigationController",
      "navigationController?.\(push)",
    ]
  }

  /// What the segue sets of its destination, row by row.
  private func destinationProperties(_ segue: Segue) -> [String] {
    segue.attributes.compactMap { attribute in
      guard let row = catalog["segue"]?.attribute(attribute.name), let member = row.treatment.member,
        let value = express.attribute(attribute.text, row.type)
      else { return nil }
      return "destination.\(member) = \(value)"
    }
  }

  private mutating func emitPopover(_ segue: SceneSegue, _ output: inout SwiftWriter) {
    output.line("destination.modalPresentationStyle = .popover")
    for line in destinationProperties(segue.segue) where !line.contains("modalPresentationStyle") { output.line(line) }
    var settings: [(property: String, value: String)] = []
    for (attribute, property) in Self.anchorProperties where segue.segue.anchors[attribute] != nil {
      helpers.formUnion([.association, .anchors])
      let name = SwiftLiteral.string(segue.function)
      settings.append((property.name, "PopoverAnchors.of(source)[\(name)] as? \(property.type)"))
      if property.name == "sourceView" { settings.append(("sourceRect", "popover?.sourceView?.bounds ?? .null")) }
    }
    if let directions = arrowDirections(of: segue.segue) { settings.append(("permittedArrowDirections", directions)) }
    guard !settings.isEmpty else { return }
    output.line("let popover = destination.popoverPresentationController")
    for (property, value) in settings { output.statement(Statement("popover?", set: property, to: value)) }
  }

  /// The directions in which a popover's arrow may point; nil where all are.
  private func arrowDirections(of segue: Segue) -> String? {
    guard case .flags(let directions)? = segue.values.first(where: { $0.key == "popoverArrowDirection" })?.value,
      Set(directions) != ["up", "down", "left", "right"],
      case .value(let type, _)? = catalog["segue"]?.child("popoverArrowDirection")?.content
    else { return nil }
    return express.value(.flags(directions), type)
  }

  /// The property of a popover that each attribute sets.
  private static let anchorProperties: KeyValuePairs = [
    "popoverAnchorBarButtonItem": (name: "barButtonItem", type: "UIBarButtonItem"),
    "popoverAnchorView": (name: "sourceView", type: "UIView"),
  ]

  /// The closure by which the source makes the destination itself.
  private func creator(of segue: SceneSegue) -> String? {
    guard let selector = segue.segue["destinationCreationSelector"], let method = SwiftSelector(selector) else {
      return nil
    }
    let identifier = segue.segue.identifier.map(SwiftLiteral.string) ?? "nil"
    let values = ["$0", "sender", identifier]
    let arguments = zip(method.labels, values).map { label, value in label == "_" ? value : "\(label): \(value)" }
    return "{ source.\(SwiftIdentifier.escaped(method.name))(\(arguments.joined(separator: ", "))) }"
  }
}

extension Segue {
  /// Whether performing it is animated.
  fileprivate var isAnimated: Bool { self["animates"] != "NO" }
}
