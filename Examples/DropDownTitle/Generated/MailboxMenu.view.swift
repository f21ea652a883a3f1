// MailboxMenu.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The component of `MailboxMenu.view.xml`.
final class MailboxMenu: UIView {
  /// Whether touches are the menu's, not what is below it.
  var isOpen: Bool {
    didSet {
      self.isUserInteractionEnabled = isOpen
    }
  }

  /// Called with the button of the mailbox that is chosen.
  var onChoose: ((Any) -> Void)?

  /// Called when somebody taps beside the menu.
  var onDismiss: ((Any) -> Void)?

  let shade = UIButton(type: .custom)
  let panel = UIView()
  let choices = UIStackView()
  let inboxButton = UIButton(type: .system)
  let draftsButton = UIButton(type: .system)
  let sentButton = UIButton(type: .system)
  private(set) var closedConstraints: [NSLayoutConstraint] = []
  private(set) var openConstraints: [NSLayoutConstraint] = []

  /// Makes the view with what it shows and what it does.
  init(isOpen: Bool = false, onChoose: ((Any) -> Void)? = nil, onDismiss: ((Any) -> Void)? = nil) {
    self.isOpen = isOpen
    self.onChoose = onChoose
    self.onDismiss = onDismiss
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    load()
  }

  required init?(coder: NSCoder) {
    isOpen = false
    super.init(coder: coder)
    load()
  }

  private func load() {
    self.isUserInteractionEnabled = isOpen
    self.clipsToBounds = true

    shade.translatesAutoresizingMaskIntoConstraints = false
    shade.alpha = 0
    shade.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    shade.accessibilityLabel = "Close the menu"

    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.backgroundColor = .secondarySystemBackground

    choices.translatesAutoresizingMaskIntoConstraints = false
    choices.axis = .vertical

    inboxButton.setTitle("Inbox", for: .normal)

    draftsButton.setTitle("Drafts", for: .normal)

    sentButton.setTitle("Sent", for: .normal)

    self.addSubview(shade)
    self.addSubview(panel)
    panel.addSubview(choices)
    choices.addArrangedSubview(inboxButton)
    choices.addArrangedSubview(draftsButton)
    choices.addArrangedSubview(sentButton)

    NSLayoutConstraint.activate([
      shade.topAnchor.constraint(equalTo: self.topAnchor),
      shade.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      shade.bottomAnchor.constraint(equalTo: self.bottomAnchor),
      shade.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      panel.leadingAnchor.constraint(equalTo: self.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: self.trailingAnchor),
      choices.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
      choices.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
      choices.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),
      choices.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -16),
      inboxButton.heightAnchor.constraint(equalToConstant: 44),
      draftsButton.heightAnchor.constraint(equalToConstant: 44),
      sentButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    closedConstraints = [
      panel.bottomAnchor.constraint(equalTo: self.topAnchor)
    ]
    openConstraints = [
      panel.topAnchor.constraint(equalTo: self.topAnchor)
    ]

    NSLayoutConstraint.activate(closedConstraints)

    shade.addTarget(self, action: #selector(MailboxMenu.sendOnDismiss(_:)), for: .touchUpInside)
    inboxButton.addTarget(
      self, action: #selector(MailboxMenu.sendOnChoose(_:)), for: .touchUpInside)
    draftsButton.addTarget(
      self, action: #selector(MailboxMenu.sendOnChoose(_:)), for: .touchUpInside)
    sentButton.addTarget(self, action: #selector(MailboxMenu.sendOnChoose(_:)), for: .touchUpInside)
  }

  /// The sets of constraints that code can switch.
  enum ConstraintSet: CaseIterable {
    case closed, open
  }

  /// Activates a set of constraints and deactivates the others of its group. To animate the change, call
  /// `layoutIfNeeded()` in an animation afterwards.
  func activate(_ set: ConstraintSet) {
    switch set {
    case .closed:
      NSLayoutConstraint.deactivate(openConstraints)
      NSLayoutConstraint.activate(closedConstraints)
    case .open:
      NSLayoutConstraint.deactivate(closedConstraints)
      NSLayoutConstraint.activate(openConstraints)
    }
  }

  @objc private func sendOnChoose(_ sender: Any) {
    onChoose?(sender)
  }

  @objc private func sendOnDismiss(_ sender: Any) {
    onDismiss?(sender)
  }
}
