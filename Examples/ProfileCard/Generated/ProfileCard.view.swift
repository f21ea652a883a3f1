// ProfileCard.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `ProfileCard.view.xml`.
@MainActor
struct ProfileCardNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 88))
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let handleLabel = UILabel()
  let followButton = UIButton(type: .system)
  let nameMaximumWidth: NSLayoutConstraint

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: ProfileCard?) {
    nameMaximumWidth = nameLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 220)
    load(for: owner)
  }

  private func load(for owner: ProfileCard?) {
    view.backgroundColor = .systemBackground

    avatarView.translatesAutoresizingMaskIntoConstraints = false
    avatarView.clipsToBounds = true
    avatarView.contentMode = .scaleAspectFill
    avatarView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    avatarView.image = UIImage(systemName: "person.crop.circle")

    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    nameLabel.text = "Name"
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)

    handleLabel.translatesAutoresizingMaskIntoConstraints = false
    handleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    handleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    handleLabel.text = "@handle"
    handleLabel.adjustsFontForContentSizeCategory = true
    handleLabel.font = .preferredFont(forTextStyle: .subheadline)
    handleLabel.textColor = .secondaryLabel

    followButton.translatesAutoresizingMaskIntoConstraints = false
    followButton.setTitle("Follow", for: .normal)

    view.addSubview(avatarView)
    view.addSubview(nameLabel)
    view.addSubview(handleLabel)
    view.addSubview(followButton)

    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      avatarView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 64),
      avatarView.heightAnchor.constraint(equalToConstant: 64),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: view.centerYAnchor, constant: -3),
      nameMaximumWidth,
      handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      handleLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      handleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      followButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      followButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      followButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    avatarView.setValue(32, forKeyPath: "layer.cornerRadius")

    if let owner {
      owner.avatarView = avatarView
      owner.nameLabel = nameLabel
      owner.handleLabel = handleLabel
      owner.nameMaximumWidth = nameMaximumWidth
      owner.texts = [nameLabel, handleLabel]
      followButton.addTarget(owner, action: #selector(ProfileCard.follow(_:)), for: .touchUpInside)
    }

    let objects: [NSObject] = [view, avatarView, nameLabel, handleLabel, followButton]
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
