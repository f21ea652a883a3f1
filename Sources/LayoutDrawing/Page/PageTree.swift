import InterfaceLayout
import InterfaceModel
import MarkupWriting

/// Writes the tree of a document's views.
struct PageTree {
  private let drawing: Drawing
  private let document: Int
  private var marks: [Int: Mark.Kind] = [:]

  /// Makes a tree of a drawn document, which has that place in the page.
  init(_ drawing: Drawing, document: Int) {
    self.drawing = drawing
    self.document = document
    for mark in Mark.marks(of: drawing) { marks[mark.view] = mark.kind }
  }

  /// Writes the list, scene by scene.
  func write(to writer: inout MarkupWriter) {
    writer.open(
      "ul",
      [("class", "tree"), ("role", "tree"), ("aria-label", "Views of \(SVGWireframe.fileName(drawing.document.file))")])
    for panel in PicturePlan(drawing).panels where !panel.roots.isEmpty {
      if panel.controller == nil {
        for root in panel.roots { write(root.view, level: 1, to: &writer) }
      } else {
        writeScene(panel, to: &writer)
      }
    }
    writer.close("ul")
  }

  private func writeScene(_ panel: Panel, to writer: inout MarkupWriter) {
    openItem([("class", "scene")], level: 1, isExpandable: true, to: &writer)
    writer.open("div", [("class", "row")])
    writer.element("span", [("class", "twist"), ("aria-hidden", "true")], text: "")
    writer.element("span", [("class", "name")], text: panel.title)
    if let className = panel.controller.map({ drawing.className(of: drawing.document.objects[$0]) }),
      className != panel.title
    {
      writer.element("span", [("class", "kind")], text: className)
    }
    writer.close("div")
    writer.open("ul", [("role", "group")])
    for root in panel.roots { write(root.view, level: 2, to: &writer) }
    writer.close("ul")
    writer.close("li")
  }

  private func write(_ view: Int, level: Int, to writer: inout MarkupWriter) {
    let object = drawing.object(view)
    let children = drawing.children[view]
    openItem(
      [("id", "t\(document)-\(view)"), ("data-view", String(view))], level: level, isExpandable: !children.isEmpty,
      to: &writer)
    writer.open("div", [("class", "row")])
    writer.element("span", [("class", "twist"), ("aria-hidden", "true")], text: "")
    writer.element("span", [("class", "name")], text: drawing.title(of: object))
    let className = drawing.className(of: object)
    writer.element("span", [("class", "kind")], text: className)
    if let mark = marks[view] {
      writer.element("span", [("class", "flag \(mark.rawValue)"), ("title", mark.rawValue)], text: mark.badge)
    }
    let frame = drawing.layout.views[view].frame
    writer.element(
      "span", [("class", "frame")],
      text: [frame.x, frame.y, frame.width, frame.height].map(NumberText.short).joined(separator: " "))
    writer.close("div")
    if !children.isEmpty {
      writer.open("ul", [("role", "group")])
      for child in children { write(child, level: level + 1, to: &writer) }
      writer.close("ul")
    }
    writer.close("li")
  }

  private func openItem(
    _ attributes: [MarkupWriter.Attribute], level: Int, isExpandable: Bool, to writer: inout MarkupWriter
  ) {
    let expansion: [MarkupWriter.Attribute] = isExpandable ? [("aria-expanded", "true")] : []
    writer.open(
      "li",
      attributes + [
        ("role", "treeitem"), ("aria-level", String(level)), ("aria-selected", "false"), ("tabindex", "-1"),
      ]
        + expansion)
  }
}
