import InterfaceModel
import LayoutMetrics

extension InterfaceObject {
  /// Whether the document gives the view layout margins.
  var hasLayoutMargins: Bool { value("directionalLayoutMargins") != nil || value("layoutMargins") != nil }

  /// The layout margins that the document gives the view; nil where it gives none. `layoutMargins` are to the left and right
  /// whatever the direction.
  func layoutMargins(isRightToLeft: Bool) -> EdgeInsets? {
    if case .insets(let insets)? = value("directionalLayoutMargins") { return EdgeInsets(insets) }
    guard case .insets(let insets)? = value("layoutMargins") else { return nil }
    let margins = EdgeInsets(insets)
    guard isRightToLeft else { return margins }
    return EdgeInsets(
      top: margins.top, leading: margins.trailing, bottom: margins.bottom, trailing: margins.leading)
  }
}
