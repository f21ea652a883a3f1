import MarkupWriting

/// Writes the part of the page that tells of the selected view, and of what is wrong.
struct PageInspector {
  private let documents: [DrawnDocument]

  /// Makes an inspector for the documents of a page.
  init(_ documents: [DrawnDocument]) { self.documents = documents }

  /// Writes the part.
  func write(to writer: inout MarkupWriter) {
    writer.open("aside", [("class", "pane inspector"), ("data-pane", "inspector"), ("aria-label", "Details")])
    writer.open("section", [("id", "details"), ("class", "needs-js"), ("aria-live", "polite")])
    writer.element("p", [("class", "hint")], text: "Select a view in the tree or in the picture.")
    writer.close("section")
    for document in documents {
      for place in document.layouts.indices { writeProblems(of: document, place, to: &writer) }
    }
    writer.close("aside")
  }

  private func writeProblems(of document: DrawnDocument, _ place: Int, to writer: inout MarkupWriter) {
    let drawing = document.layouts[place].drawing
    let conflicts = document.data.layouts[place].conflicts
    let ambiguous = drawing.layout.views.indices.filter { !drawing.layout.views[$0].shownAmbiguous.isEmpty }
    writer.open(
      "section",
      [("class", "problems"), ("data-document", String(document.number)), ("data-layout", String(place))])
    writer.element(
      "h2", [("class", "static-only")], text: "\(document.name) on \(ReportPage.deviceName(drawing))")
    writer.element("h2", [("class", "needs-js")], text: "On this device")
    if conflicts.isEmpty, ambiguous.isEmpty, document.data.findings.isEmpty {
      writer.element("p", [("class", "fine")], text: "No conflicts and nothing ambiguous on this device.")
    }
    writeList("Conflicts", conflicts.count, to: &writer) { number, writer in
      writeConflict(conflicts[number], document, to: &writer)
    }
    writeList("Ambiguous", ambiguous.count, to: &writer) { number, writer in
      let free = drawing.layout.views[ambiguous[number]].ambiguityInWords
      writeLink(to: ambiguous[number], document, note: free, kind: "ambiguity", &writer)
    }
    writeList("Findings", document.data.findings.count, to: &writer) { number, writer in
      writeFinding(document.data.findings[number], document, to: &writer)
    }
    writer.close("section")
  }

  private func writeList(
    _ title: String, _ count: Int, to writer: inout MarkupWriter, item: (Int, inout MarkupWriter) -> Void
  ) {
    guard count > 0 else { return }
    writer.element("h3", markup: "\(title) <span class=\"count\">\(count)</span>")
    writer.open("ul", [("class", "cards")])
    for number in 0..<count {
      writer.open("li")
      item(number, &writer)
      writer.close("li")
    }
    writer.close("ul")
  }

  private func writeConflict(
    _ conflict: PageLayout.Conflict, _ document: DrawnDocument, to writer: inout MarkupWriter
  ) {
    writer.element("p", [("class", "words conflict")], text: conflict.explanation)
    for number in conflict.constraints {
      writer.element("p", [("class", "equation")], text: document.data.constraints[number].equation)
    }
    writer.open("p", [("class", "links")])
    for view in conflict.views { writeLink(to: view, document, note: nil, kind: "conflict", &writer) }
    writer.close("p")
  }

  private func writeFinding(
    _ finding: PageDocument.Remark, _ document: DrawnDocument, to writer: inout MarkupWriter
  ) {
    writer.element("p", [("class", "words \(finding.severity.rawValue)")], text: finding.message)
    writer.element("p", [("class", "origin")], text: "\(finding.rule) · line \(finding.line)")
    guard !finding.views.isEmpty else { return }
    writer.open("p", [("class", "links")])
    for view in finding.views { writeLink(to: view, document, note: nil, kind: "finding", &writer) }
    writer.close("p")
  }

  private func writeLink(
    to view: Int, _ document: DrawnDocument, note: String?, kind: String, _ writer: inout MarkupWriter
  ) {
    let words = note.map { " <span>\(Escaped.text($0))</span>" } ?? ""
    writer.element(
      "button", [("type", "button"), ("class", "link \(kind)"), ("data-select", String(view))],
      markup: Escaped.text(document.data.views[view].name) + words)
  }
}
