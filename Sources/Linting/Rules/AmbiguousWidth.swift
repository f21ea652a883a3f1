import InterfaceLayout

/// Finds views whose width the constraints leave open.
struct AmbiguousWidth: AmbiguityRule {
  static let attribute = FrameAttribute.width
  static let attributeName = "width"
  static let remedy = "give it a width, pin both of its sides, or give it content that has one"
  static let description = describe("ambiguous_width")
}
