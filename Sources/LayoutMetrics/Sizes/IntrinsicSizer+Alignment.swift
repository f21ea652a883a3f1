import InterfaceModel

extension IntrinsicSizer {
  /// How far the alignment rectangle, which constraints speak of, lies within the frame, in points.
  ///
  /// Measured as stored edges against those that constraints ask for; all other classes have none.
  public func alignmentInsets(of object: InterfaceObject) -> EdgeInsets {
    switch object.element {
    case "switch": EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2)
    case "slider": EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
    case "segmentedControl": EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
    default: .zero
    }
  }
}
