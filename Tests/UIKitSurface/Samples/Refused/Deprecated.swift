// swift 5, 6: was deprecated in iOS 11
import UIKit

@MainActor func update(_ controller: UIViewController) {
  controller.automaticallyAdjustsScrollViewInsets = false
}
