// swift 5, 6: is unused
import UIKit

@MainActor func make(_ view: UIView) {
  view.topAnchor.constraint(equalTo: view.bottomAnchor)
}
