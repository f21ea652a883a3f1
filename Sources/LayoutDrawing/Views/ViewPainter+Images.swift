import InterfaceLayout
import InterfaceModel
import LayoutMetrics
import MarkupWriting

extension ViewPainter {
  mutating func drawImageView(_ view: DrawnView) {
    guard let name = view.object.imageName("image") ?? view.object.imageName("highlightedImage") else {
      return drawPlaceholder(view, symbol: "photo", text: "")
    }
    drawImage(named: name, in: imageFrame(name, view), isSymbol: isSymbol(view.object, name), tint: view.tint)
  }

  /// Whether an image is one of the system's symbols.
  func isSymbol(_ object: InterfaceObject, _ name: String) -> Bool {
    if object["catalog"] == "system" { return true }
    if case .record(let record) = object.value("image"), record["catalog"] == "system" { return true }
    return isSymbol(name)
  }

  /// Whether an image of a control's state is one of the system's symbols.
  func isSymbol(_ state: ControlState?, _ name: String) -> Bool { state?["catalog"] == "system" || isSymbol(name) }

  /// Whether the resources say that an image is one of the system's symbols.
  func isSymbol(_ name: String) -> Bool {
    drawing.document.resources.contains { resource in
      guard resource.name == name, case .image(let catalog?, _) = resource.kind else { return false }
      return catalog == "system"
    }
  }

  /// Draws an image as a labelled box with a cross, or a symbol as a simple shape.
  mutating func drawImage(named name: String, in frame: LayoutFrame, isSymbol: Bool, tint: Paint) {
    guard frame.width > 0, frame.height > 0 else { return }
    if isSymbol { return drawSymbol(name, in: frame, tint) }
    let ink = Paint(RGBA(0x8E8E93, alpha: 0.55))
    canvas.rect(frame, fill: Paint(RGBA(0x8E8E93, alpha: 0.16)))
    let inner = frame.inset(x: 0.5, y: 0.5)
    canvas.rect(inner, fill: nil, stroke: ink)
    canvas.path(
      "M\(NumberText.exact(inner.x)) \(NumberText.exact(inner.y))L\(NumberText.exact(inner.maxX)) "
        + "\(NumberText.exact(inner.maxY))M\(NumberText.exact(inner.maxX)) \(NumberText.exact(inner.y))"
        + "L\(NumberText.exact(inner.x)) \(NumberText.exact(inner.maxY))",
      fill: nil, stroke: Paint(RGBA(0x8E8E93, alpha: 0.3)), lineWidth: 0.75)
    guard frame.width >= 36, frame.height >= 20 else { return }
    let label = TextBlock(name, style(min(11, frame.height / 2.2), known(.secondaryLabel)), alignment: .center)
    let width = min(label.naturalSize.width + 8, frame.width - 4)
    let height = label.naturalSize.height + 2
    let plate = LayoutFrame(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    canvas.rect(plate, radius: 3, fill: known(.systemBackground), also: [("fill-opacity", "0.8")])
    var shortened = label
    shortened.lineBreakMode = "middleTruncation"
    shortened.draw(in: plate.inset(x: 4, y: 0), &canvas)
  }

  /// Draws a symbol as large as the frame lets it be.
  mutating func drawSymbol(_ name: String, in frame: LayoutFrame, _ paint: Paint) {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return }
    guard let shape = SymbolShapes.shape(name) else {
      canvas.rect(
        LayoutFrame(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).inset(x: 1, y: 1),
        radius: side / 4, fill: nil, stroke: paint, lineWidth: max(side / 16, 0.75))
      return drawCaption(name, in: frame.inset(x: 2, y: 2), paint: paint)
    }
    let scale = side / 24
    canvas.open([
      (
        "transform",
        "translate(\(NumberText.exact(frame.midX - side / 2)) \(NumberText.exact(frame.midY - side / 2))) "
          + "scale(\(NumberText.exact(scale)))"
      ), ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
    ])
    canvas.writer.element("title", text: name)
    canvas.path(shape.strokes, fill: nil, stroke: paint, lineWidth: 1.8)
    if !shape.fills.isEmpty { canvas.path(shape.fills, fill: paint) }
    canvas.close()
  }

  /// Where in an image view its image lies.
  private func imageFrame(_ name: String, _ view: DrawnView) -> LayoutFrame {
    let size = drawing.sizer.imageSize(named: name)
    guard let width = size.width, let height = size.height, width > 0, height > 0 else { return view.bounds }
    func centred(_ factor: Double) -> LayoutFrame {
      LayoutFrame(
        x: view.bounds.midX - width * factor / 2, y: view.bounds.midY - height * factor / 2, width: width * factor,
        height: height * factor)
    }
    switch view.object["contentMode"] {
    case "scaleAspectFit": return centred(min(view.width / width, view.height / height))
    case "center": return centred(1)
    default: return view.bounds
    }
  }
}
