import UIKit

/// Enumerations of Objective-C have raw values, both ways.
@MainActor func pageController() -> UIPageViewController {
  let location = UIPageViewController.SpineLocation(rawValue: UIPageViewController.SpineLocation.min.rawValue)
  return UIPageViewController(
    transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: location?.rawValue ?? 0])
}
