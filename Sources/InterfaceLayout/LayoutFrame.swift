import InterfaceModel

/// A rectangle in its superview's coordinates, in points, as layout computes with it.
public struct LayoutFrame: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// A rectangle without extent at the origin.
  public static let zero = LayoutFrame(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle that a document stores.
  public init(_ rect: LayoutRect) {
    self.init(
      x: rect.origin.x.value, y: rect.origin.y.value, width: rect.size.width.value, height: rect.size.height.value)
  }

  /// One of the four numbers.
  public subscript(_ attribute: FrameAttribute) -> Double {
    get {
      switch attribute {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch attribute {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }

  /// The frame as UIKit sets it: the size to the nearest pixel, and the origin too, half a pixel up.
  ///
  /// Measured: a view whose edge falls on half a pixel keeps its size, and its origin is rounded up.
  func rounded(scale: Double) -> LayoutFrame {
    func round(_ value: Double) -> Double { (value * scale + 0.5 - 1e-6).rounded(.down) / scale }
    return LayoutFrame(x: round(x + 2e-6), y: round(y + 2e-6), width: round(width), height: round(height))
  }
}
