import UIKit

/// A screen with a button that grows and shrinks.
class GrowingButtonViewController: UIViewController {
  @IBOutlet var growButton: UIButton?

  private lazy var interface = GrowingButtonNib(owner: self)
  private var isExpanded = false

  override func loadView() { view = interface.view }

  @IBAction func toggle(_ sender: UIButton) {
    isExpanded.toggle()
    interface.activate(isExpanded ? .expanded : .collapsed)
    interface.growHeight.constant = isExpanded ? 64 : 44
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}
