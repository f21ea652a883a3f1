/// Puts rectangles side by side, row under row.
struct Shelves {
  /// The upper left corner of each rectangle.
  private(set) var origins: [Point] = []
  /// The size of the whole.
  private(set) var size = Size(width: 0, height: 0)

  /// Places rectangles in their order into rows of some width.
  init(_ sizes: [Size], width: Double, gap: Double) {
    let limit = max(width, sizes.map(\.width).max() ?? 0)
    var (x, y, height) = (0.0, 0.0, 0.0)
    for size in sizes {
      if x > 0, x + size.width > limit {
        (x, y, height) = (0, y + height + gap, 0)
      }
      origins.append(Point(x: x, y: y))
      self.size.width = max(self.size.width, x + size.width)
      x += size.width + gap
      height = max(height, size.height)
    }
    size.height = y + height
  }
}
