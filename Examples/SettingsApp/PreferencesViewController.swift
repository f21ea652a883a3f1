import UIKit

/// The static cells. The storyboard's code serves them; what this class overrides goes before.
final class PreferencesViewController: UITableViewController {
  @IBOutlet var nameLabel: UILabel!

  private(set) var showsBadges = true

  override func loadView() {
    if !SettingsStoryboard.loadView(of: self) { super.loadView() }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if SettingsStoryboard.performSegue(withIdentifier: identifier, from: self, sender: sender) { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? NameViewController)?.name = nameLabel.text ?? ""
  }

  /// The last section's footer tells the version; where `super` would be asked, the static cells are.
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    let footer = SettingsStoryboard.staticCells(of: self)?.tableView?(tableView, titleForFooterInSection: section)
    return footer.map { "\($0) 1.0" }
  }

  @IBAction func badgesChanged(_ sender: UISwitch) {
    showsBadges = sender.isOn
  }

  /// Where the unwind segue of `NameViewController` leads.
  @IBAction func saveName(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? NameViewController else { return }
    nameLabel.text = source.name
  }
}
