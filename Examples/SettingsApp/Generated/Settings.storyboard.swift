// Settings.storyboard, compiled by xibc. Change the document, not this file.

import UIKit

/// The scenes of `Settings.storyboard`.
@MainActor
enum SettingsStoryboard {
  /// Makes the controller that the storyboard starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    SettingsNavigationControllerScene.instantiate()
  }

  /// Loads a scene's view into its controller, for `loadView()`; false where it has no scene.
  static func loadView(of controller: UIViewController) -> Bool {
    SceneLink.loadView(of: controller)
  }

  /// What serves a table's static cells: for overrides that ask `super` with a storyboard. Nil until
  /// the controller's view is loaded.
  static func staticCells(
    of controller: UITableViewController
  ) -> (any UITableViewDataSource & UITableViewDelegate)? {
    StaticCells.serving(controller.tableView)
  }

  /// Performs a segue of a controller's scene, for `performSegue(withIdentifier:sender:)`; false
  /// where it has no such segue.
  static func performSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    SceneLink.performSegue(withIdentifier: identifier, from: source, sender: sender)
  }
}

/// The scene of a `UINavigationController`.
@MainActor
enum SettingsNavigationControllerScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UINavigationController {
    let owner = UINavigationController()
    owner.navigationBar.insetsLayoutMarginsFromSafeArea = false

    owner.viewControllers = [SettingsScene.instantiate()]
    return owner
  }
}

