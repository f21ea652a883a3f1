import InterfaceLayout
import InterfaceModel

extension LayoutReport {
  /// The report for machines, a member of the list of ``ReportList/json``.
  ///
  /// Written by hand: a project has tens of thousands of frames, for which an encoder takes longer than the layout.
  public var json: String {
    var output = ""
    let size = layout.device.size(orientation: layout.orientation)
    output += "    {\n      \"file\" : \(JSONText.quoted(document.file)),\n"
    output += "      \"kind\" : \(JSONText.quoted(document.kind.rawValue)),\n"
    output += "      \"device\" : {\"id\" : \(JSONText.quoted(layout.device.id)), "
    output += "\"width\" : \(JSONText.number(size.width)), \"height\" : \(JSONText.number(size.height)), "
    output += "\"orientation\" : \(JSONText.quoted(layout.orientation)), "
    output += "\"scale\" : \(JSONText.number(layout.device.scale))},\n"
    if let category = layout.contentSizeCategory { output += "      \"textSize\" : \"\(category.name)\",\n" }
    if layout.isRightToLeft { output += "      \"direction\" : \"rtl\",\n" }
    output += "      \"views\" : ["
    for (place, view) in views.enumerated() {
      output += place == 0 ? "\n        " : ",\n        "
      append(view, to: &output)
    }
    output += views.isEmpty ? "],\n" : "\n      ],\n"
    output += "      \"conflicts\" : ["
    for (place, conflict) in layout.conflicts.enumerated() {
      output += place == 0 ? "\n        " : ",\n        "
      let constraints = conflict.constraints.map(JSONText.quoted).joined(separator: ", ")
      let broken = conflict.broken.map(JSONText.quoted) ?? "null"
      output += "{\"constraints\" : [\(constraints)], \"broken\" : \(broken), "
      output += "\"explanation\" : \(JSONText.quoted(conflict.explanation))}"
    }
    output += layout.conflicts.isEmpty ? "]\n    }" : "\n      ]\n    }"
    return output
  }

  private func append(_ view: ReportedView, to output: inout String) {
    let parent = view.layout.parent.flatMap { views[$0].id }
    output += "{\"id\" : \(view.id.map(JSONText.quoted) ?? "null"), "
    output += "\"parent\" : \(parent.map(JSONText.quoted) ?? "null"), "
    output += "\"element\" : \(JSONText.quoted(view.element)), \"class\" : \(JSONText.quoted(view.className)), "
    output += "\"name\" : \(JSONText.quoted(view.name)), \"frame\" : "
    append(view.layout.frame, to: &output)
    output += ", \"stored\" : "
    if let stored = view.layout.stored { append(stored, to: &output) } else { output += "null" }
    output += ", \"solved\" : \(view.layout.isSolved), \"estimated\" : \(view.layout.isEstimated), \"ambiguous\" : ["
    output += view.layout.shownAmbiguous.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    output += "]}"
  }

  private func append(_ frame: LayoutFrame, to output: inout String) {
    output += "{\"x\" : \(JSONText.number(frame.x)), \"y\" : \(JSONText.number(frame.y)), "
    output += "\"width\" : \(JSONText.number(frame.width)), \"height\" : \(JSONText.number(frame.height))}"
  }
}
