// swift 5, 6: cannot find 'MKMapView' in scope
import UIKit

@MainActor func make() -> UIView {
  MKMapView()
}
