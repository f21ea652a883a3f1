import UIKit

/// A card with a greeting. Its content is `GreetingCard.xib`.
public final class GreetingCard: UIView {
  private let content = GreetingCardNib()

  /// Whom the card greets.
  public var name = "" {
    didSet { content.greetingLabel.text = "Hello, \(name)!" }
  }

  /// Makes a card from code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.pin(to: self)
  }

  /// Makes a card that stands in another document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.pin(to: self)
  }
}
