import InterfaceLayout
import InterfaceModel
import MarkupWriting
import UIKitCatalog

/// Draws layouts as they look on the screen, as SVG: one picture of all scenes or views of a document on one device.
public struct SVGWireframe: Sendable {
  private let catalog: Catalog

  /// Makes a renderer that knows what `catalog` describes.
  public init(catalog: Catalog = .uiKit) { self.catalog = catalog }

  /// The picture of a document's layout, in light or dark as its surroundings are.
  public func render(_ document: InterfaceDocument, _ layout: DocumentLayout) -> String {
    let drawing = Drawing(document, layout, catalog: catalog)
    let picture = Picture(drawing, prefix: "")
    let title = Self.title(of: document, layout)
    var writer = MarkupWriter()
    writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.open("svg", picture.attributes(title: title))
    writer.element("title", text: title)
    let canvas = SystemPalette.known(.canvas)
    writer.element("style", markup: Self.darkStyle(picture.paints.union([canvas])))
    writer.empty(
      "rect", [("width", "100%"), ("height", "100%"), ("class", "f-canvas")] + canvas.attributes(.fill))
    writer.raw(picture.markup)
    writer.close("svg")
    return writer.text
  }

  /// The name of the file without its folders, and of the device.
  static func title(of document: InterfaceDocument, _ layout: DocumentLayout) -> String {
    "\(fileName(document.file)) · \(layout.device.name)\(layout.orientation == "landscape" ? ", landscape" : "")"
  }

  static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func darkStyle(_ paints: Set<Paint>) -> String {
    let rules = paints.sorted { ($0.name ?? "") < ($1.name ?? "") }.map { $0.darkRules(scope: "") }.joined()
    return "@media (prefers-color-scheme:dark){\n\(rules)}"
  }
}
