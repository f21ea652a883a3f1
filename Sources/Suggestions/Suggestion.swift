/// What somebody who mistyped a name may have meant.
public enum Suggestion {
  /// The candidate nearest to `name`, where one is near enough to be what was meant; the first one of equals.
  ///
  /// Case doesn't count: `Superview` and `centery` are near to what they mean. `greatest` is the greatest number of
  /// mistyped letters; where it's left out, the length of the name says how many are plausible.
  public static func nearest(
    to name: String, in candidates: some Sequence<String>, within greatest: Int? = nil
  ) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = greatest ?? (wanted.count < 4 ? 1 : max(2, wanted.count / 3))
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let distance = distance(wanted, Array(candidate.lowercased().unicodeScalars), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// "did you mean '…'?"; nil where nothing is near.
  public static func help(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
  }

  /// How many letters have to be put in, taken out, replaced or swapped with their neighbour to make `right` of `left`.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int {
    if abs(left.count - right.count) > limit { return .max }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
