import InterfaceModel

/// The weights of the system font, lightest first.
enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight of a document's system font; the bold face is its bold weight.
  init(face: FontDescription.SystemFace, name: String?) {
    switch face {
    case .boldSystem: self = .bold
    case .system, .italicSystem: self = name.flatMap(FontWeight.init(rawValue:)) ?? .regular
    }
  }

  /// The face of Helvetica Neue for it.
  var neueFace: NeueFace { self >= .medium ? .medium : self < .regular ? .light : .regular }
}

extension FontWeight: Comparable {
  static func < (left: FontWeight, right: FontWeight) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
