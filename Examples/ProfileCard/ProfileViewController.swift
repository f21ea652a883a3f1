import UIKit

/// A screen about one person: the card is an instance of the component, with a badge in its slot.
final class ProfileViewController: UIViewController {
  @IBOutlet var card: ProfileCard?
  @IBOutlet var badgeLabel: UILabel?
  @IBOutlet var nameLabel: UILabel?
  @IBOutlet var aboutView: UITextView?

  private let person: Person

  /// Makes the screen of a person.
  init(_ person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    _ = ProfileScreenNib(owner: self)
    card?.show(person)
    aboutView?.text = person.about
  }

  @IBAction func follow(_ sender: UIButton) {
    card?.isFollowed = true
    badgeLabel?.text = "Followed"
  }
}
