// Mail.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The scenes of `Mail.view.xml`.
@MainActor
enum MailStoryboard {
  /// Makes the controller that the storyboard starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    MailNavigationControllerScene.instantiate()
  }

  /// Loads a scene's view into its controller, for `loadView()`; false where it has no scene.
  static func loadView(of controller: UIViewController) -> Bool {
    SceneLink.loadView(of: controller)
  }
}

/// The scene of a `UINavigationController`.
@MainActor
enum MailNavigationControllerScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UINavigationController {
    let owner = UINavigationController()
    owner.navigationBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]

    owner.viewControllers = [MailboxScene.instantiate()]
    return owner
  }
}

/// The scene of `MailboxViewController`.
@MainActor
struct MailboxScene {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let summaryLabel = UILabel()
  let menu = MailboxMenu()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: MailboxViewController) {
    load(for: owner)
  }

  private func load(for owner: MailboxViewController) {
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.backgroundColor = .systemBackground

    summaryLabel.translatesAutoresizingMaskIntoConstraints = false
    summaryLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    summaryLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    summaryLabel.text = "Nothing is left to read."
    summaryLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.font = .preferredFont(forTextStyle: .body)
    summaryLabel.textColor = .secondaryLabel

    menu.translatesAutoresizingMaskIntoConstraints = false

    owner.view = screen
    screen.addSubview(summaryLabel)
    screen.addSubview(menu)

    NSLayoutConstraint.activate([
      summaryLabel.centerXAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.centerXAnchor),
      summaryLabel.centerYAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.centerYAnchor),
      menu.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
      menu.leadingAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.leadingAnchor),
      menu.bottomAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.bottomAnchor),
      menu.trailingAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.trailingAnchor),
    ])

    owner.menu = menu
    menu.onChoose = sending(#selector(MailboxViewController.choose(_:)), to: owner)
    menu.onDismiss = sending(#selector(MailboxViewController.toggleMenu(_:)), to: owner)

    let objects: [NSObject] = [screen, summaryLabel]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> MailboxViewController {
    let owner = decode(MailboxViewController.self)
    SceneLink.attach(to: owner, loading: Self.init)
    let titleView = DropDownTitle(caption: "Inbox")

    owner.navigationItem.titleView = titleView

    owner.titleView = titleView
    titleView.onToggle = sending(#selector(MailboxViewController.toggleMenu(_:)), to: owner)

    owner.awakeFromNib()
    return owner
  }
}

/// Makes an object as a nib does: by `init(coder:)`, from an archive without values.
@MainActor
private func decode<Object: NSCoding>(_ type: Object.Type) -> Object {
  let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  archiver.finishEncoding()
  guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData),
    let object = type.init(coder: coder)
  else {
    preconditionFailure("\(type).init(coder:) makes no object")
  }
  return object
}

/// Sends an action as a control does: to `target` while it lives, or along the responder chain where there is none.
@MainActor
private func sending(_ action: Selector, to target: AnyObject?) -> (Any) -> Void {
  guard let target else {
    return { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
  }
  return { [weak target] sender in
    guard let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// Values that are kept with objects for as long as these live.
@MainActor
private struct AssociatedValues<Value> {
  private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, key) as? Value }
    nonmutating set {
      objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// What a scene does for its controller, kept with it.
@MainActor
private final class SceneLink {
  private static let links = AssociatedValues<SceneLink>()
  private let load: (UIViewController) -> Any?
  private let perform: (String, UIViewController, Any?) -> Bool
  /// The scene's objects, which live as long as the controller.
  private var scene: Any?

  private init(
    load: @escaping (UIViewController) -> Any?,
    perform: @escaping (String, UIViewController, Any?) -> Bool
  ) {
    self.load = load
    self.perform = perform
  }

  static func attach<Controller: UIViewController>(
    to controller: Controller, loading load: ((Controller) -> Any)? = nil,
    performing perform: ((String, Controller, Any?) -> Bool)? = nil
  ) {
    links[controller] = SceneLink(
      load: { ($0 as? Controller).flatMap { load?($0) } },
      perform: { identifier, source, sender in
        (source as? Controller).flatMap { perform?(identifier, $0, sender) } ?? false
      })
  }

  static func loadView(of controller: UIViewController) -> Bool {
    guard let link = links[controller] else { return false }
    link.scene = link.load(controller)
    return link.scene != nil
  }

  static func performSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    links[source]?.perform(identifier, source, sender) ?? false
  }
}
