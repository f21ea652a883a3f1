/// What scenes and segues use.
extension EmittedHelper {
  static let creatingLines = lines(
    """
    /// Makes an object as `creator` does, or as a nib does where there is none or it declines.
    @MainActor
    private func decode<Object: NSCoding>(
      _ type: Object.Type, by creator: ((NSCoder) -> Object?)?
    ) -> Object {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.finishEncoding()
      guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData),
        let object = creator?(coder) ?? type.init(coder: coder)
      else {
        preconditionFailure("\\(type).init(coder:) makes no object")
      }
      return object
    }
    """)

  static let associationLines = lines(
    """
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
    """)

  static let sceneLinkLines = lines(
    """
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
    """)

  static let triggerLines = lines(
    """
    /// Has `source` start a segue of `controller`, which may decline.
    @MainActor
    private func trigger<Controller: UIViewController>(
      _ segue: @escaping (Controller, Any?) -> Void, of controller: Controller,
      withIdentifier identifier: String = "", by source: NSObject
    ) {
      SegueTrigger(segue, of: controller, withIdentifier: identifier).attach(to: source)
    }

    /// What controls, bar button items, gesture recognizers and cells start a segue with.
    @MainActor
    private final class SegueTrigger: NSObject {
      private static let triggers = AssociatedValues<[SegueTrigger]>()
      private let perform: (Any?) -> Void

      init<Controller: UIViewController>(
        _ segue: @escaping (Controller, Any?) -> Void, of controller: Controller,
        withIdentifier identifier: String
      ) {
        perform = { [weak controller] sender in
          guard let controller,
            controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
          else { return }
          segue(controller, sender)
        }
      }

      func attach(to source: NSObject) {
        Self.triggers[source] = Self.triggers(of: source) + [self]
        switch source {
        case let control as UIControl:
          control.addTarget(self, action: #selector(fire(_:)), for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
          item.target = self
          item.action = #selector(fire(_:))
        case let recognizer as UIGestureRecognizer:
          recognizer.addTarget(self, action: #selector(fire(_:)))
        default: break
        }
      }

      static func triggers(of source: NSObject) -> [SegueTrigger] {
        triggers[source] ?? []
      }

      @objc func fire(_ sender: Any?) { perform(sender) }
    }
    """)

  static let cellTriggerLines = lines(
    """
    /// Has a tap on the accessory of `cell` start a segue of `controller`, which may decline.
    @MainActor
    private func trigger<Controller: UIViewController>(
      _ segue: @escaping (Controller, Any?) -> Void, of controller: Controller,
      withIdentifier identifier: String = "", byAccessoryOf cell: UITableViewCell
    ) {
      CellSegues.attach(
        SegueTrigger(segue, of: controller, withIdentifier: identifier), toAccessoryOf: cell)
    }

    /// Stands before the delegate of a table or collection and starts the segues of cells that are
    /// selected. Everything else goes to the delegate.
    @MainActor
    private final class CellSegues: NSObject, UITableViewDelegate, UICollectionViewDelegate {
      private static let delegates = AssociatedValues<CellSegues>()
      private static let accessoryTriggers = AssociatedValues<SegueTrigger>()
      private weak var original: NSObject?
      private nonisolated(unsafe) weak var delegate: NSObject?
      private var observation: NSKeyValueObservation?

      private init(before delegate: NSObject?) { original = delegate }

      static func follow(_ tableView: UITableView) {
        let segues = standing(before: tableView)
        segues.observation = tableView.observe(\\.delegate) { [weak segues] list, _ in
          segues?.stand(before: list)
        }
      }

      static func follow(_ collectionView: UICollectionView) {
        let segues = standing(before: collectionView)
        segues.observation = collectionView.observe(\\.delegate) { [weak segues] list, _ in
          segues?.stand(before: list)
        }
      }

      private static func standing(before list: UIScrollView) -> CellSegues {
        let segues = CellSegues(before: list.delegate as? NSObject)
        delegates[list] = segues
        segues.stand(before: list)
        return segues
      }

      /// Stands before the delegate, also before one that code sets later.
      private nonisolated func stand(before list: UIScrollView) {
        MainActor.assumeIsolated {
          guard list.delegate !== self else { return }
          delegate = list.delegate as? NSObject
          // What already stands for the new delegate is asked first.
          let selection = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
          let represented = original?.forwardingTarget(for: selection) as? NSObject
          if let represented, represented === delegate { delegate = original }
          list.delegate = self
        }
      }

      static func attach(_ trigger: SegueTrigger, toAccessoryOf cell: UITableViewCell) {
        accessoryTriggers[cell] = trigger
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        start(with: tableView.cellForRow(at: indexPath))
        (delegate as? UITableViewDelegate)?.tableView?(tableView, didSelectRowAt: indexPath)
      }

      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {
        if let cell = tableView.cellForRow(at: indexPath) {
          Self.accessoryTriggers[cell]?.fire(cell)
        }
        let delegate = delegate as? UITableViewDelegate
        delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) {
        start(with: collectionView.cellForItem(at: indexPath))
        let delegate = delegate as? UICollectionViewDelegate
        delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
      }

      private func start(with cell: UIView?) {
        guard let cell else { return }
        for trigger in SegueTrigger.triggers(of: cell) { trigger.fire(cell) }
      }

      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || delegate?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector!) -> Any? { delegate }
    }
    """)

