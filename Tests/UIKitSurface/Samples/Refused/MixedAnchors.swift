// swift 5, 6: cannot convert value of type
import UIKit

@MainActor func make(_ view: UIView) -> NSLayoutConstraint {
  view.leadingAnchor.constraint(equalTo: view.topAnchor)
}
