// swift 5, 6: 'multiplier' is a get-only property
import UIKit

@MainActor func make(_ constraint: NSLayoutConstraint) {
  constraint.multiplier = 2
}
