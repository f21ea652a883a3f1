import UIKit

extension MailboxMenu {
  /// Drops the menu down or takes it back, with an animation.
  func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    activate(isOpen ? .open : .closed)
    UIView.animate(withDuration: 0.25) {
      self.shade.alpha = isOpen ? 1 : 0
      self.layoutIfNeeded()
    }
  }
}
