import InterfaceModel
import LanguageServerProtocol
import LayoutSyntax

extension Completion {
  /// What can be written in the text of constraints.
  func constraintItems(_ place: ConstraintPlace) -> [CompletionItem] {
    let expectation = LayoutExpectation(at: place.offset, in: place.text.text, place.form)
    let range = written(from: place.text.source(expectation.word).lowerBound)
    switch expectation.kind {
    case .leftSide:
      return references(over: range) + LayoutLeftSide.names.map { item($0, .field, over: range) }
        + ["H:", "V:"].map { item($0, .keyword, detail: "visual format", over: range) }
    case .rightSide: return rightItems(place, range)
    case .member(let path): return memberItems(after: path, place, range)
    case .constant: return [item("standard", .keyword, detail: "the system's spacing", over: range)]
    case .priority: return ["required", "high", "low"].map { item($0, .keyword, over: range) }
    case .ending: return endings(place).map { item($0, .keyword, over: range) }
    case .view: return layoutItems.map { item($0.name, .reference, detail: detail(of: $0), over: range) }
    case .nothing: return []
    }
  }

  private func rightItems(_ place: ConstraintPlace, _ range: Range<Int>) -> [CompletionItem] {
    let relations =
      range.isEmpty ? ["≥", "≤"].map { item($0, .keyword, writing: Insertion($0 + " "), over: range) } : []
    let own = compatible(place.side).map { item($0.rawValue, .field, detail: "of the view itself", over: range) }
    return references(over: range) + [item("superview", .keyword, over: range)] + own + relations
  }

  private func references(over range: Range<Int>) -> [CompletionItem] {
    layoutItems.map { item($0.name, .reference, detail: detail(of: $0), over: range) }
      + [item("self", .keyword, over: range)]
  }

  /// The guides of a view, and the attributes that the left side can be tied to.
  private func memberItems(
    after path: [String], _ place: ConstraintPlace, _ range: Range<Int>
  ) -> [CompletionItem] {
    let guides = path.count == 1 ? LayoutGuideName.named.map(\.text) : []
    return guides.map { item($0, .enum, detail: "layout guide", over: range) }
      + compatible(place.side).map { item($0.rawValue, .field, detail: "attribute", over: range) }
  }

  /// The attributes that can stand on the other side of one; none for a compound attribute, all where none is known.
  private func compatible(_ side: LayoutLeftSide?) -> [LayoutAttribute] {
    switch side {
    case .attribute(let attribute): LayoutAttribute.allCases.filter { $0.axis == attribute.axis }
    case .compound: []
    case nil: LayoutAttribute.allCases
    }
  }

  private func endings(_ place: ConstraintPlace) -> [String] {
    let clauses: [String] =
      switch place.side {
      case .compound(.edges): ["inset", "except"]
      case .compound(.horizontalEdges), .compound(.verticalEdges): ["inset"]
      case .compound(.center): ["offset"]
      default: []
      }
    return clauses + ["as", "placeholder"]
  }
}
