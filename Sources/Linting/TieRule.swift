import InterfaceLayout
import LayoutMetrics

/// A rule that finds views of which any may give way, since all ask to keep their size with the same priority.
protocol TieRule: LayoutRule {
  /// What the views ask for.
  static var kind: LayoutTie.Kind { get }
}

extension TieRule {
  func findings(in document: LaidOutDocument) -> [Finding] {
    document.own.ties.compactMap { tie in tie.kind == Self.kind ? finding(tie, in: document) : nil }
  }

  private func finding(_ tie: LayoutTie, in document: LaidOutDocument) -> Finding? {
    let attribute: FrameAttribute = tie.axis == .horizontal ? .width : .height
    let views = tie.views.map { document.own.views[$0] }
    guard let first = views.first, views.allSatisfy({ document.wantsVerified(attribute, of: $0) }) else { return nil }
    let names = views.map { "'\(ObjectName.describe(document.object($0)))'" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let direction = tie.axis == .horizontal ? "horizontal" : "vertical"
    let priority = LengthText.text(tie.priority)
    let (what, remedy) =
      switch Self.kind {
      case .hugging:
        ("hug their content alike (\(priority)): it is open which one is stretched", "\(direction) content hugging")
      case .compression:
        (
          "resist compression alike (\(priority)): it is open which one is cut short",
          "\(direction) compression resistance"
        )
      }
    let notes = views.dropFirst().map { view in
      Finding.Note(
        message: "this one shares the room", file: document.document.file,
        position: document.document.source.position(at: document.object(view).range.start))
    }
    return finding(
      "\(list) \(what)", about: first, in: document, notes: notes,
      fixes: ["lower the \(remedy) of the one that is to give way to \(LengthText.text(tie.priority - 1))"])
  }
}
