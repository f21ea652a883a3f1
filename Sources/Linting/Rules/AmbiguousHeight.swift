import InterfaceLayout

/// Finds views whose height the constraints leave open.
struct AmbiguousHeight: AmbiguityRule {
  static let attribute = FrameAttribute.height
  static let attributeName = "height"
  static let remedy = "give it a height, pin its top and bottom, or give it content that has one"
  static let description = describe("ambiguous_height")
}
