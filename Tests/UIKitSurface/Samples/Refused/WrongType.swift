// swift 5, 6: cannot assign value of type
import UIKit

@MainActor func make(_ label: UILabel) {
  label.text = 3
}
