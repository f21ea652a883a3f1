/// A graph to be laid out: boxes of some size and the lines between them.
struct LayoutGraph {
  /// A line from one box to another.
  struct Line {
    var from: Int
    var to: Int
  }

  /// The boxes' sizes.
  var sizes: [Size]
  /// The lines; those from a box to itself are left out of the layout.
  var lines: [Line]
}

/// A width and a height.
struct Size: Equatable {
  var width: Double
  var height: Double
}

/// A place.
struct Point: Equatable {
  var x: Double
  var y: Double
}
