// swift 5, 6: value of type 'Owner' has no member 'avatar'
import UIKit

final class Owner: UIView {
  @IBOutlet var icon: UIImageView!
}

@MainActor func connect(_ owner: Owner) {
  owner.avatar = UIImageView()
}
