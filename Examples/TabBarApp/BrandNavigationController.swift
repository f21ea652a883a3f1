import UIKit

/// The navigation controller of every tab: what it pushes gets the brand's buttons and hides the tab bar.
final class BrandNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .white
    navigationBar.standardAppearance = .brand
    navigationBar.scrollEdgeAppearance = .brand
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty {
      viewController.hidesBottomBarWhenPushed = true
      viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: self, action: #selector(BrandNavigationController.goBack(_:)))
      viewController.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", style: .plain, target: self, action: #selector(BrandNavigationController.showMore(_:)))
    }
    super.pushViewController(viewController, animated: animated)
  }

  @objc func goBack(_ sender: UIBarButtonItem) {
    popViewController(animated: true)
  }

  @objc func showMore(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Home", style: .default) { [weak self] _ in
        self?.popToRootViewController(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}
