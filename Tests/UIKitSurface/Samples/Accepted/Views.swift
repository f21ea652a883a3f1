import ARKit
import AVKit
import ContactsUI
import Foundation
import GLKit
import MapKit
import MetalKit
import PDFKit
import QuartzCore
import QuickLook
import SceneKit
import SpriteKit
import UIKit
import WebKit

@MainActor
func views() -> [UIView] {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
  table.rowHeight = UITableView.automaticDimension
  table.estimatedRowHeight = 44
  table.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  table.separatorStyle = .singleLine
  table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
  table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  table.tableHeaderView = UIView()
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
  cell.accessoryType = .disclosureIndicator
  cell.selectionStyle = .blue
  cell.textLabel?.text = "Title"
  cell.detailTextLabel?.textColor = .secondaryLabel
  cell.contentView.addSubview(UIView())
  cell.preservesSuperviewLayoutMargins = false

  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 50, height: 50)
  flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  flow.minimumLineSpacing = 10
  flow.scrollDirection = .horizontal
  flow.sectionInset = .zero
  let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  collection.contentInsetAdjustmentBehavior = .never
  collection.isPagingEnabled = true
  collection.keyboardDismissMode = .onDrag

  let scroll = UIScrollView()
  scroll.contentInset.top = 12
  scroll.addSubview(collection)
  collection.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true
  collection.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true

  let segments = UISegmentedControl(items: ["One", UIImage(systemName: "2.circle") as Any])
  segments.insertSegment(withTitle: "Three", at: 2, animated: false)
  segments.setEnabled(false, forSegmentAt: 1)
  segments.selectedSegmentIndex = UISegmentedControl.noSegment
  let toggle = UISwitch()
  toggle.isOn = true
  toggle.onTintColor = .systemGreen
  let slider = UISlider()
  slider.minimumValue = -1
  slider.value = 0.25
  let stepper = UIStepper()
  stepper.maximumValue = 10
  let progress = UIProgressView(progressViewStyle: .bar)
  progress.progress = 0.5
  let spinner = UIActivityIndicatorView(style: .large)
  spinner.startAnimating()
  let picker = UIDatePicker()
  picker.datePickerMode = .dateAndTime
  picker.preferredDatePickerStyle = .wheels
  picker.date = Date(timeIntervalSinceReferenceDate: 1234.5)
  picker.locale = Locale(identifier: "en_GB")
  picker.timeZone = TimeZone(identifier: "Europe/Paris")
  picker.calendar = Calendar(identifier: .gregorian)
  picker.minuteInterval = 5
  let text = UITextView(frame: .zero, textContainer: nil)
  text.text = "Text"
  text.isEditable = false
  text.dataDetectorTypes = [.link, .phoneNumber]
  text.textContainerInset = .zero
  let search = UISearchBar()
  search.searchBarStyle = .minimal
  search.scopeButtonTitles = ["a", "b"]
  let pages = UIPageControl()
  pages.numberOfPages = 3
  let well = UIColorWell()
  well.selectedColor = .red
  let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  effect.contentView.addSubview(
    UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label)))

  let map = MKMapView()
  map.mapType = .hybrid
  map.showsUserLocation = true
  map.setRegion(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)), animated: false)
  let preferences = WKWebViewConfiguration()
  preferences.allowsInlineMediaPlayback = true
  preferences.mediaTypesRequiringUserActionForPlayback = [.audio]
  let web = WKWebView(frame: .zero, configuration: preferences)
  web.allowsBackForwardNavigationGestures = true
  web.load(URLRequest(url: URL(fileURLWithPath: "/")))
  let scene = SCNView()
  scene.scene = SCNScene(named: "ship.scn")
  let augmented = ARSCNView()
  let sprites = SKView()
  sprites.showsFPS = true
  sprites.presentScene(SKScene(size: CGSize(width: 1, height: 1)))
  let metal = MTKView()
  metal.preferredFramesPerSecond = 30
  metal.colorPixelFormat = .bgra8Unorm
  let pdf = PDFView()
  pdf.autoScales = true
  return [
    table, cell, collection, scroll, segments, toggle, slider, stepper, progress, spinner, picker, text, search, pages,
    well, effect, map, web, scene, augmented, sprites, metal, pdf,
  ]
}

