import UIKit

/// A story, on its own page.
final class StoryViewController: UIViewController {
  @IBOutlet var headlineLabel: UILabel!
  @IBOutlet var sourceLabel: UILabel!

  /// What is shown; nil for a surprise.
  var story: Story?

  override func loadView() {
    if !NewsStoryboard.loadView(of: self) { super.loadView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    headlineLabel.text = story?.headline ?? "Surprise!"
    sourceLabel.text = story?.source ?? "The editors"
  }
}
