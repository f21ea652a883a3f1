// What happens when the app runs: views that load, containers, presentations, segues, actions. It's there while a scenario
// plays; what a dump tells is only what was recorded.

/// Plays a scenario: controllers load their views and hold one another, and what is called is told in order.
@MainActor public enum Stage {
  /// Has controllers behave from now on.
  public static func open() {
    // What was told before a scenario ends early is there to read.
    setvbuf(stdout, nil, _IOLBF, 0)
    journal.isLive = true
  }

  /// Says that a class overrides a method, which it can't be asked here.
  public static func overrides(_ type: AnyClass, _ selector: Selector) {
    journal.overrides.append("\(type).\(selector)")
  }

  /// Begins an act.
  public static func act(_ title: String) { print("\n# \(title)") }

  /// What a scenario relies on and isn't there.
  public struct Missing: Error {}

  /// The value, which has to be there.
  public static func need<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }

  /// The controller that a container shows, which has to be of the class.
  public static func top<Controller: UIViewController>(
    _ container: UIViewController?, _ type: Controller.Type
  ) throws -> Controller {
    if let tabs = container as? UITabBarController { return try top(tabs.selectedViewController, type) }
    return try need((container as? UINavigationController)?.topViewController as? Controller)
  }

  /// Writes a line of the scenario's account.
  public static func tell(_ text: String) { print(text) }

  /// Sends what a control, an item, a recognizer or a cell sends when somebody touches it: its actions, then its segues.
  public static func touch(_ object: NSObject) {
    tell("touch \(name(of: object))")
    for action in journal.record(object).actions {
      guard let target = action.target, "\(type(of: target))" != "SegueTrigger" else { continue }
      send(action.selector, to: target, from: object)
    }
    if let item = object as? UIBarButtonItem, let action = item.action, let target = item.target,
      "\(type(of: target))" != "SegueTrigger"
    {
      send(action, to: target, from: object)
    }
    SegueTriggers(of: object).start(object)
  }

  /// Selects a row of a table, as a tap does: the delegate is told, and the cell's segues start.
  public static func select(_ indexPath: IndexPath, in tableView: UITableView) {
    guard let cell = tableView.dataSource?.tableView(tableView, cellForRowAt: indexPath) else { return }
    tell("select row \(indexPath.section).\(indexPath.row): \(name(of: cell))")
    SegueTriggers(of: cell).start(cell)
  }

  private static func send(_ action: Selector, to target: Any?, from sender: NSObject) {
    (target as? NSObject)?.perform(action, with: sender)
  }

  /// The class of an object, and what tells it from others: its title or text.
  public static func name(of object: AnyObject) -> String {
    // Emitted classes of controllers for which the document names none are UIKit's with a scene.
    let type = "\(type(of: object))".replacingOccurrences(of: "Scene", with: "UI", options: .anchored)
    let text: String? =
      switch object {
      case let label as UILabel: label.text
      case let button as UIButton: button.title(for: .normal)
      case let field as UITextField: field.placeholder
      case let item as UIBarItem: item.title
      case let cell as UITableViewCell:
        (cell.textLabel?.text ?? cell.reuseIdentifier).map { text in
          cell.detailTextLabel?.text.map { "\(text): \($0)" } ?? text
        }
      case let item as UINavigationItem: item.title
      case let controller as UIViewController: controller.title
      default: nil
      }
    return text.map { "\(type) \"\($0)\"" } ?? type
  }

  /// Writes the controllers that a controller holds, and its views once they're loaded.
  public static func tree(_ controller: UIViewController, indentation: String = "  ") {
    let item = controller.navigationItem
    var line = indentation + name(of: controller)
    if controller.hidesBottomBarWhenPushed { line += ", hides the bottom bar" }
    tell(line)
    let inner = indentation + "  "
    let sides = [
      ("left", item.leftBarButtonItems ?? [item.leftBarButtonItem].compactMap { $0 }),
      ("right", item.rightBarButtonItems ?? [item.rightBarButtonItem].compactMap { $0 }),
    ]
    for (side, items) in sides where !items.isEmpty {
      tell("\(inner)\(side): " + items.map { name(of: $0) }.joined(separator: ", "))
    }
    if let titleView = item.titleView { views(titleView, inner, "title view: ") }
    if let tabs = controller as? UITabBarController {
      for child in tabs.children { tab(child, isSelected: child === tabs.selectedViewController, inner) }
      views(tabs.tabBar, inner, "tab bar: ")
      return
    }
    if let navigation = controller as? UINavigationController {
      bar(navigation.navigationBar, inner)
      for child in navigation.viewControllers { tree(child, indentation: inner) }
    } else {
      if controller.isViewLoaded { views(controller.view, inner, "") }
      // Their views stand in the controller's.
      for child in controller.children { tell("\(inner)child \(name(of: child))") }
    }
    if let presented = controller.surfacePresented {
      tell("\(inner)presents (\(controller.surfacePresented?.modalPresentationStyle ?? .automatic)):")
      tree(presented, indentation: inner + "  ")
    }
  }

  private static func tab(_ child: UIViewController, isSelected: Bool, _ indentation: String) {
    let item = child.tabBarItem ?? UITabBarItem()
    let image = "\(describe(item.image)) / \(describe(item.selectedImage))"
    tell("\(indentation)tab \"\(item.title ?? "")\"\(isSelected ? ", selected" : ""), images \(image)")
    for (name, state) in [("normal", UIControl.State.normal), ("selected", .selected)] {
      guard let attributes = item.titleTextAttributes(for: state), !attributes.isEmpty else { continue }
      tell("\(indentation)  \(name): " + describe(attributes))
    }
    tree(child, indentation: indentation + "  ")
  }

  private static func bar(_ bar: UINavigationBar, _ indentation: String) {
    guard
      let appearance = journal.record(bar).properties["standardAppearance"].flatMap(unwrapped)
        as? UINavigationBarAppearance
    else { return }
    tell("\(indentation)navigation bar: \(describe(appearance.backgroundColor)), items \(describe(bar.tintColor))")
    tell("\(indentation)  title: " + describe(appearance.titleTextAttributes))
    tell("\(indentation)  buttons: " + describe(appearance.buttonAppearance.normal.titleTextAttributes))
  }

  private static func views(_ view: UIView, _ indentation: String, _ prefix: String) {
    tell(indentation + prefix + name(of: view) + (view.isHidden ? ", hidden" : ""))
    let inner = indentation + "  "
    if let table = view as? UITableView { rows(of: table, inner) }
    let content = (view as? UITableViewCell)?.contentView.subviews ?? []
    for subview in view.subviews + content { views(subview, inner, "") }
  }

  /// What a table's data source serves.
  private static func rows(of table: UITableView, _ indentation: String) {
    guard let source = table.dataSource else { return }
    for section in 0..<source.numberOfSections(in: table) {
      let header = source.tableView(table, titleForHeaderInSection: section).map { " \"\($0)\"" } ?? ""
      tell("\(indentation)section\(header)")
      for row in 0..<source.tableView(table, numberOfRowsInSection: section) {
        let cell = source.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
        views(cell, indentation + "  ", "")
      }
      if let footer = source.tableView(table, titleForFooterInSection: section) {
        tell("\(indentation)  footer \"\(footer)\"")
      }
    }
  }

  private static func describe(_ image: UIImage?) -> String {
    guard let image else { return "none" }
    let written = UnitWriter().value(image)
    guard case .object(let fields) = written, case .object(let image)? = fields["image"] else { return "image" }
    return image.sorted { $0.key < $1.key }.compactMap { describe($0.value) }.joined(separator: " ")
  }

  private static func describe(_ attributes: [NSAttributedString.Key: Any]) -> String {
    attributes.map { "\($0.key.rawValue) \(describe($0.value as AnyObject))" }.sorted().joined(separator: ", ")
  }

  private static func describe(_ value: AnyObject?) -> String {
    value.flatMap { describe(UnitWriter().value($0)) } ?? "none"
  }

  private static func describe(_ json: JSON) -> String? {
    switch json {
    case .null: nil
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .text(let text): text
    case .array(let values): "(" + values.compactMap(describe).joined(separator: ", ") + ")"
    case .object(let fields):
      fields.sorted { $0.key < $1.key }.compactMap { describe($0.value) }.joined(separator: " ")
    }
  }
}

