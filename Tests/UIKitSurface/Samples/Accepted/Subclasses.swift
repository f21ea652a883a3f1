import Foundation
import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .red
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    self.window = window
    NotificationCenter.default.addObserver(
      self, selector: #selector(moved), name: UIDevice.orientationDidChangeNotification, object: nil)
    return true
  }

  @objc private func moved(_ notification: Notification) {}
}

final class Screen: UIViewController {
  private var size: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    let views: [UIView] = [
      List(), Tile(), Tile(frame: .zero), Row(style: .default, reuseIdentifier: nil), Photo(frame: .zero), Press(),
      Field(), UITableView(), UIRefreshControl(), UISearchBar(),
    ]
    views.forEach(view.addSubview)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut], animations: { views.first?.alpha = 1 })
    UIView.animate(withDuration: 0.2) { [weak self] in self?.view.layoutIfNeeded() }
    size = view.observe(\.frame, options: [.new]) { _, change in print(change.newValue ?? .zero) }
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    present(alert, animated: true)
    view.subviews.first?.becomeFirstResponder()
    DispatchQueue.main.async { print("later") }
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
        (screen: Screen, previous: UITraitCollection) in
        screen.view.isHidden = previous.verticalSizeClass == .compact
      }
    }
    let area = view.topAnchor.constraint(equalTo: view.bottomAnchor)
    area.isActive = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
}

final class List: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func reloadData() {
    super.reloadData()
  }
}

class Tile: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }
}

final class Row: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
}

@IBDesignable
final class Photo: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
  }
}

@objc(Press)
final class Press: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 4)
    tintColor.setStroke()
    path.stroke()
  }
}

final class Field: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(UIResponderStandardEditActions.copy(_:))
  }
}

extension UIView {
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
