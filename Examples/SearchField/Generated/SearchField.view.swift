// SearchField.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The component of `SearchField.view.xml`.
final class SearchField: UIView {
  /// What stands in the field while it's empty.
  var placeholder: String {
    didSet {
      textField.placeholder = placeholder
    }
  }

  /// The picture left of the text.
  var icon: UIImage? {
    didSet {
      iconView.image = icon
    }
  }

  var iconColor: UIColor {
    didSet {
      iconView.tintColor = iconColor
    }
  }

  /// Called with the text field when its text changes.
  var onChange: ((Any) -> Void)?

  /// Called with the text field when the keyboard's search key is tapped.
  var onSearch: ((Any) -> Void)?

  let iconView = UIImageView()
  let textField = UITextField()

  /// Makes the view with what it shows and what it does.
  init(
    placeholder: String = "Search", icon: UIImage? = UIImage(systemName: "magnifyingglass"),
    iconColor: UIColor = .secondaryLabel, onChange: ((Any) -> Void)? = nil,
    onSearch: ((Any) -> Void)? = nil
  ) {
    self.placeholder = placeholder
    self.icon = icon
    self.iconColor = iconColor
    self.onChange = onChange
    self.onSearch = onSearch
    super.init(frame: CGRect(x: 0, y: 0, width: 361, height: 44))
    load()
  }

  required init?(coder: NSCoder) {
    placeholder = "Search"
    icon = UIImage(systemName: "magnifyingglass")
    iconColor = .secondaryLabel
    super.init(coder: coder)
    load()
  }

  private func load() {
    self.backgroundColor = .secondarySystemBackground

    iconView.translatesAutoresizingMaskIntoConstraints = false
    iconView.contentMode = .scaleAspectFit
    iconView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    iconView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    iconView.image = icon
    iconView.tintColor = iconColor

    textField.translatesAutoresizingMaskIntoConstraints = false
    textField.placeholder = placeholder
    textField.clearButtonMode = .whileEditing
    textField.adjustsFontForContentSizeCategory = true
    textField.font = .preferredFont(forTextStyle: .body)
    textField.autocapitalizationType = .none
    textField.autocorrectionType = .no
    textField.returnKeyType = .search

    self.addSubview(iconView)
    self.addSubview(textField)

    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 12),
      iconView.centerYAnchor.constraint(equalTo: self.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 20),
      iconView.heightAnchor.constraint(equalToConstant: 20),
      textField.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 8),
      textField.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -8),
      textField.topAnchor.constraint(equalTo: self.topAnchor),
      textField.bottomAnchor.constraint(equalTo: self.bottomAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])

    self.layer.cornerRadius = 10

    textField.addTarget(self, action: #selector(SearchField.sendOnChange(_:)), for: .editingChanged)
    textField.addTarget(
      self, action: #selector(SearchField.sendOnSearch(_:)), for: .primaryActionTriggered)
  }

  @objc private func sendOnChange(_ sender: Any) {
    onChange?(sender)
  }

  @objc private func sendOnSearch(_ sender: Any) {
    onSearch?(sender)
  }
}
