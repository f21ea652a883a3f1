// swift 5, 6: must be unwrapped
import UIKit

@MainActor func make(_ button: UIButton) {
  button.titleLabel.text = "Title"
}
