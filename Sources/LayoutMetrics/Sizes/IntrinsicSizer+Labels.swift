import InterfaceModel

extension IntrinsicSizer {
  /// A label's size: its text, rounded up.
  func labelSize(of object: InterfaceObject, fittingWidth: Double?) -> IntrinsicSize {
    let runs = labelRuns(of: object)
    guard !runs.allSatisfy(\.text.isEmpty) else { return IntrinsicSize(width: 0, height: 0) }
    let lines = number("numberOfLines", of: object).flatMap { Int(exactly: $0.rounded()) } ?? 1
    let layout = TextLayout(
      runs, fitting: lines == 1 ? nil : wrappingWidth(of: object, fittingWidth: fittingWidth), maximumLines: lines,
      breaking: LineBreaking(documentName: object["lineBreakMode"]))
    let roundsUp = era.roundsLineHeights && layout.lineCount == 1
    return IntrinsicSize(
      width: device.ceilToPixel(layout.width),
      height: roundsUp ? layout.height.rounded(.up) : device.ceilToPixel(layout.height),
      isEstimated: !runs.allSatisfy { $0.font.knows($0.text) })
  }

  /// What a label's fonts measure, in the order of its text; empty where it has none.
  func labelRuns(of object: InterfaceObject) -> [TextRun] {
    let standard = metrics(object.value("fontDescription"), defaultSize: 17)
    if object["usesAttributedText"] == "YES", case .attributedText(let text) = object.value("attributedText") {
      return runs(of: text, standard: standard)
    }
    return [TextRun(text: text("text", of: object) ?? "", font: standard)]
  }

  /// Lines wrap at the width that the label was told, or else at the one that layout gives it.
  private func wrappingWidth(of object: InterfaceObject, fittingWidth: Double?) -> Double? {
    if let preferred = number("preferredMaxLayoutWidth", of: object), preferred > 0 { return preferred }
    return fittingWidth
  }
}
