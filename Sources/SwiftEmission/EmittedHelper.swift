/// A function or class that emitted code shares, written once at the end of a file that uses it.
enum EmittedHelper: CaseIterable {
  /// Makes an object by `init(coder:)`.
  case decoding
  /// Makes an object by the code of a segue action.
  case creating
  /// Sends an action at an event of a component.
  case sending
  /// Applies what varies with the traits.
  case traits
  /// Keeps values with objects.
  case association
  /// Ties a scene to its controller.
  case sceneLink
  /// Starts segues with controls, bar items and gesture recognizers.
  case trigger
  /// Makes the views that tables and collections dequeue.
  case prototypes
  /// Serves static cells.
  case staticCells
  /// Starts segues with cells.
  case cellTrigger
  /// Remembers what popovers point at.
  case anchors
  /// Goes back to an earlier controller.
  case unwinding

  /// Writes the declaration.
  func emit(_ writer: inout SwiftWriter) {
    writer.separate()
    writer.indent(lines)
  }

  private var lines: [String] {
    switch self {
    case .creating: Self.creatingLines
    case .association: Self.associationLines
    case .sceneLink: Self.sceneLinkLines
    case .trigger: Self.triggerLines
    case .prototypes: Self.prototypeLines
    case .staticCells: Self.staticCellLines
    case .cellTrigger: Self.cellTriggerLines
    case .anchors: Self.anchorLines
    case .unwinding: Self.unwindingLines
    case .sending:
      [
        "/// Sends an action as a control does: to `target` while it lives, or along the responder chain where there is none.",
        "@MainActor",
        "private func sending(_ action: Selector, to target: AnyObject?) -> (Any) -> Void {",
        "  guard let target else {",
        "    return { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }",
        "  }",
        "  return { [weak target] sender in",
        "    guard let target else { return }",
        "    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)",
        "  }",
        "}",
      ]
    case .decoding:
      [
        "/// Makes an object as a nib does: by `init(coder:)`, from an archive without values.",
        "@MainActor",
        "private func decode<Object: NSCoding>(_ type: Object.Type) -> Object {",
        "  let archiver = NSKeyedArchiver(requiringSecureCoding: false)",
        "  archiver.finishEncoding()",
        "  guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData),",
        "    let object = type.init(coder: coder)",
        "  else {",
        "    preconditionFailure(\"\\(type).init(coder:) makes no object\")",
        "  }",
        "  return object",
        "}",
      ]
    case .traits:
      [
        "/// Calls `apply` now and whenever the size classes or the idiom of `view` change.",
        "@MainActor",
        "private func followTraits(",
        "  _ view: UIView, _ apply: @escaping @MainActor (UITraitCollection) -> Void",
        ") {",
        "  apply(view.traitCollection)",
        "  guard #available(iOS 17.0, tvOS 17.0, *) else {",
        "    view.addSubview(TraitObserver(apply))",
        "    return",
        "  }",
        "  let traits: [UITrait] = [",
        "    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,",
        "  ]",
        "  view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in",
        "    apply(view.traitCollection)",
        "  }",
        "}",
        "",
        "/// A hidden view that hears of its superview's traits, where UIKit has no registration for it.",
        "private final class TraitObserver: UIView {",
        "  private let apply: @MainActor (UITraitCollection) -> Void",
        "",
        "  init(_ apply: @escaping @MainActor (UITraitCollection) -> Void) {",
        "    self.apply = apply",
        "    super.init(frame: .zero)",
        "    isHidden = true",
        "  }",
        "",
        "  @available(*, unavailable)",
        "  required init?(coder: NSCoder) {",
        "    fatalError(\"init(coder:) isn't supported\")",
        "  }",
        "",
        "  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
        "    super.traitCollectionDidChange(previousTraitCollection)",
        "    apply(traitCollection)",
        "  }",
        "}",
      ]
    }
  }
}
