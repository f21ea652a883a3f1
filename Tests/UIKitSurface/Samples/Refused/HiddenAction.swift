// swift 5, 6: that is not exposed to Objective-C
import UIKit

final class Owner: UIView {
  func save(_ sender: UIButton) {}
}

@MainActor func connect(_ button: UIButton, _ owner: Owner) {
  button.addTarget(owner, action: #selector(Owner.save(_:)), for: .touchUpInside)
}
