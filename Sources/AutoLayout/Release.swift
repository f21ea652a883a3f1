/// An active row let go from its target.
struct Release: Sendable {
  var slot: Int
  /// Whether its activity rises; it falls otherwise.
  var isUp: Bool
}
