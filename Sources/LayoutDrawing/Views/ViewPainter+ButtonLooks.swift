import InterfaceModel
import LayoutMetrics

extension ViewPainter {
  /// What a button without a configuration shows.
  func plainLook(of view: DrawnView) -> ButtonLook {
    let object = view.object
    let isSystem = object["buttonType"] == "system" || object["buttonType"] == "roundedRect"
    let state = object.states.first { $0.name == "normal" }
    let paint = drawing.colors.paint(state?.value("titleColor")) ?? (isSystem ? view.tint : Paint(RGBA(0xFFFFFF)))
    let font = drawing.sizer.font(object.value("fontDescription"), defaultSize: isSystem ? 15 : 18)
    let style = TextStyle(font: font, description: object.font("fontDescription"), paint: paint)
    var title = TextBlock(state?.text("title") ?? "", style)
    if case .attributedText(let text) = state?.value("attributedTitle") {
      title = attributedBlock(text, standard: style, isRightToLeft: view.isRightToLeft)
    }
    title.lineBreakMode = object["lineBreakMode"] ?? "middleTruncation"
    if title.runs.contains(where: { $0.text.contains("\n") }) || object["lineBreakMode"] == "wordWrap" {
      title.maximumLines = 0
    }
    let image = state?.imageName("image")
    var look = ButtonLook(
      title: title, image: image, isSymbol: image.map { isSymbol(state, $0) } ?? false, symbolSize: 17,
      imagePlacement: "leading", backgroundImage: state?.imageName("backgroundImage"),
      paint: isSystem ? view.tint : paint)
    if case .insets(let insets) = object.value("contentEdgeInsets") {
      look.insets = EdgeInsets(insets)
      // They are to the left and right; the content is mirrored as a whole.
      if view.isRightToLeft { swap(&look.insets.leading, &look.insets.trailing) }
    }
    return look
  }

  /// What a button with a configuration shows.
  func configuredLook(of view: DrawnView, _ configuration: InterfaceRecord) -> ButtonLook {
    let small = ["mini", "small"].contains(configuration["buttonSize"])
    let style = configuration["style"]
    let backdrop: ButtonLook.Backdrop =
      switch style {
      case "filled": .filled
      case "tinted": .tinted
      case "gray": .gray
      default: .none
      }
    let paint =
      drawing.colors.paint(configuration.value("baseForegroundColor"))
      ?? (backdrop == .filled ? Paint(RGBA(0xFFFFFF)) : view.tint)
    let description = configuration.value("titleFontDescription")
    let standard = InterfaceValue.font(.textStyle(small ? "UICTFontTextStyleSubhead" : "UICTFontTextStyleBody"))
    let font = drawing.sizer.font(description ?? standard, defaultSize: 17)
    var fontDescription: FontDescription?
    if case .font(let given) = description { fontDescription = given }
    let titleStyle = TextStyle(font: font, description: fontDescription, paint: paint)
    let state = view.object.states.first { $0.name == "normal" }
    var title = TextBlock(configuration.text("title") ?? state?.text("title") ?? "", titleStyle)
    if case .attributedText(let text) = configuration.value("attributedTitle") {
      title = attributedBlock(text, standard: titleStyle, isRightToLeft: view.isRightToLeft)
    }
    title.maximumLines = 0
    let image = image(of: configuration) ?? state?.imageName("image")
    var look = ButtonLook(
      title: title, image: image,
      isSymbol: image.map { isSymbol($0) } ?? false, symbolSize: font.pointSize,
      imagePlacement: configuration["imagePlacement"] ?? "leading", paint: paint, backdrop: backdrop)
    if let subtitle = configuration.text("subtitle"), !subtitle.isEmpty {
      look.subtitle = TextBlock(subtitle, self.style(13, paint))
    }
    look.imagePadding = configuration["imagePadding"].flatMap(ExactNumber.init(_:))?.value ?? 0
    look.cornerRadius = cornerRadius(configuration["cornerStyle"])
    look.insets = configuration.value("contentInsets").flatMap(insets) ?? EdgeInsets(horizontal: 12, vertical: 7)
    return look
  }

  private func image(of configuration: InterfaceRecord) -> String? {
    if case .record(let reference) = configuration.value("image") { return reference["image"] }
    return configuration["image"]
  }

  private func insets(_ value: InterfaceValue) -> EdgeInsets? {
    guard case .insets(let insets) = value else { return nil }
    return EdgeInsets(insets)
  }

  private func cornerRadius(_ style: String?) -> Double? {
    switch style {
    case "capsule": nil
    case "small": 4
    case "large": 12
    default: 6
    }
  }
}
