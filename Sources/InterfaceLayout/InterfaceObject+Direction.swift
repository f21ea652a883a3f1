import InterfaceModel

extension InterfaceObject {
  /// Whether a view's own content, margins and constraints run from right to left where the interface's lines do, or don't
  /// (`UIView.effectiveUserInterfaceLayoutDirection`): its semantic content attribute may say so, for itself and not for its
  /// subviews.
  public func isRightToLeft(inInterfaceFromRightToLeft isMirrored: Bool) -> Bool {
    switch self["semanticContentAttribute"] {
    case "forceRightToLeft": true
    // What controls playback or stands for directions in space isn't mirrored.
    case "forceLeftToRight", "playback", "spatial": false
    default: isMirrored
    }
  }
}
