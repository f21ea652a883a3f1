import UIKit

/// The first screen: preferences in a container view, and a menu that its title view drops down.
final class SettingsViewController: UIViewController {
  @IBOutlet var menu: UIStackView!
  @IBOutlet var titleView: MenuTitleView!

  override func loadView() {
    if !SettingsStoryboard.loadView(of: self) { super.loadView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleView.title = "Personal"
    titleView.onToggle = { [weak self] isOpen in self?.menu.isHidden = !isOpen }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if SettingsStoryboard.performSegue(withIdentifier: identifier, from: self, sender: sender) { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    // On a phone, too, help stays a popover.
    segue.destination.popoverPresentationController?.delegate = self
  }

  @IBAction func chooseProfile(_ sender: UIButton) {
    titleView.title = sender.title(for: .normal) ?? ""
    titleView.close()
  }
}

extension SettingsViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}
