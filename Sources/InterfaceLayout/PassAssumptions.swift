import LayoutMetrics

/// What a pass of layout takes for granted of the frames that it is about to find; the next pass corrects it.
struct PassAssumptions: Sendable {
  /// The parts of the safe area's insets that lie over a view that is no root.
  var safeArea: [Int: EdgeInsets] = [:]
  /// The margins that a view takes over from its superview.
  var inheritedMargins: [Int: EdgeInsets] = [:]
  /// The widths of views that others hang on: tables whose cells were stored with a width of their own, and views with margins
  /// for readable text.
  var widths: [Int: Double] = [:]
  /// The sizes of views whose baselines count.
  var sizes: [Int: Extent] = [:]
  /// Whether what a row holds leaves it no height, by the rows that size themselves.
  var collapsedRows: [Int: Bool] = [:]
}
