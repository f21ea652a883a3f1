import InterfaceLayout
import InterfaceModel
import MarkupWriting

extension ViewPainter {
  mutating func drawSwitch(_ view: DrawnView) {
    let isOn = view.object.flag("on")
    let height = min(view.height, 31)
    let track = LayoutFrame(
      x: 0, y: (view.height - height) / 2, width: max(min(view.width, height * 2.2) - 2, 0), height: height)
    let on = drawing.colors.paint(view.object.value("onTintColor")) ?? known(.systemGreen)
    canvas.rect(track, radius: height / 2, fill: isOn ? on : known(.secondarySystemFill))
    let thumb = drawing.colors.paint(view.object.value("thumbTintColor")) ?? known(.white)
    let radius = max(height / 2 - 2, 0)
    canvas.circle(
      x: isOn ? track.maxX - radius - 2 : radius + 2, y: track.midY, radius: radius, fill: thumb,
      stroke: Paint(RGBA(0x000000, alpha: 0.08)))
  }

  mutating func drawSlider(_ view: DrawnView) {
    let minimum = view.object.number("minValue") ?? 0
    let maximum = view.object.number("maxValue") ?? 1
    let value = view.object.number("value") ?? 0
    let share = maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
    let radius = min(13, view.height / 2 - 1, view.width / 2)
    let track = view.bounds.inset(x: 2, y: view.height / 2 - 2)
    let thumb = track.x + radius + (track.width - 2 * radius) * share
    canvas.rect(
      track, radius: 2, fill: drawing.colors.paint(view.object.value("maximumTrackTintColor")) ?? known(.systemFill))
    canvas.rect(
      LayoutFrame(x: track.x, y: track.y, width: thumb - track.x, height: track.height), radius: 2,
      fill: drawing.colors.paint(view.object.value("minimumTrackTintColor")) ?? view.tint)
    canvas.circle(
      x: thumb, y: track.midY, radius: radius,
      fill: drawing.colors.paint(view.object.value("thumbTintColor")) ?? known(.white),
      stroke: Paint(RGBA(0x000000, alpha: 0.15)), lineWidth: 0.75)
  }

  mutating func drawStepper(_ view: DrawnView) {
    let frame = view.bounds
    canvas.rect(frame, radius: 8, fill: known(.tertiarySystemFill))
    canvas.line(
      frame.midX, frame.y + frame.height * 0.25, frame.midX, frame.y + frame.height * 0.75, stroke: known(.separator))
    let side = min(20, frame.height * 0.6)
    for (symbol, x) in [("minus", frame.width * 0.25), ("plus", frame.width * 0.75)] {
      drawSymbol(
        symbol, in: LayoutFrame(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side), known(.label))
    }
  }

  mutating func drawSegmentedControl(_ view: DrawnView) {
    let segments = drawing.objects(in: view.object).filter { $0.element == "segment" }
    canvas.rect(view.bounds, radius: 8, fill: known(.tertiarySystemFill))
    guard !segments.isEmpty else { return }
    let selected = Int(min(max(view.object.number("selectedSegmentIndex") ?? -1, -1), 1000))
    let width = view.width / Double(segments.count)
    for (place, segment) in segments.enumerated() {
      let frame = view.placed(LayoutFrame(x: width * Double(place), y: 0, width: width, height: view.height))
      if place == selected {
        let fill = drawing.colors.paint(view.object.value("selectedSegmentTintColor")) ?? known(.segment)
        canvas.rect(
          frame.inset(x: 2, y: 2), radius: 6.5, fill: fill, stroke: Paint(RGBA(0x000000, alpha: 0.06)), lineWidth: 0.75)
      } else if place > 0, place - 1 != selected {
        let x = view.isRightToLeft ? frame.maxX : frame.x
        canvas.line(x, view.height * 0.3, x, view.height * 0.7, stroke: known(.separator))
      }
      drawSegment(segment, in: frame, isSelected: place == selected)
    }
  }

  private mutating func drawSegment(_ segment: InterfaceObject, in frame: LayoutFrame, isSelected: Bool) {
    if let title = segment.text("title"), !title.isEmpty {
      let style = style(13, weight: isSelected ? "semibold" : "medium", known(.label))
      TextBlock(title, style, alignment: .center).draw(in: frame.inset(x: 4, y: 0), &canvas)
    } else if let image = segment.imageName("image") {
      let side = min(18, frame.height - 8)
      drawImage(
        named: image, in: LayoutFrame(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        isSymbol: isSymbol(segment, image), tint: known(.label))
    }
  }

  mutating func drawProgressView(_ view: DrawnView) {
    let share = min(max(view.object.number("progress") ?? 0, 0), 1)
    let radius = view.height / 2
    canvas.rect(
      view.bounds, radius: radius,
      fill: drawing.colors.paint(view.object.value("trackTintColor")) ?? known(.systemFill))
    canvas.rect(
      LayoutFrame(x: 0, y: 0, width: view.width * share, height: view.height), radius: radius,
      fill: drawing.colors.paint(view.object.value("progressTintColor")) ?? view.tint)
  }

  mutating func drawPageControl(_ view: DrawnView) {
    let pages = Int(min(max(view.object.number("numberOfPages") ?? 0, 0), 100))
    let current = view.object.number("currentPage") ?? 0
    let start = view.bounds.midX - Double(pages - 1) * 8
    let other = drawing.colors.paint(view.object.value("pageIndicatorTintColor")) ?? known(.systemGray3)
    let chosen = drawing.colors.paint(view.object.value("currentPageIndicatorTintColor")) ?? known(.secondaryLabel)
    for page in 0..<pages {
      canvas.circle(
        x: start + Double(page) * 16, y: view.bounds.midY, radius: 3.5, fill: Double(page) == current ? chosen : other)
    }
  }

  mutating func drawActivityIndicator(_ view: DrawnView) {
    let radius = min(view.width, view.height) / 2
    let paint = drawing.colors.paint(view.object.value("color")) ?? known(.systemGray)
    let spokes: [(x: Double, y: Double)] = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
    ]
    for (place, spoke) in spokes.enumerated() {
      canvas.line(
        view.bounds.midX + spoke.x * radius * 0.5, view.bounds.midY + spoke.y * radius * 0.5,
        view.bounds.midX + spoke.x * radius * 0.9, view.bounds.midY + spoke.y * radius * 0.9, stroke: paint,
        lineWidth: max(radius / 5, 1),
        also: [("stroke-linecap", "round"), ("opacity", NumberText.exact(1 - Double(place) * 0.1))])
    }
  }

  mutating func drawColorWell(_ view: DrawnView) {
    let radius = min(view.width, view.height) / 2
    let color = drawing.colors.paint(view.object.value("selectedColor")) ?? view.tint
    canvas.circle(
      x: view.bounds.midX, y: view.bounds.midY, radius: radius - 1.5, fill: nil, stroke: known(.systemGray3),
      lineWidth: 3)
    canvas.circle(x: view.bounds.midX, y: view.bounds.midY, radius: radius - 5, fill: color)
  }
}
