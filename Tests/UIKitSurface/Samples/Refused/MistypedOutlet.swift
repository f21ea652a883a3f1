// swift 5, 6: cannot assign value of type
import UIKit

final class Owner: UIView {
  @IBOutlet var save: UIButton!
}

@MainActor func connect(_ owner: Owner) {
  owner.save = UILabel()
}
