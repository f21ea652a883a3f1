import UIKit

/// A mistake to learn from: `TagView.xib` has this class on File's Owner **and** on its root view.
///
/// Loading the document makes a `TagView` for the root, whose `init(coder:)` loads the document, which makes a `TagView`…
/// until the stack is full.
final class TagView: UIView {
  @IBOutlet var titleLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadContent()
  }

  private func loadContent() {
    let views = UINib(nibName: "TagView", bundle: nil).instantiate(withOwner: self, options: nil)
    guard let content = views.first as? UIView else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
