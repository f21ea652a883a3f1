// News.storyboard, compiled by xibc. Change the document, not this file.

import UIKit

/// The scenes of `News.storyboard`.
@MainActor
enum NewsStoryboard {
  /// Makes the controller that the storyboard starts with.
  static func instantiateInitialViewController() -> MainTabBarController {
    MainTabBarScene.instantiate()
  }

  /// Loads a scene's view into its controller, for `loadView()`; false where it has no scene.
  static func loadView(of controller: UIViewController) -> Bool {
    SceneLink.loadView(of: controller)
  }

  /// Performs a segue of a controller's scene, for `performSegue(withIdentifier:sender:)`; false
  /// where it has no such segue.
  static func performSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    SceneLink.performSegue(withIdentifier: identifier, from: source, sender: sender)
  }
}

/// The scene of `MainTabBarController`.
@MainActor
enum MainTabBarScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> MainTabBarController {
    let owner = decode(MainTabBarController.self)
    SceneLink.attach(to: owner, performing: Self.performSegue)
    let centerButtonTabBar = decode(CenterButtonTabBar.self)
    centerButtonTabBar.frame = CGRect(x: 0, y: 0, width: 393, height: 49)
    centerButtonTabBar.isOpaque = true
    centerButtonTabBar.clearsContextBeforeDrawing = true
    centerButtonTabBar.autoresizesSubviews = true
    centerButtonTabBar.insetsLayoutMarginsFromSafeArea = false
    centerButtonTabBar.backgroundColor = .systemBackground

    owner.setValue(centerButtonTabBar, forKey: "tabBar")

    owner.viewControllers = [
      TodayNavigationScene.instantiate(),
      SearchNavigationScene.instantiate(),
      SavedNavigationScene.instantiate(),
      ProfileNavigationScene.instantiate(),
    ]

