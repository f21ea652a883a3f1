/// The space between the characters of the system font, which depends on its size.
struct SystemFontTracking: Sendable {
  /// Before iOS 14.
  static let older = SystemFontTracking(SystemFontTable.olderTracking)
  /// Since iOS 14.
  static let current = SystemFontTracking(SystemFontTable.tracking)

  private let points: [(size: Double, value: Double)]

  private init(_ table: String) {
    points = table.split(whereSeparator: \.isWhitespace).compactMap { entry in
      let sides = entry.split(separator: ":").compactMap { Double($0) }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  /// The space in thousandths of the size; between the sizes that were measured it is interpolated.
  func value(at size: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.size >= size }) else { return points.last?.value ?? 0 }
    guard next > 0 else { return points[next].value }
    let (lower, upper) = (points[next - 1], points[next])
    return lower.value + (upper.value - lower.value) * (size - lower.size) / (upper.size - lower.size)
  }
}
