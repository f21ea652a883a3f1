import InterfaceModel

extension IntrinsicSizer {
  /// A text field's size: its text or placeholder, and its border.
  func textFieldSize(of object: InterfaceObject) -> IntrinsicSize {
    let font = textFieldFont(of: object)
    let text = [text("text", of: object), text("placeholder", of: object)].compactMap { $0 }
    let width = text.map { font.width(of: $0) }.max() ?? 0
    let lineHeight = font.lineHeight.rounded(.up)
    let isEstimated = !text.allSatisfy { font.knows($0) }
    switch object["borderStyle"] {
    case "roundedRect":
      return IntrinsicSize(
        width: device.ceilToPixel(width + 27.8), height: max(era.hasModernControls ? 34 : 30, lineHeight + 9),
        isEstimated: isEstimated)
    case "bezel", "line":
      return IntrinsicSize(
        width: device.ceilToPixel(width + 14),
        height: era.hasModernControls ? max(30, lineHeight + 8) : max(23, lineHeight + 4),
        isEstimated: isEstimated)
    default:
      return IntrinsicSize(
        width: device.ceilToPixel(width),
        height: max(plainHeight(of: font), object["clearButtonMode"] == "whileEditing" ? 19 : 0),
        isEstimated: isEstimated)
    }
  }

  /// The height of a text field without a border.
  private func plainHeight(of font: FontMetrics) -> Double {
    let lineHeight = font.lineHeight.rounded(.up)
    if era.hasGlassControls { return max(22, lineHeight) }
    guard era.hasModernControls else { return lineHeight }
    return min(device.ceilToPixel(font.lineHeight + 1.7), max(22, lineHeight))
  }

  /// What a text field's text measures.
  func textFieldFont(of object: InterfaceObject) -> FontMetrics {
    metrics(object.value("fontDescription"), defaultSize: 17)
  }

  /// A text view's size; one that scrolls has none.
  func textViewSize(of object: InterfaceObject, fittingWidth: Double?) -> IntrinsicSize {
    guard object["scrollEnabled"] == "NO" else { return .none }
    let standard = metrics(object.value("fontDescription"), defaultSize: 12)
    var runs = [TextRun(text: text("text", of: object) ?? "", font: standard)]
    if case .attributedText(let text) = object.value("attributedText") {
      runs = self.runs(of: text, standard: standard)
    }
    let inset = EdgeInsets(horizontal: 5, vertical: 8)
    let layout = TextLayout(runs, fitting: fittingWidth.map { $0 - inset.horizontal }, spreadsAllLines: true)
    return IntrinsicSize(
      width: device.ceilToPixel(layout.width + inset.horizontal),
      height: device.ceilToPixel(layout.height + inset.vertical),
      isEstimated: !runs.allSatisfy { $0.font.knows($0.text) })
  }
}
