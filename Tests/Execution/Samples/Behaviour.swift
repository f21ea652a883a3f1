// What emitted code relies on, checked one by one. Exits with a message at the first thing that doesn't hold.

import UIKit

/// A class of a document, made the way a nib makes it.
final class Badge: UIView {
  var title: UILabel?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class Screen: UIViewController {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }
}

@MainActor func check(_ holds: Bool, _ what: String) {
  if !holds { fatalError(what) }
}

@MainActor func views() {
  let (view, first, second) = (UIView(), UILabel(), UILabel())
  view.addSubview(first)
  view.insertSubview(second, belowSubview: first)
  check(view.subviews == [second, first] && first.superview === view, "order of subviews")
  second.removeFromSuperview()
  check(view.subviews == [first], "a removed subview")
  let stack = UIStackView(arrangedSubviews: [second])
  stack.insertArrangedSubview(first, at: 0)
  check(stack.arrangedSubviews == [first, second] && view.subviews.isEmpty, "arranged subviews")
  check(view.layer === view.layer && view.safeAreaLayoutGuide === view.safeAreaLayoutGuide, "owned objects")
  first.text = "a"
  check(first.text == "a" && second.text == nil && second.numberOfLines == 0, "stored properties")
  let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
  check(cell.reuseIdentifier == "cell" && cell.contentView === cell.contentView, "what an initializer is given")
}

@MainActor func values() {
  var configuration = UIButton.Configuration.filled()
  configuration.background.cornerRadius = 4
  let copy = configuration
  configuration.title = "a"
  check(copy.title == nil && copy.background.cornerRadius == 4, "structures are values")
  check(copy != configuration, "different values")
  check(UIView.AutoresizingMask.flexibleWidth != .flexibleHeight, "members of an option set differ")
  check(UILayoutPriority.defaultLow.rawValue == 250, "raw values")
}

@MainActor func constraints() {
  let (view, label) = (UIView(), UILabel())
  let width = label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 3)
  check(!width.isActive && width.priority == .required, "a constraint before its activation")
  NSLayoutConstraint.activate([width])
  check(width.isActive && width.multiplier == 0.5 && width.constant == 3, "an activated constraint")
  check(width.firstItem === label && width.secondAttribute == .width, "a constraint's items")
  NSLayoutConstraint.deactivate([width])
  check(!width.isActive, "a deactivated constraint")
}

@MainActor func decoding() throws {
  let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  check(Badge(coder: coder) != nil, "a view from an empty archive")
  check(Screen(coder: coder) != nil, "a controller from an empty archive")
}

@MainActor func traits() {
  let (screen, label) = (Screen(), UILabel())
  screen.view.addSubview(label)
  var seen: [UIUserInterfaceSizeClass] = []
  label.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (label: UILabel, previous) in
    seen += [previous.horizontalSizeClass, label.traitCollection.horizontalSizeClass]
  }
  screen.view.surfaceChangeTraits(UITraitCollection(horizontalSizeClass: .regular), controllers: [screen])
  check(seen == [.compact, .regular] && screen.changes == 1, "a change of size class")
  screen.view.surfaceChangeTraits(UITraitCollection(horizontalSizeClass: .regular), controllers: [screen])
  check(seen.count == 2 && screen.changes == 1, "traits that stay the same")
  label.traitOverrides.verticalSizeClass = .compact
  check(label.traitCollection.verticalSizeClass == .compact, "an override")
  check(screen.traitCollection.verticalSizeClass == .regular, "an override stays below")
}

@main enum Behaviour {
  @MainActor static func main() throws {
    views()
    values()
    constraints()
    try decoding()
    traits()
  }
}
