import InterfaceModel

/// The weights of the system font, lightest first.
enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight of a document's system font; the bold face is the semibold weight, as in UIKit.
  init(face: FontDescription.SystemFace, name: String?) {
    switch face {
    case .boldSystem: self = .bold
    case .system, .italicSystem: self = name.flatMap(FontWeight.init(rawValue:)) ?? .regular
    }
  }

  /// Whether Helvetica has its bold face for it.
  var isBold: Bool { self >= .medium }
}

extension FontWeight: Comparable {
  static func < (left: FontWeight, right: FontWeight) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