  static let anchorLines = lines(
    """
    /// The views and items that a controller's popovers point at, by the functions of their segues.
    @MainActor
    private enum PopoverAnchors {
      private static let anchors = AssociatedValues<[String: NSObject]>()

      static func add(_ anchor: NSObject, to controller: UIViewController, for segue: String) {
        anchors[controller] = of(controller).merging([segue: anchor]) { $1 }
      }

      static func of(_ controller: UIViewController) -> [String: NSObject] {
        anchors[controller] ?? [:]
      }
    }
    """)

  static let unwindingLines = lines(
    """
    /// Goes back to the nearest controller that takes `action`, as the exit of a scene does.
    @MainActor
    private func unwind(
      to action: Selector, withIdentifier identifier: String?, from source: UIViewController,
      sender: Any?, animated: Bool = true,
      by makeSegue:
        @MainActor (
          String?, UIViewController, UIViewController, @escaping () -> Void
        ) -> UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:performHandler:)
    ) {
      guard let destination = unwindDestination(of: action, from: source, sender: sender) else {
        return
      }
      weak var unwinding: UIStoryboardSegue?
      let segue = makeSegue(identifier, source, destination) {
        if let unwinding { showDestination(of: unwinding) }
      }
      unwinding = segue
      source.prepare(for: segue, sender: sender)
      _ = destination.perform(action, with: segue)
      if animated {
        segue.perform()
      } else {
        UIView.performWithoutAnimation { segue.perform() }
      }
    }

    /// Dismisses what stands before the destination of an unwind segue, and has the containers
    /// around it show it.
    @MainActor
    private func showDestination(of segue: UIStoryboardSegue) {
      var child = segue.destination
      let presenter = child.presentedViewController?.presentingViewController
      presenter?.dismiss(animated: UIView.areAnimationsEnabled)
      while let parent = child.parent {
        parent.unwind(for: segue, towards: child)
        child = parent
      }
    }

    /// Looks up from `source`, through what each ancestor holds besides, the latest first.
    @MainActor
    private func unwindDestination(
      of action: Selector, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
      var visited = source
      func search(_ controller: UIViewController) -> UIViewController? {
        for child in controller.children.reversed() where child !== visited {
          if let found = search(child) { return found }
        }
        let isTaken = controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
        return isTaken ? controller : nil
      }
      while let ancestor = visited.parent ?? visited.presentingViewController {
        if let found = search(ancestor) { return found }
        visited = ancestor
      }
      return nil
    }
    """)

  /// The lines of a declaration.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
