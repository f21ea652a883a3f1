// swift 5, 6: 'icon' is inaccessible due to 'private' protection level
import UIKit

final class Owner: UIView {
  @IBOutlet private var icon: UIImageView!
}

@MainActor func connect(_ owner: Owner) {
  owner.icon = UIImageView()
}
