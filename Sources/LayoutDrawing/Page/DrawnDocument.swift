import UIKitCatalog

/// A document of a report, drawn on its devices.
struct DrawnDocument {
  /// Its place in the report.
  let number: Int
  /// The name of its file.
  let name: String
  /// Its layouts and their pictures.
  let layouts: [(drawing: Drawing, picture: Picture)]
  /// What the script knows of it.
  let data: PageDocument

  /// Draws a document.
  init(_ entry: HTMLReport.Entry, number: Int, catalog: Catalog) {
    self.number = number
    name = SVGWireframe.fileName(entry.document.file)
    layouts = entry.layouts.enumerated().map { place, layout in
      let drawing = Drawing(entry.document, layout, catalog: catalog)
      return (drawing, Picture(drawing, prefix: "d\(number)l\(place)-"))
    }
    data = PageDocument(entry.document, entry.findings, drawings: layouts)
  }
}
