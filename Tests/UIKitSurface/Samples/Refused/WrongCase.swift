// swift 5, 6: has no member 'centre'
import UIKit

@MainActor func make(_ view: UIView) {
  view.contentMode = .centre
}
