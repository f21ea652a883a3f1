import InterfaceLayout
import InterfaceModel
import LayoutMetrics

extension ViewPainter {
  mutating func drawLabel(_ view: DrawnView) {
    let object = view.object
    let paint = drawing.colors.paint(object.value("textColor")) ?? defaultTextPaint
    var block = textBlock(object, plain: object.text("text"), defaultSize: 17, paint: paint)
    block.maximumLines = object.number("numberOfLines").map { Int(min(max($0, 0), 1000)) } ?? 1
    block.lineBreakMode = object["lineBreakMode"]
    if object.flag("adjustsFontSizeToFit", default: true), let scale = object.number("minimumScaleFactor"), scale > 0 {
      block.minimumScale = scale
    }
    draw(block, in: view.bounds, isDimmed: !object.flag("enabled", default: true))
  }

  mutating func drawTextField(_ view: DrawnView) {
    let object = view.object
    drawFieldBorder(view)
    let isBordered = object["borderStyle"] != nil && object["borderStyle"] != "none"
    var content = view.bounds.inset(x: isBordered ? 7 : 0, y: 0)
    if object["clearButtonMode"] == "always" {
      let place = LayoutFrame(x: content.maxX - 17, y: content.midY - 8, width: 16, height: 16)
      drawSymbol("xmark.circle", in: view.placed(place), known(.systemGray))
      content.width = max(content.width - 21, 0)
    }
    let text = object.text("text") ?? ""
    let paint = drawing.colors.paint(object.value("textColor")) ?? defaultTextPaint
    var block = textBlock(object, plain: text, defaultSize: 14, paint: paint)
    if block.isEmpty {
      block = textBlock(
        object, plain: object.text("placeholder"), attributed: "attributedPlaceholder", defaultSize: 14,
        paint: known(.placeholderText))
    }
    block.draw(in: view.placed(content), &canvas)
  }

  private mutating func drawFieldBorder(_ view: DrawnView) {
    switch view.object["borderStyle"] {
    case "roundedRect":
      canvas.rect(
        view.bounds.inset(x: 0.25, y: 0.25), radius: 5,
        fill: view.object.value("backgroundColor") == nil ? known(.systemBackground) : nil,
        stroke: known(.systemGray4), lineWidth: 0.75)
    case "line", "bezel":
      canvas.rect(view.bounds.inset(x: 0.5, y: 0.5), fill: nil, stroke: known(.systemGray2))
    default: break
    }
  }

  mutating func drawTextView(_ view: DrawnView) {
    let object = view.object
    let paint = drawing.colors.paint(object.value("textColor")) ?? defaultTextPaint
    var block = textBlock(object, plain: object.text("text"), defaultSize: 12, paint: paint)
    block.maximumLines = 0
    block.vertical = .top
    block.lineBreakMode = "wordWrap"
    block.draw(in: view.bounds.inset(x: 5, y: 8), &canvas)
  }

  /// The colour of a text whose document names none.
  var defaultTextPaint: Paint { known(.label) }

  /// The text of an object that has one font, or runs with attributes of their own.
  func textBlock(
    _ object: InterfaceObject, plain: String?, attributed: String = "attributedText", defaultSize: Double, paint: Paint
  ) -> TextBlock {
    let font = drawing.sizer.font(object.value("fontDescription"), defaultSize: defaultSize)
    let standard = TextStyle(font: font, description: object.font("fontDescription"), paint: paint)
    let isRightToLeft = drawing.isRightToLeft(object)
    var block: TextBlock
    if case .attributedText(let text) = object.value(attributed), !text.fragments.isEmpty {
      block = attributedBlock(text, standard: standard, isRightToLeft: isRightToLeft)
    } else {
      block = TextBlock(plain ?? "", standard)
    }
    if let alignment = object["textAlignment"], alignment != "natural" || block.runs.count == 1 {
      block.alignment = TextBlock.Alignment(documentName: alignment, isRightToLeft: isRightToLeft)
    }
    return block
  }

  /// A text in runs with attributes of their own.
  func attributedBlock(_ text: AttributedText, standard: TextStyle, isRightToLeft: Bool) -> TextBlock {
    let runs = drawing.sizer.textRuns(of: text, standard: standard.font)
    var alignment: String?
    let styles = zip(runs, text.fragments).map { run, fragment in
      var style = standard
      style.font = run.font
      for attribute in fragment.attributes {
        switch (attribute.key, attribute.value) {
        case ("NSFont", .font(let font)): style = TextStyle(font: run.font, description: font, paint: style.paint)
        case ("NSColor", .color(let color)): style.paint = drawing.colors.paint(color) ?? style.paint
        case ("NSUnderline", _): style.isUnderlined = true
        case ("NSStrikethrough", _): style.isStruckThrough = true
        case ("NSParagraphStyle", .record(let paragraph)): alignment = alignment ?? paragraph["alignment"]
        default: break
        }
      }
      return style
    }
    var block = TextBlock(runs: runs, styles: styles)
    block.alignment = TextBlock.Alignment(documentName: alignment ?? "natural", isRightToLeft: isRightToLeft)
    return block
  }

  /// Draws a text, fainter where its control is off.
  mutating func draw(_ block: TextBlock, in frame: LayoutFrame, isDimmed: Bool) {
    if isDimmed { canvas.open([("opacity", "0.4")]) }
    block.draw(in: frame, &canvas)
    if isDimmed { canvas.close() }
  }
}
