// swift 5, 6: is only available in iOS 16
import UIKit

@MainActor func update(_ controller: UIViewController) {
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()
}
