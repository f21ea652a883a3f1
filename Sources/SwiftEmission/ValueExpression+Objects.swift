import InterfaceModel
import UIKitCatalog

/// Values where any object may stand, as in the attributes of a text.
extension ValueExpression {
  /// A colour where any object may stand.
  func object(_ color: Color) -> String {
    let expression = self.color(color, isTyped: false)
    switch color {
    case .named, .translucent(.named, _): return "\(expression) as Any"
    default: return expression
    }
  }

  /// A font where any object may stand.
  func object(_ font: FontDescription) -> String {
    let expression = self.font(font, isTyped: false)
    if case .custom = font { return "\(expression) as Any" }
    return expression
  }
}
