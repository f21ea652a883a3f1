import InterfaceModel

extension IntrinsicSizer {
  /// The size of a button with a configuration: title over subtitle, image beside or above them, and the insets.
  func buttonSize(of configuration: InterfaceRecord, in object: InterfaceObject) -> IntrinsicSize {
    let title = titleRuns(of: configuration, in: object)
    let subtitle = subtitleRuns(of: configuration)
    let image = image(of: configuration)
    let titleLayout = TextLayout(title)
    let subtitleLayout = TextLayout(subtitle)

    var text = Extent(
      width: max(titleLayout.width, subtitleLayout.width), height: titleLayout.height + subtitleLayout.height)
    if !title.isEmpty, !subtitle.isEmpty { text.height += number("titlePadding", of: configuration) ?? 1 }
    let size = content(text: text, image: image, configuration)
    let insets = contentInsets(of: configuration)
    return IntrinsicSize(
      width: device.ceilToPixel(size.width) + insets.horizontal,
      height: device.ceilToPixel(size.height) + insets.vertical,
      isEstimated: !(title + subtitle).allSatisfy { $0.font.knows($0.text) } || image?.isEstimated == true)
  }

  /// What the title of a button with a configuration measures.
  func titleFont(of configuration: InterfaceRecord, in object: InterfaceObject) -> FontMetrics {
    let font = configuration.value("titleFontDescription")
    let small = ["mini", "small"].contains(configuration["buttonSize"])
    return metrics(
      font ?? .font(.textStyle(small ? "UICTFontTextStyleSubhead" : "UICTFontTextStyleBody")), defaultSize: 17)
  }

  private func content(text: Extent, image: IntrinsicSize?, _ configuration: InterfaceRecord) -> Extent {
    guard let image else { return text }
    let drawn = Extent(width: image.width ?? 0, height: image.height ?? 0)
    guard text.width > 0 else { return drawn }
    let padding = number("imagePadding", of: configuration) ?? 0
    switch configuration["imagePlacement"] {
    case "top", "bottom":
      return Extent(width: max(text.width, drawn.width), height: text.height + padding + drawn.height)
    default:
      return Extent(width: text.width + padding + drawn.width, height: max(text.height, drawn.height))
    }
  }

  private func titleRuns(of configuration: InterfaceRecord, in object: InterfaceObject) -> [TextRun] {
    let font = titleFont(of: configuration, in: object)
    if case .attributedText(let text) = configuration.value("attributedTitle") {
      return runs(of: text, standard: font)
    }
    guard let title = text("title", of: configuration), !title.isEmpty else { return [] }
    return [TextRun(text: title, font: font)]
  }

  private func subtitleRuns(of configuration: InterfaceRecord) -> [TextRun] {
    let font = metrics(.font(.textStyle("UICTFontTextStyleFootnote")), defaultSize: 13)
    if case .attributedText(let text) = configuration.value("attributedSubtitle") {
      return runs(of: text, standard: font)
    }
    guard let subtitle = text("subtitle", of: configuration), !subtitle.isEmpty else { return [] }
    return [TextRun(text: subtitle, font: font)]
  }

  private func image(of configuration: InterfaceRecord) -> IntrinsicSize? {
    var symbol = SymbolConfiguration()
    if case .record(let record) = configuration.value("preferredSymbolConfigurationForImage") {
      symbol.apply(record, sizer: self)
    }
    if case .record(let reference) = configuration.value("image") {
      return reference["image"].map { imageSize(named: $0, configuration: symbol) }
    }
    return configuration["image"].map { imageSize(named: $0, configuration: symbol) }
  }

  private func contentInsets(of configuration: InterfaceRecord) -> EdgeInsets {
    if case .insets(let insets) = configuration.value("contentInsets") { return EdgeInsets(insets) }
    switch configuration["buttonSize"] {
    case "mini", "small": return EdgeInsets(horizontal: 10, vertical: 5)
    case "large": return EdgeInsets(horizontal: 20, vertical: 15)
    default: return EdgeInsets(horizontal: 12, vertical: 7)
    }
  }

  private func number(_ name: String, of record: InterfaceRecord) -> Double? {
    record[name].flatMap(ExactNumber.init(_:))?.value
  }

  private func text(_ key: String, of record: InterfaceRecord) -> String? {
    if let text = record[key] { return text }
    guard case .string(let text) = record.value(key) else { return nil }
    return text
  }
}
