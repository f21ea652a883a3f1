import MapKit
import UIKit

final class Gestures: NSObject, UIGestureRecognizerDelegate, MKMapViewDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}

  @MainActor
  func convert(_ view: UIView, _ window: UIWindow) -> CGRect {
    let point = view.convert(CGPoint.zero, to: window.screen.coordinateSpace)
    let space: any UICoordinateSpace = view
    return space.convert(CGRect(origin: point, size: .zero), to: window)
  }
}