// MARK: Controllers

extension UIViewController {
  /// Whether what happens is that of a running app.
  private var isLive: Bool { journal.isLive }

  var surface_view: UIView? {
    get {
      loadViewIfNeeded()
      // A table's and a collection's controller have their view under another name.
      let others =
        journal.isLive ? ["tableView", "collectionView"].compactMap { journal.record(self).properties[$0] } : []
      return others.lazy.compactMap { unwrapped($0) as? UIView }.first ?? journal.owned(self, "view") { UIView() }
    }
    set { journal.set(self, "view", newValue) }
  }

  var surface_isViewLoaded: Bool { journal.record(self).state["isViewLoaded"] != nil }

  func surface_loadViewIfNeeded() {
    guard isLive, !isViewLoaded else { return }
    journal.record(self).state["isViewLoaded"] = true
    loadView()
    Stage.tell("  \(Stage.name(of: self)) viewDidLoad")
    viewDidLoad()
  }

  var surface_parent: UIViewController? { journal.record(self).state["parent"] as? UIViewController }

  var surface_children: [UIViewController] { journal.record(self).children.compactMap { $0 as? UIViewController } }

  func surface_addChild(_ child: UIViewController) {
    guard isLive else { return journal.call(self, "addChild(_:)", [child]) }
    journal.record(self).children.append(child)
    journal.record(child).state["parent"] = self
  }

