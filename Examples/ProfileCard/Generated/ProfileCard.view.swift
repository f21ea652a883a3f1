// ProfileCard.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The component of `ProfileCard.view.xml`.
final class ProfileCard: UIView {
  /// The person's name.
  var name: String {
    didSet {
      nameLabel.text = name
    }
  }

  /// The name that others find the person by.
  var handle: String {
    didSet {
      handleLabel.text = "@\(handle)"
    }
  }

  /// The person's picture.
  var picture: UIImage? {
    didSet {
      pictureView.image = picture
    }
  }

  /// Whether there is nothing left to follow.
  var isFollowed: Bool {
    didSet {
      followButton.isEnabled = !isFollowed
    }
  }

  /// Called when the person is to be followed.
  var onFollow: ((Any) -> Void)?

  let pictureView = UIImageView()
  let nameLabel = UILabel()
  let handleLabel = UILabel()
  let accessory = UIView()
  let followButton = UIButton(type: .system)

  /// Makes the view with what it shows and what it does.
  init(
    name: String = "Name", handle: String = "handle",
    picture: UIImage? = UIImage(systemName: "person.crop.circle"), isFollowed: Bool = false,
    onFollow: ((Any) -> Void)? = nil
  ) {
    self.name = name
    self.handle = handle
    self.picture = picture
    self.isFollowed = isFollowed
    self.onFollow = onFollow
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 88))
    load()
  }

  required init?(coder: NSCoder) {
    name = "Name"
    handle = "handle"
    picture = UIImage(systemName: "person.crop.circle")
    isFollowed = false
    super.init(coder: coder)
    load()
  }

  private func load() {
    self.backgroundColor = .secondarySystemBackground

    pictureView.translatesAutoresizingMaskIntoConstraints = false
    pictureView.clipsToBounds = true
    pictureView.contentMode = .scaleAspectFill
    pictureView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    pictureView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    pictureView.image = picture

    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    nameLabel.text = name
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)

    handleLabel.translatesAutoresizingMaskIntoConstraints = false
    handleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    handleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    handleLabel.text = "@\(handle)"
    handleLabel.adjustsFontForContentSizeCategory = true
    handleLabel.font = .preferredFont(forTextStyle: .subheadline)
    handleLabel.textColor = .secondaryLabel

    accessory.translatesAutoresizingMaskIntoConstraints = false

    followButton.translatesAutoresizingMaskIntoConstraints = false
    followButton.isEnabled = !isFollowed
    followButton.setTitle("Follow", for: .normal)

    self.addSubview(pictureView)
    self.addSubview(nameLabel)
    self.addSubview(handleLabel)
    self.addSubview(accessory)
    self.addSubview(followButton)

    let accessoryWidth = accessory.widthAnchor.constraint(equalToConstant: 0)
    accessoryWidth.priority = UILayoutPriority(1)
    let accessoryHeight = accessory.heightAnchor.constraint(equalToConstant: 0)
    accessoryHeight.priority = UILayoutPriority(1)

    NSLayoutConstraint.activate([
      pictureView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
      pictureView.topAnchor.constraint(equalTo: self.topAnchor, constant: 16),
      pictureView.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -16),
      pictureView.widthAnchor.constraint(equalToConstant: 56),
      pictureView.heightAnchor.constraint(equalToConstant: 56),
      nameLabel.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: self.centerYAnchor, constant: -2),
      handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      handleLabel.topAnchor.constraint(equalTo: self.centerYAnchor, constant: 2),
      handleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
      accessoryWidth,
      accessoryHeight,
      accessory.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      accessory.centerYAnchor.constraint(equalTo: self.centerYAnchor),
      followButton.leadingAnchor.constraint(equalTo: accessory.trailingAnchor, constant: 8),
      followButton.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
      followButton.centerYAnchor.constraint(equalTo: self.centerYAnchor),
    ])

    pictureView.layer.cornerRadius = 28

    followButton.addTarget(
      self, action: #selector(ProfileCard.sendOnFollow(_:)), for: .touchUpInside)
  }

  @objc private func sendOnFollow(_ sender: Any) {
    onFollow?(sender)
  }
}
