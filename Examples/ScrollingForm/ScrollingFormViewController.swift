import UIKit

/// A form that scrolls where it's taller than the screen.
class ScrollingFormViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var nameField: UITextField?
  @IBOutlet var emailField: UITextField?

  /// What to do with what was entered.
  var onSend: (_ name: String, _ email: String) -> Void = { _, _ in }

  private lazy var interface = ScrollingFormNib(owner: self)

  override func loadView() { view = interface.view }

  @IBAction func send(_ sender: UIButton) { onSend(nameField?.text ?? "", emailField?.text ?? "") }
}
