// swift 5, 6: immutable value 'self.label' may only be initialized once
import UIKit

@MainActor struct Nib {
  let label: UILabel

  init() {
    label = UILabel()
    label = UILabel()
  }
}
