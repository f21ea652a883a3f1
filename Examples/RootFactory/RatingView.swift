import UIKit

/// The root view of `RatingView.xib`, made by a static factory.
///
/// Its initializers load nothing: loading the document is what makes the view.
final class RatingView: UIView {
  @IBOutlet var questionLabel: UILabel!
  @IBOutlet var slider: UISlider!

  /// The rating, in whole stars.
  private(set) var stars = 3

  /// Makes a view that asks `question`.
  static func make(question: String) -> RatingView {
    let view = RatingViewNib().ratingView
    view.questionLabel.text = question
    return view
  }

  @IBAction func rate(_ sender: UISlider) {
    stars = Int(sender.value.rounded())
  }
}
