// SignIn.xib, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `SignIn.xib`.
@MainActor
struct SignInNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let scrollView = UIScrollView()
  let form = UIView()
  let header = UIImageView()
  let welcomeBackLabel = UILabel()
  let fields = UIStackView()
  let emailField = UITextField()
  let passwordField = UITextField()
  let hintLabel = UILabel()
  let signInButton = UIButton(type: .system)
  let forgotPasswordButton = UIButton(type: .system)
  let termsNote = UILabel()
  let tapGestureRecognizer = UITapGestureRecognizer()

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: SignInViewController?) {
    load(for: owner)
  }

  private func load(for owner: SignInViewController?) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive

    form.translatesAutoresizingMaskIntoConstraints = false

    header.translatesAutoresizingMaskIntoConstraints = false
    header.clipsToBounds = true
    header.contentMode = .scaleAspectFill
    header.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    header.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    header.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    header.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    header.image = UIImage(named: "SignInHeader")

    welcomeBackLabel.translatesAutoresizingMaskIntoConstraints = false
    welcomeBackLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    welcomeBackLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    welcomeBackLabel.text = "Welcome back"
    welcomeBackLabel.numberOfLines = 0
    welcomeBackLabel.adjustsFontForContentSizeCategory = true
    welcomeBackLabel.accessibilityTraits = [.staticText, .header]
    welcomeBackLabel.font = .preferredFont(forTextStyle: .title1)

    fields.translatesAutoresizingMaskIntoConstraints = false
    fields.axis = .vertical
    fields.spacing = 12

    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.clearButtonMode = .whileEditing
    emailField.minimumFontSize = 17
    emailField.adjustsFontSizeToFitWidth = true
    emailField.adjustsFontForContentSizeCategory = true
    emailField.accessibilityIdentifier = "signIn.email"
    emailField.font = .preferredFont(forTextStyle: .body)
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.spellCheckingType = .no
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    emailField.textContentType = .username

    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.minimumFontSize = 17
    passwordField.adjustsFontSizeToFitWidth = true
    passwordField.adjustsFontForContentSizeCategory = true
    passwordField.accessibilityIdentifier = "signIn.password"
    passwordField.font = .preferredFont(forTextStyle: .body)
    passwordField.autocapitalizationType = .none
    passwordField.returnKeyType = .go
    passwordField.enablesReturnKeyAutomatically = true
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password

    hintLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    hintLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    hintLabel.text = "Use the address you signed up with."
    hintLabel.numberOfLines = 0
    hintLabel.adjustsFontForContentSizeCategory = true
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    hintLabel.textColor = .secondaryLabel

    signInButton.translatesAutoresizingMaskIntoConstraints = false
    var signInButtonConfiguration = UIButton.Configuration.filled()
    signInButtonConfiguration.title = "Sign In"
    signInButton.configuration = signInButtonConfiguration
    signInButton.setTitle("Sign In", for: .normal)

    forgotPasswordButton.translatesAutoresizingMaskIntoConstraints = false
    forgotPasswordButton.setTitle("Forgot password?", for: .normal)

    termsNote.translatesAutoresizingMaskIntoConstraints = false
    termsNote.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    termsNote.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    termsNote.text = "By signing in you accept the terms of use."
    termsNote.textAlignment = .center
    termsNote.adjustsFontSizeToFitWidth = true
    termsNote.minimumScaleFactor = 0.75
    termsNote.font = .systemFont(ofSize: 11)
    termsNote.textColor = .tertiaryLabel

    tapGestureRecognizer.cancelsTouchesInView = false

    view.addSubview(scrollView)
    scrollView.addSubview(form)
    form.addSubview(header)
    form.addSubview(welcomeBackLabel)
    form.addSubview(fields)
    form.addSubview(signInButton)
    form.addSubview(forgotPasswordButton)
    form.addSubview(termsNote)
    fields.addArrangedSubview(emailField)
    fields.addArrangedSubview(passwordField)
    fields.addArrangedSubview(hintLabel)

    let formHeight = form.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor)
    formHeight.priority = .defaultLow

    NSLayoutConstraint.activate([
      header.widthAnchor.constraint(equalTo: header.heightAnchor, multiplier: 16.0 / 9.0),
      emailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
      signInButton.heightAnchor.constraint(equalToConstant: 50),
      header.topAnchor.constraint(equalTo: form.topAnchor, constant: 24),
      header.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 24),
      form.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: 24),
      welcomeBackLabel.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 24),
      welcomeBackLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      welcomeBackLabel.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      fields.topAnchor.constraint(equalTo: welcomeBackLabel.bottomAnchor, constant: 16),
      fields.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      signInButton.topAnchor.constraint(equalTo: fields.bottomAnchor, constant: 24),
      signInButton.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      signInButton.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      forgotPasswordButton.topAnchor.constraint(equalTo: signInButton.bottomAnchor, constant: 8),
      forgotPasswordButton.centerXAnchor.constraint(equalTo: form.centerXAnchor),
      termsNote.topAnchor.constraint(
        greaterThanOrEqualTo: forgotPasswordButton.bottomAnchor, constant: 16),
      termsNote.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      termsNote.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: termsNote.bottomAnchor, constant: 16),
      form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      form.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      formHeight,
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])

    header.layer.cornerRadius = 12

    if let owner {
      owner.emailField = emailField
      owner.hintLabel = hintLabel
      owner.passwordField = passwordField
      owner.signInButton = signInButton
      owner.view = view
      emailField.delegate = owner
      passwordField.delegate = owner
      owner.fields = [emailField, passwordField]
      emailField.addTarget(
        owner, action: #selector(SignInViewController.fieldChanged(_:)), for: .editingChanged)
      passwordField.addTarget(
        owner, action: #selector(SignInViewController.fieldChanged(_:)), for: .editingChanged)
      signInButton.addTarget(
        owner, action: #selector(SignInViewController.signIn(_:)), for: .touchUpInside)
      forgotPasswordButton.addTarget(
        owner, action: #selector(SignInViewController.resetPassword(_:)), for: .touchUpInside)
      tapGestureRecognizer.addTarget(
        owner, action: #selector(SignInViewController.dismissKeyboard(_:)))
    }

    view.addGestureRecognizer(tapGestureRecognizer)

    let objects: [NSObject] = [
      view,
      scrollView,
      form,
      header,
      welcomeBackLabel,
      fields,
      emailField,
      passwordField,
      hintLabel,
      signInButton,
      forgotPasswordButton,
      termsNote,
      tapGestureRecognizer,
    ]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [view, tapGestureRecognizer] }

  /// Adds `view` to `superview` and pins it to the four edges.
  func pin(to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}
