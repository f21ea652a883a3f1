// DropDownTitle.view.xml, compiled by xibc. Change the document, not this file.

import UIKit

/// The component of `DropDownTitle.view.xml`.
final class DropDownTitle: UIButton {
  /// The name of what the screen shows.
  var caption: String {
    didSet {
      self.setTitle(caption, for: .normal)
    }
  }

  /// Whether the menu is open: the arrow then points up.
  var isOpen: Bool {
    didSet {
      self.isSelected = isOpen
    }
  }

  /// Called when the menu is to open or to close.
  var onToggle: ((Any) -> Void)?

  /// Makes the view with what it shows and what it does.
  init(caption: String = "Title", isOpen: Bool = false, onToggle: ((Any) -> Void)? = nil) {
    self.caption = caption
    self.isOpen = isOpen
    self.onToggle = onToggle
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    load()
  }

  required init?(coder: NSCoder) {
    caption = "Title"
    isOpen = false
    super.init(coder: coder)
    load()
  }

  private func load() {
    self.semanticContentAttribute = .forceRightToLeft
    self.isSelected = isOpen
    self.tintColor = .label
    self.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    self.setTitle(caption, for: .normal)
    self.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    self.setTitleColor(.label, for: .normal)
    self.setImage(UIImage(systemName: "chevron.up"), for: .selected)

    self.addTarget(self, action: #selector(DropDownTitle.sendOnToggle(_:)), for: .touchUpInside)
  }

  @objc private func sendOnToggle(_ sender: Any) {
    onToggle?(sender)
  }
}
