import InterfaceLayout
import InterfaceModel
import Linting

extension PageDocument {
  /// Gathers what the script needs of a document whose layouts are drawn.
  init(_ document: InterfaceDocument, _ findings: [Finding], drawings: [(drawing: Drawing, picture: Picture)]) {
    file = document.file
    let constraints = document.objects.flatMap(\.constraints)
    guard let first = drawings.first?.drawing else {
      (views, self.constraints, self.findings, layouts) = ([], [], [], [])
      return
    }
    views = first.layout.views.indices.map { Self.view($0, first) }
    let words = ConstraintWords(first)
    let rules = constraints.map { constraint in
      Rule(
        id: constraint.id, equation: words.equation(constraint), isOptional: constraint.priority.value < 1000,
        views: first.views(of: constraint))
    }
    self.constraints = rules
    self.findings = findings.filter { $0.file == document.file }.map { finding in
      let own = finding.objectID.flatMap { document.object(withID: $0) }.flatMap { first.viewOfObject[$0.index] }
      let named = rules.first { $0.id != nil && $0.id == finding.objectID }?.views ?? []
      return Remark(
        rule: finding.ruleID, severity: finding.severity, message: finding.message, line: finding.position.line,
        views: own.map { [$0] } ?? named)
    }
    layouts = drawings.map { PageLayout($0.drawing, $0.picture) }
  }

  private static func view(_ place: Int, _ drawing: Drawing) -> View {
    let object = drawing.object(place)
    let stored = drawing.layout.views[place].stored
    return View(
      name: drawing.title(of: object), className: drawing.className(of: object), id: object.id,
      stored: stored?.numbers, isHidden: object.flag("hidden"))
  }
}

extension PageLayout {
  /// Gathers what the script needs of a drawn layout.
  init(_ drawing: Drawing, _ picture: Picture) {
    let views = drawing.layout.views
    let constraints = drawing.document.objects.flatMap(\.constraints)
    frames = views.map(\.frame.numbers)
    uninstalled = views.indices.filter { drawing.isUninstalled($0) }
    unsolved = views.indices.filter { !views[$0].isSolved }
    estimated = views.indices.filter { views[$0].isEstimated }
    ambiguous = [:]
    for (place, view) in views.enumerated() where !view.shownAmbiguous.isEmpty {
      ambiguous[String(place)] = view.ambiguityInWords
    }
    let shapes = ConstraintLines(drawing, frames: picture.frames)
    lines = constraints.enumerated().flatMap { number, constraint -> [ConstraintLine] in
      if let id = constraint.id, drawing.scenery.uninstalled.contains(id) { return [] }
      return shapes.lines(constraint, number: number)
    }
    conflicts = drawing.clashes.map { clash in
      Conflict(constraints: clash.constraints, views: clash.views, explanation: clash.explanation)
    }
  }
}

extension LayoutFrame {
  /// The four numbers, to the hundredth.
  fileprivate var numbers: [Double] { [x, y, width, height].map { ($0 * 100).rounded() / 100 } }
}
