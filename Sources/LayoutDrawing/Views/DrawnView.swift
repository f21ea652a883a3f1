import InterfaceLayout
import InterfaceModel

/// A view that is about to be drawn, in coordinates of its own.
struct DrawnView {
  /// Its place in the layout.
  var place: Int
  /// Its object.
  var object: InterfaceObject
  /// Its bounds.
  var bounds: LayoutFrame
  /// The colour that it shows actions in.
  var tint: Paint
  /// Whether its content runs from right to left.
  var isRightToLeft: Bool

  /// Its width.
  var width: Double { bounds.width }
  /// Its height.
  var height: Double { bounds.height }

  /// Where a part of the view lies that would lie in `frame` if its content ran from left to right.
  func placed(_ frame: LayoutFrame) -> LayoutFrame {
    isRightToLeft ? frame.mirrored(in: bounds) : frame
  }
}

extension LayoutFrame {
  /// The horizontal middle.
  var midX: Double { x + width / 2 }
  /// The vertical middle.
  var midY: Double { y + height / 2 }
  /// The right edge.
  var maxX: Double { x + width }
  /// The bottom edge.
  var maxY: Double { y + height }

  /// The rectangle with its edges moved inwards.
  func inset(x dx: Double, y dy: Double) -> LayoutFrame {
    LayoutFrame(x: x + dx, y: y + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }

  /// The rectangle on the other side of what it lies in.
  func mirrored(in outer: LayoutFrame) -> LayoutFrame {
    LayoutFrame(x: outer.x + outer.maxX - maxX, y: y, width: width, height: height)
  }

  /// The rectangle moved.
  func moved(x dx: Double, y dy: Double) -> LayoutFrame {
    LayoutFrame(x: x + dx, y: y + dy, width: width, height: height)
  }
}
