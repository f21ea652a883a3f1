import InterfaceLayout
import InterfaceModel

extension ViewPainter {
  /// Draws what a view shows by itself, under its subviews.
  mutating func drawContent(of view: DrawnView, hasBackground: Bool) {
    switch view.object.element {
    case "label": drawLabel(view)
    case "button": drawButton(view)
    case "textField": drawTextField(view)
    case "textView": drawTextView(view)
    case "imageView": drawImageView(view)
    case "switch": drawMirrored(view) { $0.drawSwitch(view) }
    case "slider": drawMirrored(view) { $0.drawSlider(view) }
    case "stepper": drawMirrored(view) { $0.drawStepper(view) }
    case "segmentedControl": drawSegmentedControl(view)
    case "progressView": drawMirrored(view) { $0.drawProgressView(view) }
    case "pageControl": drawMirrored(view) { $0.drawPageControl(view) }
    case "activityIndicatorView": drawActivityIndicator(view)
    case "datePicker": drawDatePicker(view)
    case "pickerView": drawWheels(view, columns: ["—"])
    case "colorWell": drawColorWell(view)
    case "searchBar": drawSearchBar(view)
    case "navigationBar": drawNavigationBar(view)
    case "toolbar": drawToolbar(view)
    case "tabBar": drawTabBar(view)
    case "tableView": drawTableView(view, hasBackground: hasBackground)
    case "collectionView": drawCollectionView(view, hasBackground: hasBackground)
    case "tableViewCell": drawTableCell(view, hasBackground: hasBackground)
    case "collectionViewCell": drawCollectionCell(view, hasBackground: hasBackground)
    case "visualEffectView": drawVisualEffect(view)
    case "mapView": drawMap(view)
    case "webView", "wkWebView": drawWebView(view)
    case "containerView": drawContainer(view)
    case "sceneKitView", "arscnView", "arskView", "arView", "skView", "glkView", "mtkView", "pdfView":
      drawPlaceholder(view, symbol: "photo", text: drawing.className(of: view.object))
    default: drawPlainView(view, hasBackground: hasBackground)
    }
  }

  /// Draws what a view shows over its subviews.
  mutating func drawOverContent(of view: DrawnView) {
    switch view.object.element {
    case "tableView": drawSectionTitles(view)
    case "tableViewCell": drawCellDecoration(view)
    default: break
    }
  }

  /// Draws what has no text as in a mirror, where the view's content runs from right to left.
  private mutating func drawMirrored(_ view: DrawnView, _ draw: (inout ViewPainter) -> Void) {
    guard view.isRightToLeft else { return draw(&self) }
    canvas.openMirrored(width: view.width)
    draw(&self)
    canvas.close()
  }

  /// A view of a custom class draws itself; its class says what is to be seen there.
  private mutating func drawPlainView(_ view: DrawnView, hasBackground: Bool) {
    guard drawing.children[view.place].isEmpty, let name = view.object.customClass?.name else { return }
    if !hasBackground {
      canvas.rect(
        view.bounds.inset(x: 0.5, y: 0.5), fill: nil, stroke: known(.systemGray3), also: [("stroke-dasharray", "4 3")])
    }
    drawCaption(name, in: view.bounds, paint: known(.systemGray))
  }

  /// A colour that UIKit draws with.
  func known(_ name: SystemPalette.Name) -> Paint { drawing.colors.known(name) }

  /// A style of the system's font.
  func style(_ size: Double, weight: String? = nil, _ paint: Paint) -> TextStyle {
    let font = FontDescription.system(.system, size: .named("label"), weight: weight)
    return TextStyle(
      font: drawing.sizer.font(weight == nil ? nil : .font(font.sized(size)), defaultSize: size),
      description: font, paint: paint)
  }

  /// Writes a small text into the middle of a frame, where it fits.
  mutating func drawCaption(_ text: String, in frame: LayoutFrame, paint: Paint) {
    guard frame.height >= 12, frame.width >= 24 else { return }
    var block = TextBlock(text, style(min(12, max(8, frame.height / 3)), paint), alignment: .center)
    block.lineBreakMode = "middleTruncation"
    block.draw(in: frame.inset(x: 3, y: 0), &canvas)
  }
}

extension FontDescription {
  /// The system's font at a size.
  fileprivate func sized(_ size: Double) -> FontDescription {
    guard case .system(let face, _, let weight) = self, let number = ExactNumber(String(size)) else { return self }
    return .system(face, size: .points(number), weight: weight)
  }
}
