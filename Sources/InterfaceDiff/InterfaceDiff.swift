import InterfaceComparison

/// What changed between two versions of an interface, in the interface's terms.
///
/// Ids don't count where they alone changed, nor what Xcode rewrites by itself, nor the order of properties.
public struct InterfaceDiff: Sendable {
  /// The differences, in the new version's order.
  public let changes: [InterfaceChange]
  /// How many frames differ that are only stored, because constraints decide them.
  public let framesLeftOut: Int

  /// Compares two documents.
  ///
  /// - Parameter includesFrames: whether frames that constraints decide count.
  public init(old: ComparedDocument, new: ComparedDocument, includesFrames: Bool = false) {
    var finder = ChangeFinder(Pairing(old, new), includesFrames: includesFrames)
    changes = finder.changes()
    framesLeftOut = finder.framesLeftOut
  }
}
