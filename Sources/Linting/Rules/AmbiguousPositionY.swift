import InterfaceLayout

/// Finds views whose vertical position the constraints leave open.
struct AmbiguousPositionY: AmbiguityRule {
  static let attribute = FrameAttribute.y
  static let attributeName = "vertical position"
  static let remedy = "pin its top or bottom edge, its centre or a baseline"
  static let description = describe("ambiguous_position_y")
}
