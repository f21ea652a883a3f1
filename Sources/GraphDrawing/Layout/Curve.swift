/// A line of smooth pieces.
struct Curve {
  /// A piece with the two points that bend it.
  private struct Piece {
    var first: Point
    var second: Point
    var end: Point
  }

  private(set) var start: Point
  private var pieces: [Piece] = []

  init(from start: Point) { self.start = start }

  /// Where it ends.
  var end: Point { pieces.last?.end ?? start }

  /// Goes on to a point to the right or to the left, leaving and arriving level.
  mutating func bend(to end: Point) {
    let middle = (self.end.x + end.x) / 2
    append(Point(x: middle, y: self.end.y), Point(x: middle, y: end.y), end)
  }

  /// Goes on in a way of its own.
  mutating func append(_ first: Point, _ second: Point, _ end: Point) {
    pieces.append(Piece(first: first, second: second, end: end))
  }

  /// The same line from its end to its start.
  var reversed: Curve {
    var curve = Curve(from: end)
    for (place, piece) in pieces.enumerated().reversed() {
      curve.append(piece.second, piece.first, place > 0 ? pieces[place - 1].end : start)
    }
    return curve
  }

  /// The points of the pieces in order: two that bend and an end for each.
  var points: [Point] { pieces.flatMap { [$0.first, $0.second, $0.end] } }
}
