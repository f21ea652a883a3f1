import InterfaceModel

/// An attribute that stands for several constraints.
public enum CompoundAttribute: String, Sendable, CaseIterable {
  /// `top`, `leading`, `bottom` and `trailing`, in this order.
  case edges
  /// `leading` and `trailing`.
  case horizontalEdges
  /// `top` and `bottom`.
  case verticalEdges
  /// `width` and `height`.
  case size
  /// `centerX` and `centerY`.
  case center
  /// `width`, as a multiple of `height`.
  case aspectRatio

  /// The attributes that it stands for, in the order of the numbers that go with them.
  public var parts: [LayoutAttribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .horizontalEdges: [.leading, .trailing]
    case .verticalEdges: [.top, .bottom]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    case .aspectRatio: [.width]
    }
  }
}
