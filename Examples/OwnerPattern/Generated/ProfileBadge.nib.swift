// ProfileBadge.xib, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `ProfileBadge.xib`.
@MainActor
struct ProfileBadgeNib {
  let content2 = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 72))
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let messageButton = UIButton(type: .system)

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: ProfileBadge?) {
    load(for: owner)
  }

  private func load(for owner: ProfileBadge?) {
    content2.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    content2.backgroundColor = .secondarySystemBackground

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

    messageButton.translatesAutoresizingMaskIntoConstraints = false
    messageButton.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    messageButton.setTitle("Message", for: .normal)

    content2.addSubview(avatarView)
    content2.addSubview(nameLabel)
    content2.addSubview(messageButton)

    NSLayoutConstraint.activate([
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 48),
      avatarView.leadingAnchor.constraint(equalTo: content2.leadingAnchor, constant: 12),
      avatarView.centerYAnchor.constraint(equalTo: content2.centerYAnchor),
      avatarView.topAnchor.constraint(greaterThanOrEqualTo: content2.topAnchor, constant: 12),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.centerYAnchor.constraint(equalTo: content2.centerYAnchor),
      messageButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      messageButton.centerYAnchor.constraint(equalTo: content2.centerYAnchor),
      content2.trailingAnchor.constraint(equalTo: messageButton.trailingAnchor, constant: 12),
    ])

    if let owner {
      owner.avatarView = avatarView
      owner.messageButton = messageButton
      owner.nameLabel = nameLabel
      messageButton.addTarget(
        owner, action: #selector(ProfileBadge.sendMessage(_:)), for: .touchUpInside)
    }

    let objects: [NSObject] = [content2, avatarView, nameLabel, messageButton]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [content2] }

  /// Adds `content2` to `superview` and pins it to the four edges.
  func pin(to superview: UIView) {
    content2.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(content2)
    NSLayoutConstraint.activate([
      content2.topAnchor.constraint(equalTo: superview.topAnchor),
      content2.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      content2.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      content2.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}
