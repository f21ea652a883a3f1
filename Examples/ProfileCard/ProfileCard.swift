import UIKit

/// A card with somebody's picture, name and handle, written in the view language.
class ProfileCard: UIView {
  @IBOutlet var avatarView: UIImageView?
  @IBOutlet var nameLabel: UILabel?
  @IBOutlet var handleLabel: UILabel?
  @IBOutlet var nameMaximumWidth: NSLayoutConstraint?
  @IBOutlet var texts: [UIView] = []

  /// What to do when the button is tapped.
  var onFollow: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    ProfileCardNib(owner: self).pin(to: self)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    ProfileCardNib(owner: self).pin(to: self)
  }

  /// Shows somebody.
  func show(name: String, handle: String, picture: UIImage?) {
    nameLabel?.text = name
    handleLabel?.text = "@" + handle
    if let picture { avatarView?.image = picture }
  }

  @IBAction func follow(_ sender: UIButton) { onFollow() }
}
