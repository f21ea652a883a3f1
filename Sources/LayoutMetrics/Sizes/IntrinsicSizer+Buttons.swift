import InterfaceModel

extension IntrinsicSizer {
  /// A button's size: its title and image in the normal state, and the insets around them.
  func buttonSize(of object: InterfaceObject) -> IntrinsicSize {
    if case .record(let configuration) = object.value("configuration") {
      return buttonSize(of: configuration, in: object)
    }
    switch object["buttonType"] {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd": return accessoryButtonSize
    case "close": return IntrinsicSize(width: 30, height: 30)
    default: return titledButtonSize(of: object)
    }
  }

  /// What a button's title measures.
  func buttonFont(of object: InterfaceObject) -> FontMetrics {
    let isSystem = object["buttonType"] == "system" || object["buttonType"] == "roundedRect"
    return metrics(object.value("fontDescription"), defaultSize: isSystem ? 15 : 18)
  }

  private var accessoryButtonSize: IntrinsicSize {
    switch era.tools {
    case ..<14800: IntrinsicSize(width: 22, height: 22)
    case ..<22000: IntrinsicSize(width: 25, height: 24)
    case ..<24000: IntrinsicSize(width: 25.5, height: 25.5)
    default: IntrinsicSize(width: 33, height: 33)
    }
  }

  private func titledButtonSize(of object: InterfaceObject) -> IntrinsicSize {
    let font = buttonFont(of: object)
    let state = object.states.first { $0.name == "normal" }
    let title = titleRuns(of: state, font: font)
    let image = state?.attribute("image").map {
      imageSize(named: $0, configuration: symbolConfiguration(of: state, font: font))
    }
    let background = state?.attribute("backgroundImage").map {
      imageSize(named: $0, configuration: SymbolConfiguration())
    }
    let insets = contentInsets(of: object)
    let layout = TextLayout(title, maximumLines: 0)
    let lineHeight = title.isEmpty ? font.lineHeight.rounded(.up) : (layout.height - 1e-6).rounded(.up)

    var size = Extent(width: (layout.width - 1e-6).rounded(.up), height: lineHeight)
    if let image {
      size.width += image.width ?? 0
      size.height = max(size.height, image.height ?? 0)
    }
    size.width += insets.horizontal
    size.height += insets.vertical
    if image == nil, insets == .zero {
      size.height += 12
      size.width = max(size.width, 30)
    }
    return IntrinsicSize(
      width: max(size.width, background?.width ?? 0), height: max(size.height, background?.height ?? 0),
      isEstimated: !title.allSatisfy { $0.font.knows($0.text) } || image?.isEstimated == true
        || background?.isEstimated == true)
  }

  private func titleRuns(of state: ControlState?, font: FontMetrics) -> [TextRun] {
    guard let state else { return [] }
    if case .attributedText(let text) = state.value("attributedTitle") {
      return runs(of: text, standard: font)
    }
    var title = state.attribute("title")
    if title == nil, case .string(let text) = state.value("title") { title = text }
    guard let title, !title.isEmpty else { return [] }
    return [TextRun(text: title, font: font)]
  }

  private func contentInsets(of object: InterfaceObject) -> EdgeInsets {
    guard case .insets(let insets) = object.value("contentEdgeInsets") else { return .zero }
    return EdgeInsets(insets)
  }

  private func symbolConfiguration(of state: ControlState?, font: FontMetrics) -> SymbolConfiguration {
    var configuration = SymbolConfiguration()
    configuration.pointSize = font.pointSize
    if case .record(let record) = state?.value("preferredSymbolConfiguration") {
      configuration.apply(record, sizer: self)
    }
    return configuration
  }
}
