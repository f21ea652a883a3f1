import UIKit

/// The File's Owner of `SignIn.xib`.
final class SignInViewController: UIViewController {
  @IBOutlet var emailField: UITextField!
  @IBOutlet var passwordField: UITextField!
  @IBOutlet var hintLabel: UILabel!
  @IBOutlet var signInButton: UIButton!
  @IBOutlet var fields: [UITextField]!

  /// What to do with an address and a password.
  var onSignIn: ((_ email: String, _ password: String) -> Void)?
  /// What to do when the password is forgotten.
  var onResetPassword: (() -> Void)?

  /// Makes the views and sets `view` and the other outlets, as loading the nib does.
  override func loadView() {
    _ = SignInNib(owner: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateButton()
  }

  @IBAction func fieldChanged(_ sender: UITextField) {
    updateButton()
  }

  @IBAction func signIn(_ sender: UIButton) {
    submit()
  }

  @IBAction func resetPassword(_ sender: UIButton) {
    onResetPassword?()
  }

  @IBAction func dismissKeyboard(_ sender: UITapGestureRecognizer) {
    view.endEditing(true)
  }

  private var isComplete: Bool {
    fields.allSatisfy { !($0.text ?? "").isEmpty }
  }

  private func updateButton() {
    signInButton.isEnabled = isComplete
  }

  private func submit() {
    guard isComplete else { return }
    onSignIn?(emailField.text ?? "", passwordField.text ?? "")
  }
}

extension SignInViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      submit()
    }
    return true
  }
}
