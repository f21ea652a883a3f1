/// Finds what a person likely meant.
public enum Suggestion {
  /// The name nearest to one that isn't there; nil where none is near.
  public static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let limit = max(2, name.count / 3)
    let candidates = names.lazy.filter { abs($0.count - name.count) <= limit }
    let nearest = candidates.map { (distance($0, name), $0) }.min { $0 < $1 }
    return nearest.flatMap { $0.0 <= limit ? $0.1 : nil }
  }

  /// How many letters have to be put in, taken out or changed to turn one word into the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let substituted = previous + (letter == other ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
