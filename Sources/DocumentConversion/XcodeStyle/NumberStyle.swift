import Foundation
import InterfaceModel
import UIKitCatalog

/// Numbers as Xcode spells them.
enum NumberStyle {
  /// The text of a number of a type: with a fraction, in the seventeen digits that tell a double from all others, as C's
  /// `%.17g` has it; zero as `0.0` where there could be a fraction. Other texts stay.
  static func styled(_ text: String, _ type: ValueType) -> String {
    switch type {
    case .number, .tableDimension, .priority: break
    default: return text
    }
    guard let value = ExactNumber(text)?.value else { return text }
    if value == 0 {
      if case .number = type { return "0.0" }
      return "0"
    }
    // The digits are the same in every locale: without one, this is C's own.
    return String(format: "%.17g", value)
  }
}
