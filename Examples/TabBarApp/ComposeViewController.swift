import UIKit

/// Writes a story. Its Done button unwinds to the tab bar controller, which publishes it.
final class ComposeViewController: UIViewController {
  @IBOutlet var headlineField: UITextField!

  /// What was written.
  var headline: String { headlineField.text ?? "" }

  override func loadView() {
    if !NewsStoryboard.loadView(of: self) { super.loadView() }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if NewsStoryboard.performSegue(withIdentifier: identifier, from: self, sender: sender) { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Nothing is published without a headline.
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      && (identifier != ComposeScene.SegueIdentifier.publish.rawValue || !headline.isEmpty)
  }
}
