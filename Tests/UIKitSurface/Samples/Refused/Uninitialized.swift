// swift 5, 6: without initializing all stored properties
import UIKit

@MainActor struct Nib {
  let label: UILabel

  init(owner: UIView?) {
    if owner != nil {
      label = UILabel()
    }
  }
}
