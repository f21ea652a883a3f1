import UIKit

extension UINavigationBarAppearance {
  /// The brand's navigation bar: white titles and buttons on indigo.
  static var brand: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 18, weight: .semibold), .foregroundColor: UIColor.white,
    ]
    let button = appearance.buttonAppearance
    button.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.white]
    button.highlighted.titleTextAttributes = [.foregroundColor: UIColor.lightGray]
    return appearance
  }
}
