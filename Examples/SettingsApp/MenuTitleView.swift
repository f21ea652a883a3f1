import UIKit

/// A title that is a button: it opens and closes the menu below the navigation bar.
final class MenuTitleView: UIView {
  let button = UIButton(type: .system)

  /// Called with whether the menu is open now.
  var onToggle: ((_ isOpen: Bool) -> Void)?

  var title: String {
    get { button.title(for: .normal) ?? "" }
    set { button.setTitle(newValue, for: .normal) }
  }

  private(set) var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addButton()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButton()
  }

  /// Closes the menu where it's open.
  func close() {
    if isOpen { toggle(button) }
  }

  @objc func toggle(_ sender: UIButton) {
    isOpen.toggle()
    button.accessibilityValue = isOpen ? "open" : "closed"
    onToggle?(isOpen)
  }

  private func addButton() {
    button.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addTarget(self, action: #selector(MenuTitleView.toggle(_:)), for: .primaryActionTriggered)
    addSubview(button)
  }
}
