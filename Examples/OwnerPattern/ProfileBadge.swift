import UIKit

/// The File's Owner of `ProfileBadge.xib`: it loads the document's view and fills itself with it.
///
/// The root view in the document stays a plain `UIView`, so loading makes no second badge.
final class ProfileBadge: UIView {
  @IBOutlet var avatarView: UIImageView!
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var messageButton: UIButton!

  /// What a tap on the button does.
  var onMessage: (() -> Void)?

  /// Makes a badge in code.
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  /// Makes a badge that stands in another document as a view of this class.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadContent()
  }

  private func loadContent() {
    let content = ProfileBadgeNib(owner: self)
    content.pin(to: self)
  }

  @IBAction func sendMessage(_ sender: UIButton) {
    onMessage?()
  }
}
