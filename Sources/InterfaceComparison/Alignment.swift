/// Finds what two lists share, in order.
public enum Alignment {
  /// Lists whose differing parts are larger than this, multiplied, are aligned by their unique members alone.
  private static let tableLimit = 1 << 18

  /// The pairs of places that hold the same, both rising: as many as there can be, or for long lists nearly so.
  public static func pairs<Member: Hashable>(_ left: [Member], _ right: [Member]) -> [(Int, Int)] {
    let head = zip(left, right).prefix { $0 == $1 }.count
    let limit = min(left.count, right.count) - head
    var tail = 0
    while tail < limit, left[left.count - 1 - tail] == right[right.count - 1 - tail] { tail += 1 }
    let middle = (head..<left.count - tail, head..<right.count - tail)
    let inner =
      middle.0.count * middle.1.count <= tableLimit
      ? longest(left[middle.0], right[middle.1]) : unique(left[middle.0], right[middle.1])
    return (0..<head).map { ($0, $0) } + inner
      + (0..<tail).reversed().map { (left.count - 1 - $0, right.count - 1 - $0) }
  }

  /// The places whose members can stay where they are while the others move: a longest run of rising numbers.
  public static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var tops: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(place) } else { tops[low] = place }
    }
    return Set(
      sequence(state: tops.last) { next in
        defer { next = next.flatMap { previous[$0] } }
        return next
      })
  }

  private static func longest<Member: Hashable>(
    _ left: ArraySlice<Member>, _ right: ArraySlice<Member>
  ) -> [(Int, Int)] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in stride(from: left.count - 1, through: 0, by: -1) {
      for column in stride(from: right.count - 1, through: 0, by: -1) {
        let place = row * width + column
        lengths[place] =
          left[left.startIndex + row] == right[right.startIndex + column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let place = row * width + column
      if left[left.startIndex + row] == right[right.startIndex + column] {
        pairs.append((left.startIndex + row, right.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func unique<Member: Hashable>(
    _ left: ArraySlice<Member>, _ right: ArraySlice<Member>
  ) -> [(Int, Int)] {
    let places = Dictionary(right.indices.map { (right[$0], [$0]) }, uniquingKeysWith: +)
    let counts = Dictionary(left.map { ($0, 1) }, uniquingKeysWith: +)
    let candidates: [(Int, Int)] = left.indices.compactMap { place in
      guard counts[left[place]] == 1, let found = places[left[place]], found.count == 1 else { return nil }
      return (place, found[0])
    }
    let kept = longestRise(candidates.map(\.1))
    return candidates.indices.filter(kept.contains).map { candidates[$0] }
  }
}
