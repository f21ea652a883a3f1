/// What the constraints of a root leave open, by view.
struct Ambiguity {
  /// What is open of the views' frames.
  private(set) var frames: [Int: [FrameAttribute]] = [:]
  /// What is open of the frames only because views give way alike.
  private(set) var tied: [Int: [FrameAttribute]] = [:]
  /// What is open of the sizes of what scroll views show.
  private(set) var contents: [Int: [FrameAttribute]] = [:]
  /// The views that give way alike.
  private(set) var ties: [LayoutTie] = []

  /// Notes that a number of a view's frame is open, perhaps only because views give way alike.
  mutating func add(_ attribute: FrameAttribute, of node: Int, isTied: Bool = false) {
    let isKnown = frames[node]?.contains(attribute) ?? false
    Self.insert(attribute, of: node, into: &frames)
    if !isTied {
      tied[node]?.removeAll { $0 == attribute }
    } else if !isKnown {
      Self.insert(attribute, of: node, into: &tied)
    }
  }

  /// Notes that a side of what a scroll view shows is open.
  mutating func addContent(_ attribute: FrameAttribute, of node: Int) {
    Self.insert(attribute, of: node, into: &contents)
  }

  /// Notes views that give way alike.
  mutating func add(_ tie: LayoutTie) {
    if !ties.contains(tie) { ties.append(tie) }
  }

  private static func insert(
    _ attribute: FrameAttribute, of node: Int, into open: inout [Int: [FrameAttribute]]
  ) {
    let known = open[node] ?? []
    guard !known.contains(attribute) else { return }
    open[node] = (known + [attribute]).sorted { $0.place < $1.place }
  }
}
