import InterfaceModel
import LayoutMetrics

/// How a stack view arranges its subviews (`UIStackView`).
struct StackArrangement: Sendable {
  /// What becomes of the room along the axis.
  enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the subviews lie across the axis.
  enum Alignment: Sendable {
    case fill, start, center, end, firstBaseline, lastBaseline
  }

  /// The priority at which hidden subviews have no extent along the axis.
  static let hidingPriority = 999.9
  /// The priority of what only keeps sizes from being ambiguous.
  static let suppressionPriority = 25.0
  /// The priority at which a stack view takes no more room than it needs.
  static let fittingPriority = 49.0
  /// The priority at which the distances of the subviews' centers are equal.
  static let centeringPriority = 149.0

  var axis: LayoutAxis
  var distribution: Distribution
  var alignment: Alignment
  /// The least distance between subviews, in points.
  var spacing: Double
  /// Whether the spacing counts from baseline to baseline.
  var isBaselineRelative: Bool

  /// Reads a stack view; what it doesn't say is horizontal, fill, fill and 0.
  init(_ object: InterfaceObject) {
    axis = object["axis"] == "vertical" ? .vertical : .horizontal
    distribution = object["distribution"].flatMap(Distribution.init(rawValue:)) ?? .fill
    alignment =
      switch object["alignment"] {
      case "top", "leading": .start
      case "bottom", "trailing": .end
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    let standard: Double = object["spacingType"] == "standard" ? 8 : 0
    spacing = object["spacing"].flatMap { ExactNumber($0)?.value } ?? standard
    isBaselineRelative = object["baselineRelativeArrangement"] == "YES"
  }
}