/// The scene of `SettingsViewController`.
@MainActor
struct SettingsScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let containerView = UIView()
  let menu = UIStackView()
  let personalButton = UIButton(type: .system)
  let workButton = UIButton(type: .system)

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: SettingsViewController) {
    load(for: owner)
  }

  private func load(for owner: SettingsViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground

    containerView.translatesAutoresizingMaskIntoConstraints = false
    containerView.isOpaque = false

    menu.translatesAutoresizingMaskIntoConstraints = false
    menu.isHidden = true
    menu.axis = .vertical
    menu.backgroundColor = .secondarySystemBackground
    menu.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    menu.isLayoutMarginsRelativeArrangement = true

    personalButton.contentHorizontalAlignment = .leading
    personalButton.setTitle("Personal", for: .normal)

    workButton.contentHorizontalAlignment = .leading
    workButton.setTitle("Work", for: .normal)

    owner.view = view
    view.addSubview(containerView)
    view.addSubview(menu)
    menu.addArrangedSubview(personalButton)
    menu.addArrangedSubview(workButton)

    NSLayoutConstraint.activate([
      personalButton.heightAnchor.constraint(equalToConstant: 44),
      workButton.heightAnchor.constraint(equalToConstant: 44),
      containerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      containerView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      menu.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      menu.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: menu.trailingAnchor),
    ])

    owner.menu = menu
    personalButton.addTarget(
      owner, action: #selector(SettingsViewController.chooseProfile(_:)),
      for: .primaryActionTriggered)
    workButton.addTarget(
      owner, action: #selector(SettingsViewController.chooseProfile(_:)),
      for: .primaryActionTriggered)

    let objects: [NSObject] = [view, containerView, menu, personalButton, workButton]
    for object in objects {
      object.awakeFromNib()
    }

    Self.embedPreferences(in: containerView, of: owner)
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> SettingsViewController {
    let owner = decode(SettingsViewController.self)
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.title = "Settings"

    owner.navigationItem.title = "Settings"

    let titleView = decode(MenuTitleView.self)
    titleView.frame = CGRect(x: 96.66666666666667, y: 2, width: 200, height: 40)
    titleView.isOpaque = true
    titleView.clearsContextBeforeDrawing = true
    titleView.autoresizesSubviews = true

    let helpRightBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: nil, action: nil)

    owner.navigationItem.titleView = titleView
    owner.navigationItem.rightBarButtonItem = helpRightBarButtonItem

    owner.titleView = titleView
    PopoverAnchors.add(helpRightBarButtonItem, to: owner, for: "performShowHelp")
    trigger(Self.performShowHelp, of: owner, withIdentifier: "showHelp", by: helpRightBarButtonItem)

    let objects: [NSObject] = [titleView, helpRightBarButtonItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case showHelp
    case embedPreferences
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: SettingsViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .showHelp: performShowHelp(from: source, sender: sender)
    case .embedPreferences, nil: return false
    }
    return true
  }

  /// Presents the controller of ``HelpScene`` in a popover.
  static func performShowHelp(from source: SettingsViewController, sender: Any?) {
    let destination = HelpScene.instantiate()
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    popover?.barButtonItem = PopoverAnchors.of(source)["performShowHelp"] as? UIBarButtonItem
    popover?.permittedArrowDirections = .up
    let segue = UIStoryboardSegue(
      identifier: "showHelp", source: source, destination: destination
    ) {
      source.present(destination, animated: true)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Puts the controller of ``PreferencesScene`` into its container view.
  private static func embedPreferences(in container: UIView, of source: SettingsViewController) {
    guard source.shouldPerformSegue(withIdentifier: "embedPreferences", sender: nil) else {
      return
    }
    let destination = PreferencesScene.instantiate()
    let segue = UIStoryboardSegue(
      identifier: "embedPreferences", source: source, destination: destination
    ) {
      destination.loadViewIfNeeded()
      source.addChild(destination)
      container.addSubview(destination.view)
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      destination.view.frame = container.bounds
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }
}

/// The scene of `PreferencesViewController`.
@MainActor
struct PreferencesScene {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 749), style: .insetGrouped)
  let tableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  let contentView: UIView
  let nameLabel2: UILabel
  let nameLabel: UILabel
  let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
  let contentView2: UIView
  let badgesLabel = UILabel()
  let toggle = UISwitch()
  let viewSections: [Section]

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: PreferencesViewController) {
    contentView = tableViewCell.contentView
    nameLabel2 = tableViewCell.textLabel ?? UILabel()
    nameLabel = tableViewCell.detailTextLabel ?? UILabel()
    contentView2 = tableViewCell2.contentView

    var viewSectionList: [Section] = []
    viewSectionList.append(Section(header: "Account", footer: nil))
    viewSectionList[0].rows.append(
      Section.Row(cell: tableViewCell, height: UITableView.automaticDimension))
    viewSectionList.append(Section(header: "Notifications", footer: "Version"))
    viewSectionList[1].rows.append(
      Section.Row(cell: tableViewCell2, height: UITableView.automaticDimension))
    viewSections = viewSectionList
    load(for: owner)
  }

  private func load(for owner: PreferencesViewController) {
    view.isMultipleTouchEnabled = false
    view.rowHeight = 44
    view.sectionHeaderHeight = 18
    view.sectionFooterHeight = 18
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground

    tableViewCell.clipsToBounds = true
    tableViewCell.preservesSuperviewLayoutMargins = true
    tableViewCell.accessoryType = .disclosureIndicator

    contentView.isOpaque = false
    contentView.isMultipleTouchEnabled = true
    contentView.clipsToBounds = true
    contentView.contentMode = .center
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.preservesSuperviewLayoutMargins = true

    nameLabel2.isUserInteractionEnabled = true
    nameLabel2.isMultipleTouchEnabled = true
    nameLabel2.insetsLayoutMarginsFromSafeArea = false
    nameLabel2.setContentHuggingPriority(.defaultLow, for: .horizontal)
    nameLabel2.setContentHuggingPriority(.defaultLow, for: .vertical)
    nameLabel2.text = "Name"
    nameLabel2.font = .systemFont(ofSize: 17)
    nameLabel2.textColor = .label

    nameLabel.isUserInteractionEnabled = true
    nameLabel.isMultipleTouchEnabled = true
    nameLabel.insetsLayoutMarginsFromSafeArea = false
    nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    nameLabel.setContentHuggingPriority(.defaultLow, for: .vertical)
    nameLabel.text = "Ada Lovelace"
    nameLabel.font = .systemFont(ofSize: 17)
    nameLabel.textColor = .secondaryLabel

    tableViewCell2.clipsToBounds = true
    tableViewCell2.preservesSuperviewLayoutMargins = true
    tableViewCell2.selectionStyle = .none

    contentView2.isOpaque = false
    contentView2.isMultipleTouchEnabled = true
    contentView2.clipsToBounds = true
    contentView2.contentMode = .center
    contentView2.insetsLayoutMarginsFromSafeArea = false
    contentView2.preservesSuperviewLayoutMargins = true

    badgesLabel.translatesAutoresizingMaskIntoConstraints = false
    badgesLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgesLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    badgesLabel.text = "Badges"
    badgesLabel.adjustsFontForContentSizeCategory = true
    badgesLabel.font = .preferredFont(forTextStyle: .body)
    badgesLabel.textColor = .label

    toggle.translatesAutoresizingMaskIntoConstraints = false
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    toggle.setContentHuggingPriority(.defaultHigh, for: .vertical)
    toggle.isOn = true
    toggle.accessibilityLabel = "Badges"

    owner.tableView = view
    contentView2.addSubview(badgesLabel)
    contentView2.addSubview(toggle)

    NSLayoutConstraint.activate([
      badgesLabel.leadingAnchor.constraint(equalTo: contentView2.layoutMarginsGuide.leadingAnchor),
      badgesLabel.centerYAnchor.constraint(equalTo: contentView2.centerYAnchor),
      toggle.centerYAnchor.constraint(equalTo: contentView2.centerYAnchor),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualTo: badgesLabel.trailingAnchor, constant: 8),
      contentView2.layoutMarginsGuide.trailingAnchor.constraint(equalTo: toggle.trailingAnchor),
    ])

    owner.nameLabel = nameLabel
    view.dataSource = owner
    view.delegate = owner
    toggle.addTarget(
      owner, action: #selector(PreferencesViewController.badgesChanged(_:)), for: .valueChanged)
    StaticCells.serve(
      view, viewSections.map { ($0.header, $0.footer, $0.rows.map { ($0.cell, $0.height) }) },
      for: owner)
    CellSegues.follow(view)
    trigger(Self.performEditName, of: owner, withIdentifier: "editName", by: tableViewCell)

    let objects: [NSObject] = [view, tableViewCell, tableViewCell2, badgesLabel, toggle]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// A section of a static table, for its data source.
  struct Section {
    /// A cell with its height, in points.
    struct Row {
      let cell: UITableViewCell
      let height: CGFloat
    }

    let header: String?
    let footer: String?
    var rows: [Row] = []
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> PreferencesViewController {
    let owner = decode(PreferencesViewController.self)
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.awakeFromNib()
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case editName
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: PreferencesViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .editName: performEditName(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Shows the controller of ``NameScene``.
  static func performEditName(from source: PreferencesViewController, sender: Any?) {
    let destination = NameScene.instantiate()
    let segue = UIStoryboardSegue(
      identifier: "editName", source: source, destination: destination
    ) {
      source.show(destination, sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The scene of `NameViewController`.
@MainActor
struct NameScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let nameField = UITextField()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: NameViewController) {
    load(for: owner)
  }

  private func load(for owner: NameViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground

    nameField.translatesAutoresizingMaskIntoConstraints = false
    nameField.placeholder = "Your name"
    nameField.borderStyle = .roundedRect
    nameField.minimumFontSize = 17
    nameField.adjustsFontSizeToFitWidth = true
    nameField.adjustsFontForContentSizeCategory = true
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.autocapitalizationType = .words
    nameField.autocorrectionType = .no
    nameField.textContentType = .name

    owner.view = view
    view.addSubview(nameField)

    NSLayoutConstraint.activate([
      nameField.heightAnchor.constraint(equalToConstant: 44),
      nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      nameField.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: nameField.trailingAnchor, constant: 16),
    ])

    owner.nameField = nameField

    let objects: [NSObject] = [view, nameField]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> NameViewController {
    let owner = decode(NameViewController.self)
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.title = "Name"

    owner.navigationItem.title = "Name"

    let rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)

    owner.navigationItem.rightBarButtonItem = rightBarButtonItem

    trigger(Self.performSaveName, of: owner, withIdentifier: "saveName", by: rightBarButtonItem)

    let objects: [NSObject] = [rightBarButtonItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case saveName
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: NameViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .saveName: performSaveName(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Goes back to the controller that takes the action.
  static func performSaveName(from source: NameViewController, sender: Any?) {
    unwind(
      to: NSSelectorFromString("saveName:"), withIdentifier: "saveName", from: source,
      sender: sender)
  }
}

/// The scene of a `UIViewController`.
@MainActor
struct HelpScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 120))
  let tapTheTitleToLabel = UILabel()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: UIViewController) {
    load(for: owner)
  }

  private func load(for owner: UIViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    tapTheTitleToLabel.translatesAutoresizingMaskIntoConstraints = false
    tapTheTitleToLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    tapTheTitleToLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    tapTheTitleToLabel.text = "Tap the title to change between your profiles."
    tapTheTitleToLabel.numberOfLines = 0
    tapTheTitleToLabel.adjustsFontForContentSizeCategory = true
    tapTheTitleToLabel.font = .preferredFont(forTextStyle: .body)
    tapTheTitleToLabel.textColor = .label

    owner.view = view
    view.addSubview(tapTheTitleToLabel)

    NSLayoutConstraint.activate([
      tapTheTitleToLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      tapTheTitleToLabel.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: tapTheTitleToLabel.trailingAnchor, constant: 16),
      tapTheTitleToLabel.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])

    let objects: [NSObject] = [view, tapTheTitleToLabel]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UIViewController {
    let owner = SceneViewController()
    SceneLink.attach(to: owner, loading: Self.init)
    owner.title = "Help"
    owner.preferredContentSize = CGSize(width: 280, height: 120)
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

/// Serves a table's static cells. What the controller's class says of them itself goes before, and
/// all else goes to the controller.
@MainActor
private final class StaticCells: NSObject, UITableViewDataSource, UITableViewDelegate {
  typealias Row = (cell: UITableViewCell, height: CGFloat)
  typealias Section = (header: String?, footer: String?, rows: [Row])
  private static let servers = AssociatedValues<StaticCells>()
  private let sections: [Section]
  private nonisolated(unsafe) weak var controller: UITableViewController?
  private var observations: [NSKeyValueObservation] = []
  /// Whether the controller is asked at the moment: what it asks in turn isn't left to it again.
  private var isAsking = false

  private init(_ sections: [Section], for controller: UITableViewController) {
    self.sections = sections
    self.controller = controller
  }

  static func serve(
    _ tableView: UITableView, _ sections: [Section], for controller: UITableViewController
  ) {
    let cells = StaticCells(sections, for: controller)
    servers[tableView] = cells
    tableView.dataSource = cells
    tableView.delegate = cells
    cells.observations = [
      tableView.observe(\.dataSource) { [weak cells] table, _ in cells?.stand(in: table) },
      tableView.observe(\.delegate) { [weak cells] table, _ in cells?.stand(in: table) },
    ]
  }

  /// Takes the controller's place where its code makes it the data source or delegate again.
  private nonisolated func stand(in tableView: UITableView) {
    MainActor.assumeIsolated {
      guard let controller else { return }
      if tableView.dataSource === controller { tableView.dataSource = self }
      if tableView.delegate === controller { tableView.delegate = self }
    }
  }

  static func serving(_ tableView: UITableView) -> StaticCells? { servers[tableView] }

  func numberOfSections(in tableView: UITableView) -> Int {
    own(#selector(UITableViewController.numberOfSections(in:))) {
      $0.numberOfSections(in: tableView)
    } ?? sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    own(#selector(UITableViewController.tableView(_:numberOfRowsInSection:))) {
      $0.tableView(tableView, numberOfRowsInSection: section)
    } ?? sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    own(#selector(UITableViewController.tableView(_:cellForRowAt:))) {
      $0.tableView(tableView, cellForRowAt: indexPath)
    } ?? sections[indexPath.section].rows[indexPath.row].cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    own(#selector(UITableViewController.tableView(_:titleForHeaderInSection:))) {
      $0.tableView(tableView, titleForHeaderInSection: section)
    } ?? sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    own(#selector(UITableViewController.tableView(_:titleForFooterInSection:))) {
      $0.tableView(tableView, titleForFooterInSection: section)
    } ?? sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    own(#selector(UITableViewController.tableView(_:heightForRowAt:))) {
      $0.tableView(tableView, heightForRowAt: indexPath)
    } ?? height(ofRowAt: indexPath, in: tableView)
  }

  /// A row without a height of its own has the table's.
  private func height(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    let height = sections[indexPath.section].rows[indexPath.row].height
    return height == UITableView.automaticDimension ? tableView.rowHeight : height
  }

  /// What the controller says, where its class overrides what UIKit's answers.
  private func own<Value>(
    _ selector: Selector, _ answer: (UITableViewController) -> Value
  ) -> Value? {
    guard !isAsking, let controller,
      class_getMethodImplementation(type(of: controller), selector)
        != class_getMethodImplementation(UITableViewController.self, selector)
    else { return nil }
    isAsking = true
    defer { isAsking = false }
    return answer(controller)
  }

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || controller?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? { controller }
}

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
    segues.observation = tableView.observe(\.delegate) { [weak segues] list, _ in
      segues?.stand(before: list)
    }
  }

  static func follow(_ collectionView: UICollectionView) {
    let segues = standing(before: collectionView)
    segues.observation = collectionView.observe(\.delegate) { [weak segues] list, _ in
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

/// A `UIViewController` whose scene loads its view and performs its segues.
private final class SceneViewController: UIViewController {
  override func loadView() {
    if !SceneLink.loadView(of: self) { super.loadView() }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if !SceneLink.performSegue(withIdentifier: identifier, from: self, sender: sender) {
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
