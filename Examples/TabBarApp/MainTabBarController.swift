import UIKit

/// The tab bar controller of `News.storyboard`: it dresses the tabs' items, and its bar's centre button composes a story.
final class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for controller in viewControllers ?? [] { dress(controller.tabBarItem) }
    (tabBar as? CenterButtonTabBar)?.centerButton.addTarget(
      self, action: #selector(MainTabBarController.compose(_:)), for: .primaryActionTriggered)
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    if NewsStoryboard.performSegue(withIdentifier: identifier, from: self, sender: sender) { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Starts a segue that nothing in the storyboard starts, as code for a storyboard does.
  @objc func compose(_ sender: UIButton) {
    performSegue(withIdentifier: "compose", sender: sender)
  }

  /// Where the unwind segue of `ComposeViewController` leads.
  @IBAction func publishStory(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? ComposeViewController else { return }
    viewControllers?.first?.tabBarItem.badgeValue = source.headline.isEmpty ? nil : "1"
  }

  /// Selected images keep their own colours; the titles have attributes for both states.
  private func dress(_ item: UITabBarItem) {
    item.selectedImage = item.selectedImage?.withRenderingMode(.alwaysOriginal)
    item.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel], for: .normal)
    item.setTitleTextAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.systemIndigo], for: .selected)
  }
}
