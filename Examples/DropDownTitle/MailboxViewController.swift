import UIKit

/// A mailbox: its name in the navigation bar drops a menu down, from which another one is chosen.
final class MailboxViewController: UIViewController {
  @IBOutlet var titleView: DropDownTitle?
  @IBOutlet var menu: MailboxMenu?

  override func loadView() {
    if !MailStoryboard.loadView(of: self) { super.loadView() }
  }

  @IBAction func toggleMenu(_ sender: Any) {
    guard let titleView, let menu else { return }
    titleView.isOpen.toggle()
    menu.setOpen(titleView.isOpen)
  }

  @IBAction func choose(_ sender: UIButton) {
    titleView?.caption = sender.title(for: .normal) ?? ""
    toggleMenu(sender)
  }
}
