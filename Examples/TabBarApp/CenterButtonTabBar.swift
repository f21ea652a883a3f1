import UIKit

/// A tab bar with a round button in its middle, which stands above the bar's edge.
final class CenterButtonTabBar: UITabBar {
  let centerButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addCenterButton()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addCenterButton()
  }

  /// The part of the button that stands out answers to touches, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || centerButton.point(inside: convert(point, to: centerButton), with: event)
  }

  private func addCenterButton() {
    centerButton.setTitle("+", for: .normal)
    centerButton.accessibilityLabel = "New story"
    centerButton.backgroundColor = .systemIndigo
    centerButton.tintColor = .white
    centerButton.layer.cornerRadius = 28
    centerButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(centerButton)
    NSLayoutConstraint.activate([
      centerButton.widthAnchor.constraint(equalToConstant: 56),
      centerButton.heightAnchor.constraint(equalToConstant: 56),
      centerButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      centerButton.topAnchor.constraint(equalTo: topAnchor, constant: -16),
    ])
  }
}
