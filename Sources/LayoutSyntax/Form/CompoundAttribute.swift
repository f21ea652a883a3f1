import InterfaceModel

/// An attribute that stands for several constraints, its parts.
///
/// Relation, priority and state apply to every part. A name is given to each with the part after a dot: `as box` names
/// `box.leading` and so on; the one constraint of `aspectRatio` is `box` itself.
///
/// Insets go inwards, and so do relations of edges: `edges="≥ superview inset 8"` keeps every edge at least 8 inside,
/// which is `≥` for `top` and `leading`, and `≤` for `bottom` and `trailing`. One inset is for all edges. Two are vertical
/// and horizontal; of `horizontalEdges` leading and trailing, of `verticalEdges` top and bottom. Four are top, leading,
/// bottom, trailing. Offsets are along x and along y.
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
