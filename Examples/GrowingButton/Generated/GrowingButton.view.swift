// GrowingButton.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `GrowingButton.view.xml`.
@MainActor
struct GrowingButtonNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let growButton = UIButton(type: .system)
  let hint = UILabel()
  let growHeight: NSLayoutConstraint
  let collapsedConstraints: [NSLayoutConstraint]
  let expandedConstraints: [NSLayoutConstraint]

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: GrowingButtonViewController?) {
    growHeight = growButton.heightAnchor.constraint(equalToConstant: 44)
    collapsedConstraints = [
      growButton.widthAnchor.constraint(equalToConstant: 120)
    ]
    expandedConstraints = [
      growButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      growButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ]
    load(for: owner)
  }

  private func load(for owner: GrowingButtonViewController?) {
    view.backgroundColor = .systemBackground

    growButton.translatesAutoresizingMaskIntoConstraints = false
    growButton.backgroundColor = .systemFill
    growButton.setTitle("Grow", for: .normal)
    growButton.setTitleColor(.label, for: .normal)

    hint.translatesAutoresizingMaskIntoConstraints = false
    hint.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    hint.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    hint.numberOfLines = 0
    hint.adjustsFontForContentSizeCategory = true
    hint.font = .preferredFont(forTextStyle: .body)
    let hintText = NSMutableAttributedString()
    let hintTextStyle = NSMutableParagraphStyle()
    hintTextStyle.alignment = .center
    hintTextStyle.allowsDefaultTighteningForTruncation = true
    hintText.append(
      NSAttributedString(
        string: "Tap the button: it ",
        attributes: [
          .font: UIFont.systemFont(ofSize: 17),
          .foregroundColor: UIColor.label,
          .paragraphStyle: hintTextStyle,
        ]))
    let hintTextStyle2 = NSMutableParagraphStyle()
    hintTextStyle2.alignment = .center
    hintTextStyle2.allowsDefaultTighteningForTruncation = true
    hintText.append(
      NSAttributedString(
        string: "grows",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 17),
          .foregroundColor: UIColor.label,
          .paragraphStyle: hintTextStyle2,
        ]))
    let hintTextStyle3 = NSMutableParagraphStyle()
    hintTextStyle3.alignment = .center
    hintTextStyle3.allowsDefaultTighteningForTruncation = true
    hintText.append(
      NSAttributedString(
        string: " to the margins, and back.",
        attributes: [
          .font: UIFont.systemFont(ofSize: 17),
          .foregroundColor: UIColor.label,
          .paragraphStyle: hintTextStyle3,
        ]))
    hint.attributedText = hintText

    view.addSubview(growButton)
    view.addSubview(hint)

    NSLayoutConstraint.activate([
      growButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      growButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      growHeight,
      hint.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      hint.topAnchor.constraint(equalTo: growButton.bottomAnchor, constant: 16),
    ])

    NSLayoutConstraint.activate(collapsedConstraints)

    followTraits(view) { [hint] traits in
      let isCompactHeight = traits.verticalSizeClass == .compact
      if isCompactHeight {
        hint.numberOfLines = 1
      } else {
        hint.numberOfLines = 0
      }
    }

    growButton.layer.cornerRadius = 22

    if let owner {
      owner.view = view
      owner.growButton = growButton
      growButton.addTarget(
        owner, action: #selector(GrowingButtonViewController.toggle(_:)), for: .touchUpInside)
    }

    let objects: [NSObject] = [view, growButton, hint]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [view] }

  /// Adds `view` to `superview` and pins it to the four edges.
  func pin(to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  /// The sets of constraints that code can switch.
  enum ConstraintSet: CaseIterable {
    case collapsed, expanded
  }

  /// Activates a set of constraints and deactivates the others of its group. To animate the change, call
  /// `layoutIfNeeded()` in an animation afterwards.
  func activate(_ set: ConstraintSet) {
    switch set {
    case .collapsed:
      NSLayoutConstraint.deactivate(expandedConstraints)
      NSLayoutConstraint.activate(collapsedConstraints)
    case .expanded:
      NSLayoutConstraint.deactivate(collapsedConstraints)
      NSLayoutConstraint.activate(expandedConstraints)
    }
  }
}

/// Calls `apply` now and whenever the size classes or the idiom of `view` change.
@MainActor
private func followTraits(
  _ view: UIView, _ apply: @escaping @MainActor (UITraitCollection) -> Void
) {
  apply(view.traitCollection)
  guard #available(iOS 17.0, tvOS 17.0, *) else {
    view.addSubview(TraitObserver(apply))
    return
  }
  let traits: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
  ]
  view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
    apply(view.traitCollection)
  }
}

/// A hidden view that hears of its superview's traits, where UIKit has no registration for it.
private final class TraitObserver: UIView {
  private let apply: @MainActor (UITraitCollection) -> Void

  init(_ apply: @escaping @MainActor (UITraitCollection) -> Void) {
    self.apply = apply
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) isn't supported")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply(traitCollection)
  }
}
