import InterfaceModel
import LayoutMetrics

/// What of a view and its margins is flexible on an axis (`UIView.autoresizingMask`).
struct AutoresizingMask: Sendable {
  /// The parts that a superview's length has, in their order.
  enum Part: Int {
    case marginBefore, size, marginBehind
  }

  /// The margin before the view, the view, and the margin behind it.
  private var isFlexible: [Bool]

  /// Reads a view's mask; views that say nothing have a size and a place that don't change.
  init(_ object: InterfaceObject, isCellPart: Bool, _ axis: LayoutAxis) {
    guard !isCellPart else {
      isFlexible = [false, axis == .horizontal || object.role == .keyed("contentView"), axis == .vertical]
      return
    }
    var flags: [String] = []
    if case .flags(let names)? = object.value("autoresizingMask") { flags = names }
    isFlexible =
      axis == .horizontal
      ? [flags.contains("flexibleMinX"), flags.contains("widthSizable"), flags.contains("flexibleMaxX")]
      : [flags.contains("flexibleMinY"), flags.contains("heightSizable"), flags.contains("flexibleMaxY")]
  }

  /// A mask of which one part is flexible.
  init(flexible part: Part) { isFlexible = (0..<3).map { $0 == part.rawValue } }

  /// How much of what the superview gains goes to each part: in proportion to their lengths, as UIKit has it, or evenly
  /// where these say nothing. Without a flexible part all goes to the margin behind the view.
  func shares(of lengths: [Double]) -> [Double] {
    guard isFlexible.contains(true) else { return [0, 0, 1] }
    let flexible = zip(isFlexible, lengths).map { $0 ? max($1, 0) : 0 }
    let total = flexible.reduce(0, +)
    if total > 0 { return flexible.map { $0 / total } }
    let count = Double(isFlexible.filter { $0 }.count)
    return isFlexible.map { $0 ? 1 / count : 0 }
  }
}
