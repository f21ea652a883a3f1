import InterfaceLayout
import InterfaceModel

extension ViewPainter {
  mutating func drawDatePicker(_ view: DrawnView) {
    let mode = view.object["datePickerMode"]
    switch view.object["style"] {
    case "inline": drawCalendar(view)
    case "wheels": drawWheels(view, columns: columns(mode))
    case "compact": drawCompactPicker(view, mode: mode)
    default:
      // A picker that is as high as wheels was laid out as wheels.
      if view.height > 100 { drawWheels(view, columns: columns(mode)) } else { drawCompactPicker(view, mode: mode) }
    }
  }

  private func columns(_ mode: String?) -> [String] {
    switch mode {
    case "date": ["January", "1", "2025"]
    case "time": ["9", "41", "AM"]
    case "countDownTimer": ["1 hour", "15 min"]
    default: ["Today", "9", "41", "AM"]
    }
  }

  private mutating func drawCompactPicker(_ view: DrawnView, mode: String?) {
    let texts: [String] =
      switch mode {
      case "date": ["1 Jan 2025"]
      case "time": ["9:41 AM"]
      default: ["1 Jan 2025", "9:41 AM"]
      }
    let gap = 6.0
    let lengths = texts.map { Double($0.count) + 2 }
    let unit = (view.width - gap * Double(texts.count - 1)) / max(lengths.reduce(0, +), 1)
    var x = 0.0
    for (text, length) in zip(texts, lengths) {
      let frame = LayoutFrame(x: x, y: 0, width: unit * length, height: view.height)
      canvas.rect(frame, radius: 6, fill: known(.tertiarySystemFill))
      TextBlock(text, style(min(17, view.height / 2), known(.label)), alignment: .center).draw(in: frame, &canvas)
      x = frame.maxX + gap
    }
  }

  /// Rows of a picker's wheels around the chosen one.
  mutating func drawWheels(_ view: DrawnView, columns: [String]) {
    let row = 32.0
    let band = LayoutFrame(x: 8, y: view.bounds.midY - row / 2, width: max(view.width - 16, 0), height: row)
    canvas.rect(band, radius: 8, fill: known(.tertiarySystemFill))
    let width = band.width / Double(columns.count)
    let rows = Int(min(max((view.height / row - 1) / 2, 0), 3))
    for (place, text) in columns.enumerated() {
      let frame = LayoutFrame(x: band.x + width * Double(place), y: band.y, width: width, height: row)
      TextBlock(text, style(20, known(.label)), alignment: .center).draw(in: frame, &canvas)
      for offset in 1...3 where offset <= rows {
        let bar = min(width * 0.4, 44)
        for direction in [-1.0, 1.0] {
          canvas.rect(
            LayoutFrame(
              x: frame.midX - bar / 2, y: frame.midY + direction * Double(offset) * row - 3, width: bar, height: 6),
            radius: 3, fill: known(.tertiarySystemFill))
        }
      }
    }
  }

  private mutating func drawCalendar(_ view: DrawnView) {
    let area = view.bounds.inset(x: 16, y: 12)
    TextBlock("January 2025", style(17, weight: "semibold", known(.label)))
      .draw(in: LayoutFrame(x: area.x, y: area.y, width: area.width, height: 24), &canvas)
    let cell = (width: area.width / 7, height: max(area.height - 36, 0) / 5)
    for day in 1...31 {
      let (row, column) = (day + 1).quotientAndRemainder(dividingBy: 7)
      let frame = LayoutFrame(
        x: area.x + Double(column) * cell.width, y: area.y + 36 + Double(row) * cell.height, width: cell.width,
        height: cell.height)
      let isChosen = day == 1
      if isChosen {
        canvas.circle(x: frame.midX, y: frame.midY, radius: min(frame.width, frame.height) / 2, fill: view.tint)
      }
      TextBlock(
        String(day), style(min(17, cell.height / 2), isChosen ? known(.white) : known(.label)), alignment: .center
      )
      .draw(in: frame, &canvas)
    }
  }
}
