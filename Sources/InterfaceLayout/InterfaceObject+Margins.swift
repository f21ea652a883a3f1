import InterfaceModel
import LayoutMetrics

extension InterfaceObject {
  /// The layout margins that the document gives the view; nil where it gives none.
  var layoutMargins: EdgeInsets? {
    for key in ["directionalLayoutMargins", "layoutMargins"] {
      guard case .insets(let insets)? = value(key) else { continue }
      return EdgeInsets(
        top: insets.top.value, leading: insets.leading.value, bottom: insets.bottom.value,
        trailing: insets.trailing.value)
    }
    return nil
  }
}
