import InterfaceModel

/// Reads a line in Apple's visual format.
struct VisualFormatParser {
  /// Whether the line can only be meant for the visual format.
  static func isVisualFormat(_ bytes: [UInt8], _ range: Range<Int>) -> Bool { false }

  static func parse(
    _ bytes: [UInt8], _ range: Range<Int>, scope: LayoutScope
  ) throws(LayoutSyntaxError) -> [ParsedEquation] { [] }
}
