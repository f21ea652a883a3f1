import InterfaceModel

extension LayoutAttribute {
  /// Whether an inset moves the edge against its coordinate.
  var isFarEdge: Bool { self == .bottom || self == .trailing }
}
