// ScrollingForm.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The objects of `ScrollingForm.view.xml`.
@MainActor
struct ScrollingFormNib {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let scroll = UIScrollView()
  let content2 = UIView()
  let heading = UILabel()
  let fields = UIStackView()
  let nameField = UITextField()
  let emailField = UITextField()
  let send = UIButton(type: .system)

  /// Loads the interface for `owner`, as `UINib.instantiate(withOwner:)` does.
  init(owner: ScrollingFormViewController?) {
    load(for: owner)
  }

  private func load(for owner: ScrollingFormViewController?) {
    view.backgroundColor = .systemBackground

    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive

    content2.translatesAutoresizingMaskIntoConstraints = false

    heading.translatesAutoresizingMaskIntoConstraints = false
    heading.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    heading.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    heading.text = "Tell us about you"
    heading.numberOfLines = 0
    heading.adjustsFontForContentSizeCategory = true
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.accessibilityTraits = [.staticText, .header]

    fields.translatesAutoresizingMaskIntoConstraints = false
    fields.axis = .vertical
    fields.spacing = 12

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

    send.translatesAutoresizingMaskIntoConstraints = false
    send.setTitle("Send", for: .normal)

    view.addSubview(scroll)
    scroll.addSubview(content2)
    content2.addSubview(heading)
    content2.addSubview(fields)
    content2.addSubview(send)
    fields.addArrangedSubview(nameField)
    fields.addArrangedSubview(emailField)

    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      content2.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content2.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content2.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content2.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content2.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      heading.leadingAnchor.constraint(equalTo: content2.leadingAnchor, constant: 16),
      heading.trailingAnchor.constraint(equalTo: content2.trailingAnchor, constant: -16),
      heading.topAnchor.constraint(equalTo: content2.topAnchor, constant: 24),
      fields.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      fields.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
      nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      emailField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
      send.topAnchor.constraint(equalTo: fields.bottomAnchor, constant: 24),
      send.bottomAnchor.constraint(equalTo: content2.bottomAnchor, constant: -24),
      send.centerXAnchor.constraint(equalTo: content2.centerXAnchor),
      send.heightAnchor.constraint(equalToConstant: 44),
    ])

    followTraits(view) { [fields] traits in
      let isRegularWidth = traits.horizontalSizeClass == .regular
      if isRegularWidth {
        fields.spacing = 20
      } else {
        fields.spacing = 12
      }
    }

    if let owner {
      owner.view = view
      owner.nameField = nameField
      owner.emailField = emailField
      nameField.delegate = owner
      emailField.delegate = owner
      send.addTarget(
        owner, action: #selector(ScrollingFormViewController.send(_:)), for: .touchUpInside)
    }

    let objects: [NSObject] = [
      view,
      scroll,
      content2,
      heading,
      fields,
      nameField,
      emailField,
      send,
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
private func followTraits(
  _ view: UIView, _ apply: @escaping @MainActor (UITraitCollection) -> Void
) {
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
