// swift 5, 6: 'required' initializer 'init(coder:)' must be provided
import UIKit

final class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }
}
