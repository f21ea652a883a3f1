import InterfaceLayout
import InterfaceModel
import LayoutMetrics

extension ViewPainter {
  mutating func drawButton(_ view: DrawnView) {
    let isDimmed = !view.object.flag("enabled", default: true)
    if isDimmed { canvas.open([("opacity", "0.4")]) }
    defer { if isDimmed { canvas.close() } }
    if let symbol = symbol(ofType: view.object["buttonType"]) {
      let side = min(22, view.width, view.height)
      return drawSymbol(
        symbol,
        in: LayoutFrame(x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side),
        view.tint)
    }
    var look = plainLook(of: view)
    if case .record(let configuration) = view.object.value("configuration") {
      look = configuredLook(of: view, configuration)
      drawBackdrop(look, view, color: drawing.colors.paint(configuration.value("baseBackgroundColor")))
    }
    if let image = look.backgroundImage {
      drawImage(named: image, in: view.bounds, isSymbol: isSymbol(image), tint: view.tint)
    }
    drawContent(look, of: view)
  }

  private func symbol(ofType type: String?) -> String? {
    switch type {
    case "infoLight", "infoDark", "detailDisclosure": "info.circle"
    case "contactAdd": "plus.circle"
    case "close": "xmark.circle"
    default: nil
    }
  }

  private mutating func drawBackdrop(_ look: ButtonLook, _ view: DrawnView, color: Paint?) {
    let radius = look.cornerRadius ?? view.height / 2
    switch look.backdrop {
    case .none: break
    case .filled: canvas.rect(view.bounds, radius: radius, fill: color ?? view.tint)
    case .gray: canvas.rect(view.bounds, radius: radius, fill: color ?? known(.secondarySystemFill))
    case .tinted:
      canvas.open([("opacity", "0.18")])
      canvas.rect(view.bounds, radius: radius, fill: color ?? view.tint)
      canvas.close()
    }
  }

  private mutating func drawContent(_ look: ButtonLook, of view: DrawnView) {
    let imageSize = look.image.map { self.imageSize($0, pointSize: look.symbolSize) }
    let text = textSize(look)
    let isStacked = look.imagePlacement == "top" || look.imagePlacement == "bottom"
    let gap = text.width > 0 ? look.imagePadding : 0
    var size = Extent(width: text.width, height: text.height)
    if let imageSize {
      size.width = isStacked ? max(text.width, imageSize.width) : text.width + gap + imageSize.width
      size.height = isStacked ? text.height + gap + imageSize.height : max(text.height, imageSize.height)
    }
    let origin = contentOrigin(size, look.insets, view)
    var textFrame = LayoutFrame(x: origin.x, y: origin.y, width: size.width, height: size.height)
    if let image = look.image, let imageSize {
      var frame = LayoutFrame(
        x: origin.x, y: origin.y + (size.height - imageSize.height) / 2, width: imageSize.width,
        height: imageSize.height)
      switch look.imagePlacement {
      case "trailing", "right":
        frame.x = origin.x + text.width + gap
        textFrame.width = text.width
      case "top":
        frame = LayoutFrame(
          x: origin.x + (size.width - frame.width) / 2, y: origin.y, width: frame.width, height: frame.height)
        textFrame = LayoutFrame(x: origin.x, y: frame.maxY + gap, width: size.width, height: text.height)
      case "bottom":
        frame = LayoutFrame(
          x: origin.x + (size.width - frame.width) / 2, y: origin.y + text.height + gap, width: frame.width,
          height: frame.height)
        textFrame.height = text.height
      default:
        textFrame = LayoutFrame(x: frame.maxX + gap, y: origin.y, width: text.width, height: size.height)
      }
      drawImage(named: image, in: view.placed(frame), isSymbol: look.isSymbol, tint: look.paint)
    }
    drawTexts(look, in: view.placed(textFrame), view)
  }

  private mutating func drawTexts(_ look: ButtonLook, in frame: LayoutFrame, _ view: DrawnView) {
    var title = look.title
    title.alignment = .center
    guard let subtitle = look.subtitle else { return title.draw(in: frame, &canvas) }
    let height = title.naturalSize.height
    title.draw(in: LayoutFrame(x: frame.x, y: frame.y, width: frame.width, height: height), &canvas)
    var under = subtitle
    under.alignment = .center
    under.draw(
      in: LayoutFrame(x: frame.x, y: frame.y + height, width: frame.width, height: frame.height - height), &canvas)
  }

  private func textSize(_ look: ButtonLook) -> Extent {
    guard !look.title.isEmpty else { return Extent(width: 0, height: 0) }
    var size = look.title.naturalSize
    if let subtitle = look.subtitle?.naturalSize {
      size = Extent(width: max(size.width, subtitle.width), height: size.height + subtitle.height)
    }
    return size
  }

  private func imageSize(_ name: String, pointSize: Double) -> Extent {
    let size = drawing.sizer.imageSize(named: name, pointSize: pointSize)
    return Extent(width: size.width ?? 0, height: size.height ?? 0)
  }

  /// Where the content lies; it keeps to the width that is there.
  private func contentOrigin(
    _ size: Extent, _ insets: EdgeInsets, _ view: DrawnView
  ) -> (x: Double, y: Double) {
    let x: Double =
      switch view.object["contentHorizontalAlignment"] {
      case "leading", view.isRightToLeft ? "right" : "left": insets.leading
      case "trailing", view.isRightToLeft ? "left" : "right": view.width - size.width - insets.trailing
      default: insets.leading + (view.width - insets.horizontal - size.width) / 2
      }
    let y: Double =
      switch view.object["contentVerticalAlignment"] {
      case "top": insets.top
      case "bottom": view.height - size.height - insets.bottom
      default: insets.top + (view.height - insets.vertical - size.height) / 2
      }
    return (x, y)
  }
}
