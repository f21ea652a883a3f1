import InterfaceLayout

/// Finds views whose horizontal position the constraints leave open.
struct AmbiguousPositionX: AmbiguityRule {
  static let attribute = FrameAttribute.x
  static let attributeName = "horizontal position"
  static let remedy = "pin its leading or trailing edge, or its centre"
  static let description = describe("ambiguous_position_x")
}
