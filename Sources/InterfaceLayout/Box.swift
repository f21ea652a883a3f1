import LayoutMetrics

/// A view's frame in the equations.
struct Box: Sendable {
  private var quantities: (Quantity, Quantity, Quantity, Quantity)

  /// A known frame.
  init(_ frame: LayoutFrame) {
    quantities = (.fixed(frame.x), .fixed(frame.y), .fixed(frame.width), .fixed(frame.height))
  }

  /// A frame of which each number is made anew.
  init(_ make: () -> Quantity) { quantities = (make(), make(), make(), make()) }

  /// One of the four numbers.
  subscript(_ attribute: FrameAttribute) -> Quantity {
    get {
      switch attribute {
      case .x: quantities.0
      case .y: quantities.1
      case .width: quantities.2
      case .height: quantities.3
      }
    }
    set {
      switch attribute {
      case .x: quantities.0 = newValue
      case .y: quantities.1 = newValue
      case .width: quantities.2 = newValue
      case .height: quantities.3 = newValue
      }
    }
  }

  /// Where the frame begins on an axis.
  func origin(_ axis: LayoutAxis) -> Quantity { self[.origin(axis)] }

  /// How far the frame extends on an axis.
  func size(_ axis: LayoutAxis) -> Quantity { self[.size(axis)] }
}