final class Browser: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
  @IBOutlet var table: UITableView!

  override func loadView() {
    view = UIView()
    table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    table.delegate = self
    let field = UITextField()
    field.delegate = self
    view.addSubview(table)
    table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    let back = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(Browser.back(_:)))
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    let custom = UIBarButtonItem(customView: UIButton(type: .infoDark))
    done.width = 20
    navigationItem.leftBarButtonItems = [back, custom]
    navigationItem.rightBarButtonItem = done
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.title = "Browser"
    tabBarItem = UITabBarItem(title: "Browse", image: UIImage(systemName: "globe"), selectedImage: nil)
    tabBarItem.badgeValue = "3"
    toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]
    hidesBottomBarWhenPushed = true
    edgesForExtendedLayout = [.top, .bottom]
    modalPresentationStyle = .fullScreen
    definesPresentationContext = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20)]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let next = segue.destination as? Browser, segue.identifier == "next" {
      next.title = "Next"
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = String(indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "next", sender: tableView)
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    true
  }

  @IBAction func back(_ sender: UIBarButtonItem) {
    navigationController?.popViewController(animated: true)
  }

  @IBAction func unwind(_ segue: UIStoryboardSegue) {}

  @IBSegueAction func make(_ coder: NSCoder) -> Browser? {
    Browser(coder: coder)
  }
}

@MainActor
func controllers() -> [UIViewController] {
  let first = Browser(nibName: nil, bundle: nil)
  let navigation = UINavigationController(rootViewController: first)
  let tabs = UITabBarController()
  tabs.viewControllers = [navigation]
  tabs.tabBar.tintColor = .red
  let split = UISplitViewController(style: .doubleColumn)
  split.preferredDisplayMode = .oneBesideSecondary
  let list = UITableViewController(style: .grouped)
  list.clearsSelectionOnViewWillAppear = false
  list.refreshControl = UIRefreshControl()
  let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let player = AVPlayerViewController()
  player.showsPlaybackControls = true
  let storyboard = UIStoryboard(name: "Main", bundle: .main)
  let main = storyboard.instantiateViewController(withIdentifier: "main")
  let made = storyboard.instantiateInitialViewController { coder in Browser(coder: coder) }
  let top = UINib(nibName: "Panel", bundle: Bundle(for: Panel.self)).instantiate(withOwner: nil)
  let loaded = Bundle.main.loadNibNamed("Panel", owner: first, options: nil)
  return [first, navigation, tabs, split, list, grid, pages, player, main, QLPreviewController()]
    + [made].compactMap { $0 } + top.compactMap { $0 as? UIViewController }
    + (loaded ?? []).compactMap { $0 as? UIViewController }
}

@MainActor
func newer(_ button: UIButton, _ controller: UIViewController) {
  if #available(iOS 16, *) {
    button.configuration?.indicator = .popup
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  let pan = UIPanGestureRecognizer(target: controller, action: #selector(Browser.back(_:)))
  pan.minimumNumberOfTouches = 2
  let swipe = UISwipeGestureRecognizer()
  swipe.direction = [.left, .right]
  let press = UILongPressGestureRecognizer()
  press.minimumPressDuration = 0.5
  press.require(toFail: swipe)
  controller.view.gestureRecognizers = [pan, swipe, press]
  let feedback = UIImage(named: "x", in: Bundle.main, compatibleWith: controller.traitCollection)
  button.setImage(feedback?.withRenderingMode(.alwaysTemplate), for: .normal)
  button.menu = UIMenu(title: "", children: [UIAction(title: "Do") { action in print(action.title) }])
  button.showsMenuAsPrimaryAction = true
  button.addAction(UIAction { _ in }, for: .touchUpInside)
}
