import InterfaceLayout
import InterfaceModel

/// Constraints that can't hold together, by their places in the document.
struct Clash {
  /// The constraints' places among all of the document.
  var constraints: [Int]
  /// The places in the layout of the views that take part.
  var views: [Int]
  /// Why they can't hold together.
  var explanation: String

  /// The conflicts of a layout.
  static func clashes(of drawing: Drawing) -> [Clash] {
    guard !drawing.layout.conflicts.isEmpty else { return [] }
    let constraints = drawing.document.objects.flatMap(\.constraints)
    var numbers: [String: Int] = [:]
    for (number, constraint) in constraints.enumerated() {
      if let id = constraint.id, numbers[id] == nil { numbers[id] = number }
    }
    return drawing.layout.conflicts.map { conflict in
      let places = conflict.constraints.compactMap { numbers[$0] }
      var views = conflict.views.filter(drawing.layout.views.indices.contains)
      if views.isEmpty { views = places.flatMap { drawing.views(of: constraints[$0]) } }
      return Clash(
        constraints: places, views: views.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        explanation: conflict.explanation.isEmpty
          ? "These constraints can’t hold together." : conflict.explanation)
    }
  }
}

extension Drawing {
  /// The views that a constraint speaks of; a guide stands for the view that it belongs to.
  func views(of constraint: Constraint) -> [Int] {
    func view(_ item: ObjectReference?) -> Int? {
      guard let item else { return viewOfObject[constraint.container] }
      switch document.nodesByID[item.id] {
      case .object(let object): return viewOfObject[object]
      case .layoutGuide(let owner, _): return viewOfObject[owner]
      default: return nil
      }
    }
    var views = [view(constraint.firstItem)]
    if constraint.secondAttribute != nil { views.append(view(constraint.secondItem)) }
    return views.compactMap { $0 }.reduce(into: []) { list, view in
      if !list.contains(view) { list.append(view) }
    }
  }
}
