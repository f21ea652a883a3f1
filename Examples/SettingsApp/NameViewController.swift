import UIKit

/// Edits a name. Save unwinds to the preferences.
final class NameViewController: UIViewController {
  @IBOutlet var nameField: UITextField!

  /// The name: what was given, then what is typed.
  var name: String {
    get { isViewLoaded ? nameField.text ?? "" : given }
    set { given = newValue }
  }

  private var given = ""

  override func loadView() {
    if !SettingsStoryboard.loadView(of: self) { super.loadView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = given
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if SettingsStoryboard.performSegue(withIdentifier: identifier, from: self, sender: sender) { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
}