  func surface_removeFromParent() {
    guard let parent else { return }
    journal.record(parent).children.removeAll { $0 === self }
    journal.record(self).state["parent"] = nil
  }

  var surface_navigationController: UINavigationController? { ancestor() }

  var surface_tabBarController: UITabBarController? { ancestor() }

  var surface_splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let container = current as? Container { return container }
      next = current.parent
    }
    return nil
  }

  /// What the controller itself presents.
  var surfacePresented: UIViewController? { journal.record(self).state["presented"] as? UIViewController }

  var surface_presentedViewController: UIViewController? { surfacePresented ?? parent?.presentedViewController }

  var surface_presentingViewController: UIViewController? {
    journal.record(self).state["presenting"] as? UIViewController ?? parent?.presentingViewController
  }

  func surface_present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    journal.call(self, "present(_:animated:completion:)", [controller, animated, completion as Any])
    guard isLive else { return }
    // A popover's and a sheet's presenter is the outermost controller, as UIKit has it.
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    Stage.tell("  \(Stage.name(of: presenter)) presents \(Stage.name(of: controller))")
    journal.record(presenter).state["presented"] = controller
    journal.record(controller).state["presenting"] = presenter
    controller.loadViewIfNeeded()
    (controller as? UINavigationController)?.topViewController?.loadViewIfNeeded()
    completion?()
  }

  var surface_popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let made = journal.record(self).state["popover"] as? UIPopoverPresentationController { return made }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    journal.record(self).state["popover"] = made
    return made
  }

  func surface_dismiss(animated: Bool, completion: (() -> Void)?) {
    let presenter = surfacePresented == nil ? presentingViewController : self
    guard let presenter, let presented = presenter.surfacePresented else { return }
    Stage.tell("  \(Stage.name(of: presenter)) dismisses \(Stage.name(of: presented))")
    journal.record(presented).state["presenting"] = nil
    journal.record(presenter).state["presented"] = nil
    completion?()
  }

  func surface_show(_ controller: UIViewController, sender: Any?) {
    journal.call(self, "show(_:sender:)", [controller, sender as Any])
    guard isLive else { return }
    if let navigation = parent as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func surface_showDetailViewController(_ controller: UIViewController, sender: Any?) {
    journal.call(self, "showDetailViewController(_:sender:)", [controller, sender as Any])
    guard isLive else { return }
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func surface_prepare(for segue: UIStoryboardSegue, sender: Any?) {
    journal.call(self, "prepare(for:sender:)", [segue, sender as Any])
    guard isLive else { return }
    let ends = "\(Stage.name(of: segue.source)) → \(Stage.name(of: segue.destination))"
    Stage.tell("  \(Stage.name(of: self)) prepare for \(segue.identifier ?? "nil"): \(ends)")
  }

  func surface_canPerformUnwindSegueAction(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    self is UnwindTarget || isLive && self !== source && journal.answers(action, self)
  }
}

extension UIViewController {
  func surface_unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {
    journal.call(self, "unwind(for:towards:)", [segue, controller])
    switch self {
    case let navigation as UINavigationController: navigation.popToViewController(controller, animated: true)
    case let tabs as UITabBarController where tabs.selectedViewController !== controller:
      tabs.selectedViewController = controller
    default: break
    }
  }
}

extension UINavigationController {
  var surface_viewControllers: [UIViewController] {
    get { journal.value(self, "viewControllers") { [] } }
    set {
      journal.set(self, "viewControllers", newValue)
      guard journal.isLive else { return }
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }

  var surface_topViewController: UIViewController? { viewControllers.last }

  func surface_pushViewController(_ controller: UIViewController, animated: Bool) {
    journal.call(self, "pushViewController(_:animated:)", [controller, animated])
    guard journal.isLive else { return }
    Stage.tell("  \(Stage.name(of: self)) pushes \(Stage.name(of: controller))")
    viewControllers = viewControllers + [controller]
    controller.loadViewIfNeeded()
  }

  func surface_popViewController(animated: Bool) -> UIViewController? {
    guard journal.isLive, viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[viewControllers.count - 2], animated: animated)?.last
  }

  func surface_popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard journal.isLive, let place = viewControllers.firstIndex(of: controller) else { return nil }
    let popped = Array(viewControllers[(place + 1)...])
    for controller in popped { Stage.tell("  \(Stage.name(of: self)) pops \(Stage.name(of: controller))") }
    viewControllers = Array(viewControllers[...place])
    return popped
  }
}

