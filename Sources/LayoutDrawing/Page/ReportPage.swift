import MarkupWriting

/// Writes the page of a report.
struct ReportPage {
  /// The documents.
  let documents: [DrawnDocument]
  /// What the script knows, as the content of a script element.
  let data: String

  /// The page.
  var markup: String {
    var writer = MarkupWriter()
    writer.raw("<!DOCTYPE html>\n")
    writer.open("html", [("lang", "en"), ("data-theme", "auto")])
    writeHead(to: &writer)
    writer.open("body", [("data-pane", "stage")])
    writeHeader(to: &writer)
    writer.open("main")
    writeTrees(to: &writer)
    writeStage(to: &writer)
    PageInspector(documents).write(to: &writer)
    writer.close("main")
    writePaneSwitch(to: &writer)
    writer.element("script", [("type", "application/json"), ("id", "report-data")], markup: data)
    writer.element("script", markup: PageScript.text)
    writer.close("body")
    writer.close("html")
    return writer.text
  }

  private var title: String {
    guard let first = documents.first, documents.count == 1 else { return "Layout report" }
    return "\(first.name) · Layout report"
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.open("head")
    writer.raw("  <meta charset=\"utf-8\">\n")
    writer.raw("  <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    // The page asks for nothing, and the browser holds it to that.
    writer.raw(
      "  <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline'; img-src data:\">\n")
    writer.raw("  <link rel=\"icon\" href=\"data:,\">\n")
    writer.element("title", text: title)
    writer.element("style", markup: PageStyle.text + PageStyle.panes + paletteRules)
    writer.close("head")
  }

  /// The dark values of the colours in the pictures.
  private var paletteRules: String {
    let paints = documents.flatMap(\.layouts).reduce(into: Set<Paint>()) { $0.formUnion($1.picture.paints) }
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
    let chosen = paints.map { $0.darkRules(scope: ":root[data-theme=dark] ") }.joined()
    let automatic = paints.map { $0.darkRules(scope: ":root:not([data-theme=light]) ") }.joined()
    return "\(chosen)@media (prefers-color-scheme:dark){\n\(automatic)}\n"
  }

  // MARK: Parts

  private func writeHeader(to writer: inout MarkupWriter) {
    writer.open("header", [("class", "bar")])
    writer.element("h1", markup: "Layout <span>report</span>")
    if documents.count > 1 {
      writeSelect("document", label: "Document", options: documents.map(\.name), to: &writer)
    } else if let document = documents.first {
      writer.element("p", [("class", "file")], text: document.name)
    }
    for document in documents where document.layouts.count > 1 || documents.count == 1 {
      writeSelect(
        "device", label: "Device", options: document.layouts.map { Self.deviceName($0.drawing) },
        document: document.number, to: &writer)
    }
    writer.element("span", [("class", "space")], text: "")
    writeButtons(
      "Zoom", [("zoom-out", "−", "Zoom out"), ("zoom-fit", "Fit", "Fit the picture"), ("zoom-in", "+", "Zoom in")],
      to: &writer)
    writer.element(
      "button",
      [("type", "button"), ("class", "toggle needs-js"), ("data-action", "marks"), ("aria-pressed", "true")],
      text: "Problems")
    writeButtons(
      "Appearance",
      [("theme-auto", "Auto", "As the system"), ("theme-light", "Light", "Light"), ("theme-dark", "Dark", "Dark")],
      to: &writer)
    writer.close("header")
  }

  static func deviceName(_ drawing: Drawing) -> String {
    let size = drawing.layout.device.size(orientation: drawing.layout.orientation)
    let turned = drawing.layout.orientation == "landscape" ? ", landscape" : ""
    return
      "\(drawing.layout.device.name)\(turned) — \(NumberText.short(size.width)) × \(NumberText.short(size.height))"
  }

  private func writeSelect(
    _ name: String, label: String, options: [String], document: Int? = nil, to writer: inout MarkupWriter
  ) {
    let place: [MarkupWriter.Attribute] = document.map { [("data-document", String($0))] } ?? []
    writer.open("label", [("class", "pick needs-js")] + place)
    writer.element("span", text: label)
    writer.open("select", [("data-pick", name)])
    for (number, option) in options.enumerated() {
      writer.element("option", [("value", String(number))], text: option)
    }
    writer.close("select")
    writer.close("label")
  }

  private func writeButtons(
    _ label: String, _ buttons: [(action: String, text: String, title: String)], to writer: inout MarkupWriter
  ) {
    writer.open("div", [("class", "group needs-js"), ("role", "group"), ("aria-label", label)])
    for button in buttons {
      writer.element(
        "button",
        [
          ("type", "button"), ("data-action", button.action), ("title", button.title), ("aria-label", button.title),
        ], text: button.text)
    }
    writer.close("div")
  }

  private func writeTrees(to writer: inout MarkupWriter) {
    writer.open("nav", [("class", "pane trees"), ("data-pane", "tree"), ("aria-label", "Views")])
    writer.open("label", [("class", "filter needs-js")])
    writer.element("span", [("class", "unseen")], text: "Filter views")
    writer.raw(
      "    <input type=\"search\" placeholder=\"Filter by name, class or id\" autocomplete=\"off\" spellcheck=\"false\">\n"
    )
    writer.close("label")
    for document in documents {
      writer.open("section", [("class", "document"), ("data-document", String(document.number))])
      writer.element("h2", [("class", "static-only")], text: document.name)
      if let drawing = document.layouts.first?.drawing {
        PageTree(drawing, document: document.number).write(to: &writer)
      }
      writer.close("section")
    }
    writer.element("p", [("class", "none"), ("hidden", "")], text: "No view matches.")
    writer.close("nav")
  }

  private func writeStage(to writer: inout MarkupWriter) {
    writer.open(
      "section", [("class", "pane stage"), ("data-pane", "stage"), ("aria-label", "Wireframe"), ("tabindex", "0")])
    for document in documents {
      for (place, layout) in document.layouts.enumerated() {
        let name = Self.deviceName(layout.drawing)
        writer.open(
          "figure", [("data-document", String(document.number)), ("data-layout", String(place))])
        writer.element("figcaption", [("class", "static-only")], text: "\(document.name) on \(name)")
        writer.open("svg", layout.picture.attributes(title: "Wireframe on \(name)"))
        writer.raw(layout.picture.markup)
        writer.close("svg")
        writer.close("figure")
      }
    }
    writer.close("section")
  }

  /// At narrow widths one part of the page is to be seen at a time.
  private func writePaneSwitch(to writer: inout MarkupWriter) {
    writer.open("div", [("class", "panes needs-js"), ("role", "group"), ("aria-label", "Part of the page")])
    for (pane, text) in [("tree", "Views"), ("stage", "Picture"), ("inspector", "Details")] {
      writer.element(
        "button", [("type", "button"), ("data-show", pane), ("aria-pressed", String(pane == "stage"))], text: text)
    }
    writer.close("div")
  }
}