    let objects: [NSObject] = [centerButtonTabBar, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case compose
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: MainTabBarController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .compose: performCompose(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Presents the controller of ``ComposeNavigationScene``.
  static func performCompose(from source: MainTabBarController, sender: Any?) {
    let destination = ComposeNavigationScene.instantiate()
    destination.modalPresentationStyle = .pageSheet
    let segue = UIStoryboardSegue(identifier: "compose", source: source, destination: destination) {
      source.present(destination, animated: true)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The scene of `BrandNavigationController`.
@MainActor
enum TodayNavigationScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> BrandNavigationController {
    let owner = decode(BrandNavigationController.self)
    let todayTabBarItem = UITabBarItem(
      title: "Today", image: UIImage(systemName: "newspaper"), tag: 0)
    todayTabBarItem.selectedImage = UIImage(systemName: "newspaper.fill")

    owner.navigationBar.insetsLayoutMarginsFromSafeArea = false

    owner.tabBarItem = todayTabBarItem

    owner.viewControllers = [TodayScene.instantiate()]

    let objects: [NSObject] = [todayTabBarItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }
}

/// The scene of `BrandNavigationController`.
@MainActor
enum SearchNavigationScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> BrandNavigationController {
    let owner = decode(BrandNavigationController.self)
    let searchTabBarItem = UITabBarItem(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 0)
    searchTabBarItem.selectedImage = UIImage(systemName: "magnifyingglass.circle.fill")

    owner.navigationBar.insetsLayoutMarginsFromSafeArea = false

    owner.tabBarItem = searchTabBarItem

    owner.viewControllers = [SearchScene.instantiate()]

    let objects: [NSObject] = [searchTabBarItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }
}

/// The scene of `BrandNavigationController`.
@MainActor
enum SavedNavigationScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> BrandNavigationController {
    let owner = decode(BrandNavigationController.self)
    let savedTabBarItem = UITabBarItem(
      title: "Saved", image: UIImage(systemName: "bookmark"), tag: 0)
    savedTabBarItem.selectedImage = UIImage(systemName: "bookmark.fill")

    owner.navigationBar.insetsLayoutMarginsFromSafeArea = false

    owner.tabBarItem = savedTabBarItem

    owner.viewControllers = [SavedScene.instantiate()]

    let objects: [NSObject] = [savedTabBarItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }
}

/// The scene of `BrandNavigationController`.
@MainActor
enum ProfileNavigationScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> BrandNavigationController {
    let owner = decode(BrandNavigationController.self)
    let profileTabBarItem = UITabBarItem(
      title: "Profile", image: UIImage(systemName: "person"), tag: 0)
    profileTabBarItem.selectedImage = UIImage(systemName: "person.fill")

    owner.navigationBar.insetsLayoutMarginsFromSafeArea = false

    owner.tabBarItem = profileTabBarItem

    owner.viewControllers = [ProfileScene.instantiate()]

    let objects: [NSObject] = [profileTabBarItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }
}

/// The scene of `TodayViewController`.
@MainActor
struct TodayScene {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: TodayViewController) {
    load(for: owner)
  }

  private func load(for owner: TodayViewController) {
    view.isMultipleTouchEnabled = false
    view.rowHeight = 60
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    owner.tableView = view

    view.register(
      PrototypeNib { [weak owner] in StoryCellNib(owner: owner).tableViewCell },
      forCellReuseIdentifier: StoryCellNib.reuseIdentifier)

    view.dataSource = owner
    view.delegate = owner
    CellSegues.follow(view)

    view.awakeFromNib()
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> TodayViewController {
    let owner = decode(TodayViewController.self)
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.title = "Today"

    owner.navigationItem.title = "Today"

    owner.awakeFromNib()
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case showStory
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: TodayViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .showStory: performShowStory(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Shows the controller of ``StoryScene``.
  static func performShowStory(from source: TodayViewController, sender: Any?) {
    let destination = StoryScene.instantiate()
    let segue = UIStoryboardSegue(
      identifier: "showStory", source: source, destination: destination
    ) {
      source.show(destination, sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The prototype with the reuse identifier `Story`.
@MainActor
struct StoryCellNib {
  /// The identifier to register and dequeue it by.
  static let reuseIdentifier = "Story"

  let tableViewCell = UITableViewCell(style: .subtitle, reuseIdentifier: "Story")
  let contentView: UIView
  let headlineLabel: UILabel
  let sourceLabel: UILabel

  /// Makes the prototype's view anew.
  init(owner: TodayViewController?) {
    contentView = tableViewCell.contentView
    headlineLabel = tableViewCell.textLabel ?? UILabel()
    sourceLabel = tableViewCell.detailTextLabel ?? UILabel()
    load(for: owner)
  }

  private func load(for owner: TodayViewController?) {
    tableViewCell.clipsToBounds = true
    tableViewCell.preservesSuperviewLayoutMargins = true
    tableViewCell.accessoryType = .disclosureIndicator

    contentView.isOpaque = false
    contentView.isMultipleTouchEnabled = true
    contentView.clipsToBounds = true
    contentView.contentMode = .center
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.preservesSuperviewLayoutMargins = true

    headlineLabel.isUserInteractionEnabled = true
    headlineLabel.isMultipleTouchEnabled = true
    headlineLabel.insetsLayoutMarginsFromSafeArea = false
    headlineLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    headlineLabel.setContentHuggingPriority(.defaultLow, for: .vertical)
    headlineLabel.text = "Headline"
    headlineLabel.textAlignment = .left
    headlineLabel.font = .preferredFont(forTextStyle: .headline)
    headlineLabel.textColor = .label

    sourceLabel.isUserInteractionEnabled = true
    sourceLabel.isMultipleTouchEnabled = true
    sourceLabel.insetsLayoutMarginsFromSafeArea = false
    sourceLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    sourceLabel.setContentHuggingPriority(.defaultLow, for: .vertical)
    sourceLabel.text = "Source"
    sourceLabel.textAlignment = .left
    sourceLabel.font = .preferredFont(forTextStyle: .caption1)
    sourceLabel.textColor = .secondaryLabel

    if let owner {
      trigger(
        TodayScene.performShowStory, of: owner, withIdentifier: "showStory", by: tableViewCell)
    }

    tableViewCell.awakeFromNib()
  }
}

/// The scene of a `UIViewController`.
@MainActor
struct SearchScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let whatAreYouLookingLabel = UILabel()
  let surpriseMeButton = UIButton(type: .system)

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: UIViewController) {
    load(for: owner)
  }

  private func load(for owner: UIViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    whatAreYouLookingLabel.translatesAutoresizingMaskIntoConstraints = false
    whatAreYouLookingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    whatAreYouLookingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    whatAreYouLookingLabel.text = "What are you looking for?"
    whatAreYouLookingLabel.textAlignment = .center
    whatAreYouLookingLabel.adjustsFontForContentSizeCategory = true
    whatAreYouLookingLabel.font = .preferredFont(forTextStyle: .body)
    whatAreYouLookingLabel.textColor = .secondaryLabel

    surpriseMeButton.translatesAutoresizingMaskIntoConstraints = false
    surpriseMeButton.setTitle("Surprise me", for: .normal)

    owner.view = view
    view.addSubview(whatAreYouLookingLabel)
    view.addSubview(surpriseMeButton)

    NSLayoutConstraint.activate([
      whatAreYouLookingLabel.centerXAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      whatAreYouLookingLabel.centerYAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      whatAreYouLookingLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      surpriseMeButton.topAnchor.constraint(
        equalTo: whatAreYouLookingLabel.bottomAnchor, constant: 12),
      surpriseMeButton.centerXAnchor.constraint(equalTo: whatAreYouLookingLabel.centerXAnchor),
      surpriseMeButton.heightAnchor.constraint(equalToConstant: 44),
    ])

    trigger(Self.performSurprise, of: owner, withIdentifier: "surprise", by: surpriseMeButton)

    let objects: [NSObject] = [view, whatAreYouLookingLabel, surpriseMeButton]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UIViewController {
    let owner = SceneViewController()
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.title = "Search"

    owner.navigationItem.title = "Search"
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case surprise
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .surprise: performSurprise(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Shows the controller of ``StoryScene``.
  static func performSurprise(from source: UIViewController, sender: Any?) {
    let destination = StoryScene.instantiate()
    let segue = UIStoryboardSegue(
      identifier: "surprise", source: source, destination: destination
    ) {
      source.show(destination, sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The scene of a `UIViewController`.
@MainActor
struct SavedScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let nothingSavedYetLabel = UILabel()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: UIViewController) {
    load(for: owner)
  }

  private func load(for owner: UIViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    nothingSavedYetLabel.translatesAutoresizingMaskIntoConstraints = false
    nothingSavedYetLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nothingSavedYetLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    nothingSavedYetLabel.text = "Nothing saved yet"
    nothingSavedYetLabel.textAlignment = .center
    nothingSavedYetLabel.adjustsFontForContentSizeCategory = true
    nothingSavedYetLabel.font = .preferredFont(forTextStyle: .body)
    nothingSavedYetLabel.textColor = .secondaryLabel

    owner.view = view
    view.addSubview(nothingSavedYetLabel)

    NSLayoutConstraint.activate([
      nothingSavedYetLabel.centerXAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      nothingSavedYetLabel.centerYAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      nothingSavedYetLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])

    let objects: [NSObject] = [view, nothingSavedYetLabel]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UIViewController {
    let owner = SceneViewController()
    SceneLink.attach(to: owner, loading: Self.init)
    owner.title = "Saved"

    owner.navigationItem.title = "Saved"
    return owner
  }
}

/// The scene of a `UIViewController`.
@MainActor
struct ProfileScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let signedInAsAdaLabel = UILabel()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: UIViewController) {
    load(for: owner)
  }

  private func load(for owner: UIViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    signedInAsAdaLabel.translatesAutoresizingMaskIntoConstraints = false
    signedInAsAdaLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    signedInAsAdaLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    signedInAsAdaLabel.text = "Signed in as Ada"
    signedInAsAdaLabel.textAlignment = .center
    signedInAsAdaLabel.adjustsFontForContentSizeCategory = true
    signedInAsAdaLabel.font = .preferredFont(forTextStyle: .body)
    signedInAsAdaLabel.textColor = .secondaryLabel

    owner.view = view
    view.addSubview(signedInAsAdaLabel)

    NSLayoutConstraint.activate([
      signedInAsAdaLabel.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      signedInAsAdaLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      signedInAsAdaLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])

    let objects: [NSObject] = [view, signedInAsAdaLabel]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UIViewController {
    let owner = SceneViewController()
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.title = "Profile"

    owner.navigationItem.title = "Profile"

    let composeRightBarButtonItem = UIBarButtonItem(
      title: "Compose", style: .plain, target: nil, action: nil)

    owner.navigationItem.rightBarButtonItem = composeRightBarButtonItem

    trigger(
      Self.performCompose, of: owner, withIdentifier: "compose", by: composeRightBarButtonItem)

    composeRightBarButtonItem.awakeFromNib()
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case compose
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .compose: performCompose(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Presents the controller of ``ComposeNavigationScene``.
  static func performCompose(from source: UIViewController, sender: Any?) {
    let destination = ComposeNavigationScene.instantiate()
    destination.modalPresentationStyle = .pageSheet
    let segue = UIStoryboardSegue(identifier: "compose", source: source, destination: destination) {
      source.present(destination, animated: true)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// The scene of `StoryViewController`.
@MainActor
struct StoryScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let headlineLabel = UILabel()
  let sourceLabel = UILabel()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: StoryViewController) {
    load(for: owner)
  }

  private func load(for owner: StoryViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    headlineLabel.translatesAutoresizingMaskIntoConstraints = false
    headlineLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    headlineLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    headlineLabel.text = "Headline"
    headlineLabel.numberOfLines = 0
    headlineLabel.adjustsFontForContentSizeCategory = true
    headlineLabel.font = .preferredFont(forTextStyle: .title1)
    headlineLabel.textColor = .label

    sourceLabel.translatesAutoresizingMaskIntoConstraints = false
    sourceLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sourceLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    sourceLabel.text = "Source"
    sourceLabel.numberOfLines = 0
    sourceLabel.adjustsFontForContentSizeCategory = true
    sourceLabel.font = .preferredFont(
      forTextStyle: UIFont.TextStyle(rawValue: "UICTFontTextStyleSubheadline"))
    sourceLabel.textColor = .secondaryLabel

    owner.view = view
    view.addSubview(headlineLabel)
    view.addSubview(sourceLabel)

    NSLayoutConstraint.activate([
      headlineLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      headlineLabel.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: headlineLabel.trailingAnchor, constant: 16),
      sourceLabel.topAnchor.constraint(equalTo: headlineLabel.bottomAnchor, constant: 8),
      sourceLabel.leadingAnchor.constraint(equalTo: headlineLabel.leadingAnchor),
      sourceLabel.trailingAnchor.constraint(equalTo: headlineLabel.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(
        greaterThanOrEqualTo: sourceLabel.bottomAnchor, constant: 16),
    ])

    owner.headlineLabel = headlineLabel
    owner.sourceLabel = sourceLabel

    let objects: [NSObject] = [view, headlineLabel, sourceLabel]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> StoryViewController {
    let owner = decode(StoryViewController.self)
    SceneLink.attach(to: owner, loading: Self.init)
    owner.title = "Story"

    owner.navigationItem.title = "Story"

    owner.awakeFromNib()
    return owner
  }
}

/// The scene of a `UINavigationController`.
@MainActor
enum ComposeNavigationScene {
  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> UINavigationController {
    let owner = UINavigationController()
    owner.navigationBar.insetsLayoutMarginsFromSafeArea = false

    owner.viewControllers = [ComposeScene.instantiate()]
    return owner
  }
}

/// The scene of `ComposeViewController`.
@MainActor
struct ComposeScene {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 842))
  let headlineField = UITextField()

  /// Loads the scene's views into its controller, as the storyboard does before `viewDidLoad()`.
  init(owner: ComposeViewController) {
    load(for: owner)
  }

  private func load(for owner: ComposeViewController) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    headlineField.translatesAutoresizingMaskIntoConstraints = false
    headlineField.placeholder = "Headline"
    headlineField.borderStyle = .roundedRect
    headlineField.minimumFontSize = 17
    headlineField.adjustsFontSizeToFitWidth = true
    headlineField.adjustsFontForContentSizeCategory = true
    headlineField.font = .preferredFont(forTextStyle: .body)
    headlineField.returnKeyType = .done

    owner.view = view
    view.addSubview(headlineField)

    NSLayoutConstraint.activate([
      headlineField.heightAnchor.constraint(equalToConstant: 44),
      headlineField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      headlineField.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: headlineField.trailingAnchor, constant: 16),
    ])

    owner.headlineField = headlineField

    let objects: [NSObject] = [view, headlineField]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// Makes the scene's controller, as the storyboard does: its view is loaded when it's needed.
  static func instantiate() -> ComposeViewController {
    let owner = decode(ComposeViewController.self)
    SceneLink.attach(to: owner, loading: Self.init, performing: Self.performSegue)
    owner.title = "New Story"

    owner.navigationItem.title = "New Story"

    let rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)

    owner.navigationItem.rightBarButtonItem = rightBarButtonItem

    trigger(Self.performPublish, of: owner, withIdentifier: "publish", by: rightBarButtonItem)

    let objects: [NSObject] = [rightBarButtonItem, owner]
    for object in objects {
      object.awakeFromNib()
    }
    return owner
  }

  /// The identifiers of the scene's segues.
  enum SegueIdentifier: String {
    case publish
  }

  /// Performs the segue with an identifier; false where there's none.
  static func performSegue(
    withIdentifier identifier: String, from source: ComposeViewController, sender: Any?
  ) -> Bool {
    switch SegueIdentifier(rawValue: identifier) {
    case .publish: performPublish(from: source, sender: sender)
    case nil: return false
    }
    return true
  }

  /// Goes back to the controller that takes the action.
  static func performPublish(from source: ComposeViewController, sender: Any?) {
    unwind(
      to: NSSelectorFromString("publishStory:"), withIdentifier: "publish", from: source,
      sender: sender)
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

/// Stands for the nib of a prototype, which tables and collections ask for each new view.
private final class PrototypeNib: UINib {
  private let make: () -> UIView

  init(_ make: @escaping () -> UIView) {
    self.make = make
    super.init()
  }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    [make()]
  }
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
