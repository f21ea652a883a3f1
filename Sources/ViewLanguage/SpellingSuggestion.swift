/// Finds what was likely meant by a misspelt name.
enum SpellingSuggestion {
  /// The name nearest to a word; nil where none is near.
  static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let limit = max(1, min(3, word.count / 3))
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      let distance = distance(word, name)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, name) { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// How many letters have to be put in, taken out or changed to turn one word into the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, other) in right.enumerated() {
        let substituted = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
