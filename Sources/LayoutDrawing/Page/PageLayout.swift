import InterfaceLayout

/// What the page's script knows of a document's layout on a device.
struct PageLayout: Encodable {
  /// Constraints that can't hold together.
  struct Conflict: Encodable {
    var constraints: [Int]
    var views: [Int]
    var explanation: String
  }

  /// The frames of the views: x, y, width, height.
  var frames: [[Double]]
  /// The places of the views that the device's traits leave out.
  var uninstalled: [Int]
  /// The places of the views whose frame isn't the layout's.
  var unsolved: [Int]
  /// The places of the views whose size had to be guessed.
  var estimated: [Int]
  /// What is left open, by the view's place.
  var ambiguous: [String: String]
  /// The lines that show constraints.
  var lines: [ConstraintLine]
  var conflicts: [Conflict]
}
