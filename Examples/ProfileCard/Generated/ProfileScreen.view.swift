// ProfileScreen.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `ProfileScreen.view.xml`.
@MainActor
struct ProfileScreenNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let card = ProfileCard(name: "Ada Lovelace", handle: "ada")
  let badgeLabel = UILabel()
  let aboutView = UITextView()

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: ProfileViewController?) {
    load(for: owner)
  }

  private func load(for owner: ProfileViewController?) {
    view.backgroundColor = .systemBackground

    card.translatesAutoresizingMaskIntoConstraints = false

    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    badgeLabel.text = "New"
    badgeLabel.font = .preferredFont(forTextStyle: .caption1)
    badgeLabel.textColor = .systemRed

    aboutView.translatesAutoresizingMaskIntoConstraints = false
    aboutView.text = "Wrote the first programs, for a machine that wasn't built."
    aboutView.isEditable = false
    aboutView.font = .preferredFont(forTextStyle: .body)

    view.addSubview(card)
    view.addSubview(aboutView)
    card.accessory.addSubview(badgeLabel)

    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      badgeLabel.topAnchor.constraint(equalTo: card.accessory.topAnchor),
      badgeLabel.leadingAnchor.constraint(equalTo: card.accessory.leadingAnchor),
      badgeLabel.bottomAnchor.constraint(equalTo: card.accessory.bottomAnchor),
      badgeLabel.trailingAnchor.constraint(equalTo: card.accessory.trailingAnchor),
      aboutView.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
      aboutView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      aboutView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      aboutView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])

    card.layer.cornerRadius = 12

    if let owner {
      owner.view = view
      owner.card = card
      owner.badgeLabel = badgeLabel
      owner.nameLabel = card.nameLabel
      owner.aboutView = aboutView
      card.onFollow = sending(#selector(ProfileViewController.follow(_:)), to: owner)
    }

    let objects: [NSObject] = [view, badgeLabel, aboutView]
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
