// ScrollingForm.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `ScrollingForm.view.xml`.
@MainActor
struct ScrollingFormNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let scrollView = UIScrollView()
  let view2 = UIView()
  let tellUsAboutYouLabel = UILabel()
  let stackView = UIStackView()
  let nameField = UITextField()
  let emailField = UITextField()
  let sendButton = UIButton(type: .system)

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: ScrollingFormViewController?) {
    load(for: owner)
  }

  private func load(for owner: ScrollingFormViewController?) {
    view.backgroundColor = .systemBackground

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive

    view2.translatesAutoresizingMaskIntoConstraints = false

    tellUsAboutYouLabel.translatesAutoresizingMaskIntoConstraints = false
    tellUsAboutYouLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    tellUsAboutYouLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    tellUsAboutYouLabel.text = "Tell us about you"
    tellUsAboutYouLabel.numberOfLines = 0
    tellUsAboutYouLabel.adjustsFontForContentSizeCategory = true
    tellUsAboutYouLabel.font = .preferredFont(forTextStyle: .title1)
    tellUsAboutYouLabel.accessibilityTraits = [.staticText, .header]

    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 12

    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.adjustsFontForContentSizeCategory = true
    nameField.font = .preferredFont(forTextStyle: .body)
    nameField.textContentType = .name
    nameField.accessibilityIdentifier = "form.name"

    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.adjustsFontForContentSizeCategory = true
    emailField.font = .preferredFont(forTextStyle: .body)
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .emailAddress
    emailField.accessibilityIdentifier = "form.email"

    sendButton.translatesAutoresizingMaskIntoConstraints = false
    sendButton.setTitle("Send", for: .normal)

    view.addSubview(scrollView)
    scrollView.addSubview(view2)
    view2.addSubview(tellUsAboutYouLabel)
    view2.addSubview(stackView)
    view2.addSubview(sendButton)
    stackView.addArrangedSubview(nameField)
    stackView.addArrangedSubview(emailField)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      view2.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      view2.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      view2.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      view2.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      view2.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      tellUsAboutYouLabel.leadingAnchor.constraint(equalTo: view2.leadingAnchor, constant: 16),
      tellUsAboutYouLabel.trailingAnchor.constraint(equalTo: view2.trailingAnchor, constant: -16),
      tellUsAboutYouLabel.topAnchor.constraint(equalTo: view2.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: tellUsAboutYouLabel.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: tellUsAboutYouLabel.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: tellUsAboutYouLabel.bottomAnchor, constant: 12),
      nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      emailField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
      sendButton.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 24),
      sendButton.bottomAnchor.constraint(equalTo: view2.bottomAnchor, constant: -24),
      sendButton.centerXAnchor.constraint(equalTo: view2.centerXAnchor),
      sendButton.heightAnchor.constraint(equalToConstant: 44),
    ])

    follow(view) { [stackView] traits in
      let isRegularWidth = traits.horizontalSizeClass == .regular
      if isRegularWidth {
        stackView.spacing = 20
      } else {
        stackView.spacing = 12
      }
    }

    if let owner {
      owner.view = view
      owner.nameField = nameField
      owner.emailField = emailField
      nameField.delegate = owner
      emailField.delegate = owner
      sendButton.addTarget(
        owner, action: #selector(ScrollingFormViewController.send(_:)), for: .touchUpInside)
    }

    let objects: [NSObject] = [
      view,
      scrollView,
      view2,
      tellUsAboutYouLabel,
      stackView,
      nameField,
      emailField,
      sendButton,
    ]
    for object in objects {
      object.awakeFromNib()
    }
  }

  /// The top-level objects, in the document's order.
  var topLevelObjects: [NSObject] { [view] }

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

/// Calls `apply` now and whenever the size classes or the idiom of `view` change.
@MainActor
private func follow(_ view: UIView, _ apply: @escaping @MainActor (UITraitCollection) -> Void) {
  apply(view.traitCollection)
  guard #available(iOS 17.0, tvOS 17.0, *) else {
    view.addSubview(TraitObserver(apply))
    return
  }
  let traits: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
  ]
  view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
    apply(view.traitCollection)
  }
}

/// A hidden view that hears of its superview's traits, where UIKit has no registration for it.
private final class TraitObserver: UIView {
  private let apply: @MainActor (UITraitCollection) -> Void

  init(_ apply: @escaping @MainActor (UITraitCollection) -> Void) {
    self.apply = apply
    super.init(frame: .zero)
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) isn't supported")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply(traitCollection)
  }
}
