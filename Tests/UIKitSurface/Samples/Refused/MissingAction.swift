// swift 5, 6: has no member 'save'
import UIKit

final class Owner: UIView {}

@MainActor func connect(_ button: UIButton, _ owner: Owner) {
  button.addTarget(owner, action: #selector(Owner.save(_:)), for: .touchUpInside)
}
