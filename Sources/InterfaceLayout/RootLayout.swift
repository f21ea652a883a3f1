import AutoLayout
import InterfaceModel
import LayoutMetrics

/// The layout of a root view with all its subviews.
struct RootLayout {
  let context: LayoutContext
  /// The root and its subviews; the root comes first.
  let nodes: Range<Int>
  let surroundings: RootSurroundings
  /// The required constraints that can't hold together.
  var conflicts: [LayoutConflict] = []

  var solver = Solver()
  /// The frames' numbers, by node from the root on.
  var boxes: [Box] = []
  /// The sizes of what scroll views show.
  var contentSizes: [Int: Box] = [:]
  /// The equations of the pass, and where they come from.
  var equations: [LinearConstraint] = []
  var origins: [ConstraintOrigin] = []
  /// The names that the solver has for the equations; nil for those that it left out.
  var constraintIDs: [ConstraintID?] = []
  /// What the solver's variables stand for, by their ordinals: a number of a view's frame; of what a scroll view shows,
  /// with the view's place as -1, -2 …
  var owners: [(node: Int, attribute: FrameAttribute)] = []
  /// The places of the equations that tie baselines.
  var baselineEquations: Set<Int> = []
  /// The places of the equations that only keep sizes from being open.
  var suppressions: [Int] = []
  /// The contents of cells whose constraints ask for another height than the cell has, and whether by more than rounding.
  var misfits: [Int: Bool] = [:]
  /// The sizes that came out negative, by view.
  var negativeSizes: [Int: [FrameAttribute]] = [:]
  /// The texts of several lines.
  var wrappedTexts: [WrappedText] = []
  /// The views whose own size was guessed.
  var estimated: Set<Int> = []
  /// What the pass takes for granted, and what it asked for.
  var assumptions = PassAssumptions()
  var asked = PassAssumptions()
  /// The frames that the last pass found, by node from the root on.
  var frames: [LayoutFrame] = []

  /// How many passes there are at most: what a pass takes for granted mostly holds in the second.
  private static let passLimit = 4

  init(_ context: LayoutContext, nodes: Range<Int>, surroundings: RootSurroundings) {
    self.context = context
    self.nodes = nodes
    self.surroundings = surroundings
  }

  /// Finds the frames.
  mutating func solve() {
    for _ in 0..<Self.passLimit {
      assemble()
      addEquations()
      solver.solve()
      keepSizesNonnegative()
      // Texts that take more lines than they seemed to may leave others no room.
      if wrapTexts() { keepSizesNonnegative() }
      frames = solvedFrames()
      let corrected = correctedAssumptions()
      guard !corrected.matches(asked) else { break }
      assumptions = corrected
    }
  }
}