extension UITabBarController {
  var surface_viewControllers: [UIViewController]? {
    get { journal.value(self, "viewControllers") { nil } }
    set {
      journal.set(self, "viewControllers", newValue)
      guard journal.isLive else { return }
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
      tabBar.items = newValue?.compactMap(\.tabBarItem)
    }
  }

  var surface_selectedIndex: Int {
    get { journal.value(self, "selectedIndex") { 0 } }
    set {
      journal.set(self, "selectedIndex", newValue)
      guard journal.isLive, let selected = selectedViewController else { return }
      Stage.tell("  \(Stage.name(of: self)) selects \(Stage.name(of: selected))")
      selected.loadViewIfNeeded()
      (selected as? UINavigationController)?.topViewController?.loadViewIfNeeded()
    }
  }

  var surface_selectedViewController: UIViewController? {
    get {
      if let controller = journal.record(self).properties["selectedViewController"] {
        return controller as? UIViewController
      }
      return children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }
    set {
      guard journal.isLive, let newValue, let place = children.firstIndex(of: newValue) else {
        return journal.set(self, "selectedViewController", newValue)
      }
      selectedIndex = place
    }
  }
}

extension UITableViewController {
  var surface_tableView: UITableView? {
    get {
      loadViewIfNeeded()
      return journal.owned(self, "tableView") { UITableView(frame: .zero) }
    }
    set { journal.set(self, "tableView", newValue) }
  }

  func surface_numberOfSections(in tableView: UITableView) -> Int { 1 }
}

// MARK: Actions

extension UITableViewDataSource {
  /// A table that isn't told otherwise has one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No header.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// No footer.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

extension UIButton {
  func surface_title(for state: UIControl.State) -> String? {
    journal.told(self, "setTitle(_:for:)") { $0[1] as? UIControl.State == state }?[0] as? String
  }
}

extension UIBarItem {
  func surface_titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    journal.told(self, "setTitleTextAttributes(_:for:)") { $0[1] as? UIControl.State == state }?[0]
      as? [NSAttributedString.Key: Any]
  }
}

extension UIControl {
  func surface_sendActions(for events: UIControl.Event) {
    journal.call(self, "sendActions(for:)", [events])
    if journal.isLive { Stage.touch(self) }
  }
}

// MARK: Cells

extension UITableView {
  func surface_dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    journal.dequeued(from: self, "register(_:forCellReuseIdentifier:)", [identifier]) as? UITableViewCell
  }

  func surface_dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func surface_cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }
}

extension UICollectionView {
  nonisolated class var surface_elementKindSectionHeader: String { "elementKindSectionHeader" }

  nonisolated class var surface_elementKindSectionFooter: String { "elementKindSectionFooter" }

  func surface_dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    journal.dequeued(from: self, "register(_:forCellWithReuseIdentifier:)", [identifier]) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  func surface_dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let call = "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
    return journal.dequeued(from: self, call, [kind, identifier]) as? UICollectionReusableView
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension Journal {
  /// The arguments of the last call of a method that are as asked for.
  func told(_ object: AnyObject, _ name: String, where isWanted: ([Any]) -> Bool) -> [Any]? {
    record(object).calls.last { $0.name == name && isWanted($0.arguments) }?.arguments.map { unwrapped($0) ?? $0 }
  }

  /// What the nib that was last registered under these names makes.
  @MainActor func dequeued(from view: UIView, _ call: String, _ names: [String]) -> Any? {
    let registered = record(view).calls.last { name, arguments in
      name == call && arguments.dropFirst().compactMap { unwrapped($0) as? String } == names
    }
    return registered.flatMap { unwrapped($0.arguments[0]) as? UINib }?.instantiate(withOwner: nil).first
  }
}
