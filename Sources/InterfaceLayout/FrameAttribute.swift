import LayoutMetrics

/// One of the four numbers of a frame.
public enum FrameAttribute: String, Sendable, Hashable, CaseIterable {
  case x, y, width, height

  /// Where the frame begins on an axis.
  static func origin(_ axis: LayoutAxis) -> FrameAttribute { axis == .horizontal ? .x : .y }

  /// How far the frame extends on an axis.
  static func size(_ axis: LayoutAxis) -> FrameAttribute { axis == .horizontal ? .width : .height }

  /// Its place among all.
  var place: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    }
  }
}
