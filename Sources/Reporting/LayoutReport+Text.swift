import InterfaceLayout

extension LayoutReport {
  /// The report for people: the tree of views with their frames, and what is wrong.
  public var text: String {
    let size = layout.device.size(orientation: layout.orientation)
    var output = "\(document.file): \(layout.device.name), \(layout.orientation), "
    output += "\(Self.text(size.width)) × \(Self.text(size.height))"
    if let category = layout.contentSizeCategory { output += ", \(category.name) text" }
    output += layout.isRightToLeft ? ", right to left\n" : "\n"
    var depths: [Int] = []
    for view in views {
      let depth = view.layout.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      output += String(repeating: "  ", count: min(depth, 40) + 1) + line(view) + "\n"
    }
    for conflict in layout.conflicts {
      output += "  conflict: \(conflict.explanation) (\(conflict.constraints.joined(separator: ", ")))\n"
    }
    return output
  }

  private func line(_ view: ReportedView) -> String {
    let frame = view.layout.frame
    var line = view.className
    if view.name != view.className, view.name != view.element { line += " \"\(view.name)\"" }
    line += "  \(Self.text(frame.x)) \(Self.text(frame.y)) \(Self.text(frame.width)) × \(Self.text(frame.height))"
    if !view.layout.isSolved { line += "  not installed" }
    if view.layout.isEstimated { line += "  estimated" }
    let open = view.layout.ambiguityInWords
    return open.isEmpty ? line : line + "  ambiguous: \(open)"
  }

  private static func text(_ number: Double) -> String { JSONText.number((number * 100).rounded() / 100) }
}
