import UIKit

/// A screen with a card. Its views are those of the scene in `Main.storyboard`.
public final class GreetingViewController: UIViewController {
  private var scene: GreetingScene?

  public override func loadView() {
    scene = GreetingScene(owner: self)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    scene?.card.name = "Ada"
  }
}
